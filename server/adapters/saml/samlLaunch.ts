import type { KeyAndCertificate } from '../../services/auth/selfSigned'

export type LaunchedPerson = {
  uuid: string
  /** The building in which the user opens the app. */
  buildingUuid: string
  /** Null for an app that may only recognize a returning user. */
  known: { email: string; first_name: string; last_name: string } | null
}
export type LaunchResponse = {
  issuer: string
  audience: string
  /** The address of the service provider that accepts assertions. */
  acs: string
  person: LaunchedPerson
  now: Date
}

/** Enough time for a slow page to submit it. */
const goodForMs = 60_000
/** Allows for clock skew. */
const earlierMs = 30_000

/**
 * The base64 of an unsolicited response (IdP-initiated, SAML 2.0 web SSO profile) with a signed assertion: its subject,
 * service provider and expiry.
 */
export async function signedLaunch(
  key: KeyAndCertificate,
  response: LaunchResponse,
): Promise<string> {
  // Imported on first use, so that deployments without launches do not load it.
  const { SignedXml } = await import('xml-crypto')
  const assertion = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']"
  const signed = new SignedXml({
    privateKey: key.privateKey,
    publicCert: key.certificate,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: canonical,
  })
  signed.addReference({
    xpath: assertion,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
  })
  signed.computeSignature(documentOf(response), {
    prefix: 'ds',
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return Buffer.from(signed.getSignedXml()).toString('base64')
}

const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** Our metadata as an identity provider, for operators of service providers. */
export function launchMetadata(
  { certificate }: Pick<KeyAndCertificate, 'certificate'>,
  { issuer, location }: { issuer: string; location: string },
): string {
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${xml(issuer)}"><IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare(certificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor><NameIDFormat>${persistent}</NameIDFormat><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${xml(location)}"/></IDPSSODescriptor></EntityDescriptor>`
}

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '')
const newId = () => `_${crypto.randomUUID()}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** Text that is safe in an element or an attribute, without characters that XML does not allow. */
const xml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (found) => entities[found] ?? '')

function documentOf({ issuer, audience, acs, person, now }: LaunchResponse): string {
  const at = now.toISOString()
  const from = new Date(now.getTime() - earlierMs).toISOString()
  const until = new Date(now.getTime() + goodForMs).toISOString()
  const assertionId = newId()
  const attributes = attributesOf(person)
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${at}" Destination="${xml(acs)}"><saml:Issuer>${xml(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${assertionId}" Version="2.0" IssueInstant="${at}"><saml:Issuer>${xml(issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${persistent}">${xml(person.uuid)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${xml(acs)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${xml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}" SessionIndex="${assertionId}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes}</saml:Assertion></samlp:Response>`
}

function attributesOf({ buildingUuid, known }: LaunchedPerson): string {
  const values = {
    buildingUuid,
    ...(known && { email: known.email, givenName: known.first_name, sn: known.last_name }),
  }
  const all = Object.entries(values).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic"><saml:AttributeValue>${xml(value)}</saml:AttributeValue></saml:Attribute>`,
  )
  return `<saml:AttributeStatement>${all.join('')}</saml:AttributeStatement>`
}
