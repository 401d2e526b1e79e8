import {
  generateServiceProviderMetadata,
  SAML,
  SamlStatusError,
  ValidateInResponseTo,
} from '@node-saml/node-saml'
import type { SamlAnswer, SamlRequest, SamlService } from '../../ports/saml'
import { clockSkewMs } from '../../services/auth/sso/clockSkew'
import { readAssertion } from './samlAssertion'
import { checkDocument } from './samlDocument'

/** This server as a SAML service provider. All of this runs in the thread that `saml.ts` starts. */
export function requestUrl(
  request: SamlRequest,
  relayState: string,
  loginHint: string,
): Promise<string> {
  const [certificate = ''] = request.provider.certificates
  return partyOf(request, certificate).getAuthorizeUrlAsync(relayState, undefined, {
    // Not part of the standard, but several providers prefill the user name with it.
    additionalParams: { login_hint: loginHint },
  })
}

export async function readAnswer(request: SamlRequest, xml: string): Promise<SamlAnswer> {
  const { provider, service, requestId } = request
  try {
    checkDocument(xml)
    const { profile, signedBy } = await validated(request, xml)
    const expected = { issuer: provider.entityId, recipient: service.acsUrl, requestId }
    return { outcome: 'assertion', assertion: { ...readAssertion(profile, expected), signedBy } }
  } catch (error) {
    if (error instanceof SamlStatusError) return { outcome: 'declined' }
    return { outcome: 'refused', error }
  }
}

/**
 * The profile of a response that one of the provider's certificates has signed. Each is tried alone, so that it is known
 * which one the provider uses.
 */
async function validated(request: SamlRequest, xml: string) {
  const SAMLResponse = Buffer.from(xml).toString('base64')
  let failure: unknown = new Error('Invalid signature')
  for (const signedBy of request.provider.certificates) {
    try {
      const party = partyOf(request, signedBy)
      const { profile } = await party.validatePostResponseAsync({ SAMLResponse })
      if (profile === null) throw new Error('The response has no assertion')
      return { profile, signedBy }
    } catch (error) {
      failure = error
      if (!isOfSignature(error)) throw error
    }
  }
  throw failure
}

/** Another certificate may still fit. */
const isOfSignature = (error: unknown): boolean =>
  error instanceof Error && /^Invalid (?:document )?signature/.test(error.message)

export function serviceMetadata({ entityId, acsUrl }: SamlService): Promise<string> {
  const xml = generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    identifierFormat: emailFormat,
    wantAssertionsSigned: true,
  })
  return Promise.resolve(xml)
}

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

function partyOf({ provider, service, requestId }: SamlRequest, certificate: string): SAML {
  return new SAML({
    issuer: service.entityId,
    audience: service.entityId,
    callbackUrl: service.acsUrl,
    entryPoint: provider.ssoUrl,
    idpCert: certificate,
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

/** The only request that the response may refer to. The database returns it once, so a replay finds none. */
function onlyRequest(id: string) {
  const at = new Date()
  return {
    saveAsync: (_: string, value: string) => Promise.resolve({ value, createdAt: at.getTime() }),
    getAsync: (key: string) => Promise.resolve(key === id ? at.toISOString() : null),
    removeAsync: (key: string | null) => Promise.resolve(key),
  }
}
