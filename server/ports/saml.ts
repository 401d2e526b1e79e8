import type { SAML } from '@node-saml/node-saml'
import { type Assertion, readAssertion } from './samlAssertion'

/** An identity provider as its metadata describe it. */
export type SamlProvider = { entityId: string; ssoUrl: string; certificate: string }

/** We as a service provider: one for every host that browsers know us by. */
export type SamlService = { entityId: string; acsUrl: string }

/** Clocks of other companies' servers may differ from ours by so much. */
export const clockSkewMs = 60_000

export type { Assertion }

export type SamlAnswer =
  | { outcome: 'assertion'; assertion: Assertion }
  /** The provider itself says no, such as when somebody cancels there. */
  | { outcome: 'declined' }
  | { outcome: 'refused'; error: unknown }

/** Where to send the browser with a request for this provider (redirect binding, not signed). */
export async function requestUrl(
  provider: SamlProvider,
  service: SamlService,
  request: { id: string; relayState: string; loginHint: string },
): Promise<string> {
  const saml = await open(provider, service, request.id)
  return saml.getAuthorizeUrlAsync(request.relayState, undefined, {
    // Not of the standard, but several providers fill in the user name from it.
    additionalParams: { login_hint: request.loginHint },
  })
}

/**
 * Reads the answer to our request of this id. The assertion has to be signed by the provider, for us, for
 * this request and for now; what is not signed is not looked at.
 */
export async function readAnswer(
  provider: SamlProvider,
  service: SamlService,
  requestId: string,
  samlResponse: string,
): Promise<SamlAnswer> {
  const saml = await open(provider, service, requestId)
  const { SamlStatusError } = await import('@node-saml/node-saml')
  try {
    checkForm(Buffer.from(samlResponse, 'base64').toString('utf8'))
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse })
    if (profile === null) throw new Error('There is no assertion')
    const expected = { issuer: provider.entityId, recipient: service.acsUrl, requestId }
    return { outcome: 'assertion', assertion: readAssertion(profile, expected) }
  } catch (error) {
    if (error instanceof SamlStatusError) return { outcome: 'declined' }
    return { outcome: 'refused', error }
  }
}

/** Refuses what no provider has a reason to send, and the libraries would take. */
function checkForm(xml: string): void {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('A document type has no place in SAML')
  if (/xmldsig#(rsa-)?sha1\b/.test(xml)) throw new Error('SHA-1 does not sign any more')
}

/** What an identity provider's operator reads about us. */
export async function serviceMetadata({ entityId, acsUrl }: SamlService): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: emailFormat,
    wantAssertionsSigned: true,
  })
}

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

async function open(
  provider: SamlProvider,
  service: SamlService,
  requestId: string,
): Promise<SAML> {
  // Loaded when the first person needs it: the XML libraries would slow down every start.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new SAML({
    issuer: service.entityId,
    audience: service.entityId,
    callbackUrl: service.acsUrl,
    entryPoint: provider.ssoUrl,
    idpCert: provider.certificate,
    identifierFormat: emailFormat,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMs,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(requestId),
  })
}

/** The one request that an answer may be to. It stands in the database, which gives it out once. */
function onlyRequest(id: string) {
  const at = new Date()
  return {
    saveAsync: (_: string, value: string) => Promise.resolve({ value, createdAt: at.getTime() }),
    getAsync: (key: string) => Promise.resolve(key === id ? at.toISOString() : null),
    removeAsync: (key: string | null) => Promise.resolve(key),
  }
}
