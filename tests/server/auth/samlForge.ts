import { inflateRawSync } from 'node:zlib'
import { settings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { SamlLib } from 'samlify'
import * as v from 'valibot'
import type { Page } from '../platform/browser'
import { type SsoWorld, startOf, type Visitor } from './ssoWorld'

export type Key = { privateKey: string; certificate: string }

/** The key of the demo's SAML provider, with which a test can forge any assertion. */
export async function keyOf({ database }: SsoWorld): Promise<Key> {
  const [row] = await database.connection
    .select()
    .from(settings)
    .where(eq(settings.key, 'demo_saml_key'))
  const key = v.object({ privateKey: v.string(), certificate: v.string() })
  return v.parse(key, JSON.parse(row?.value ?? ''))
}

/** What a provider reads from a request, and the browser's page of the attempt. */
export type SamlStarted = { requestId: string; acs: string; audience: string; relayState: string }

export async function startSso(visitor: Visitor, email: string) {
  const offer = await visitor.offer(email)
  const page = await visitor.visit(visitor.origin + startOf(offer, 'saml'), { follow: false })
  const { searchParams } = new URL(page.headers.get('location') ?? '')
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString(
    'utf8',
  )
  const found = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? ''
  const request: SamlStarted = {
    requestId: found(/ ID="([^"]+)"/),
    acs: found(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: found(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get('RelayState') ?? '',
  }
  return { offer, request, xml, location: new URL(page.headers.get('location') ?? '') }
}

export type AssertionParts = {
  email: string
  issuer: string
  audience: string
  recipient: string
  inResponseTo: string | null
  subjectInResponseTo: string | null
  assertionId: string
  notBefore: number
  notOnOrAfter: number
  attributes: string
}

const minute = 60_000
const instant = (fromNow: number) => new Date(Date.now() + fromNow).toISOString()

/** A valid provider's response, except for the overrides. Not signed. */
export function response(
  world: SsoWorld,
  request: SamlStarted,
  parts: Partial<AssertionParts> & { email: string },
) {
  const all: AssertionParts = {
    issuer: `${world.origin}/demo/saml`,
    audience: request.audience,
    recipient: request.acs,
    inResponseTo: request.requestId,
    subjectInResponseTo: request.requestId,
    assertionId: `_${crypto.randomUUID()}`,
    notBefore: -minute,
    notOnOrAfter: 5 * minute,
    attributes: '',
    ...parts,
  }
  const to = (id: string | null) => (id === null ? '' : ` InResponseTo="${id}"`)
  const until = instant(all.notOnOrAfter)
  const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${all.assertionId}" Version="2.0" IssueInstant="${instant(0)}"><saml:Issuer>${all.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${all.email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${all.recipient}"${to(all.subjectInResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${instant(all.notBefore)}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${all.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${all.attributes}</saml:Assertion>`
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${instant(0)}" Destination="${request.acs}"${to(all.inResponseTo)}><saml:Issuer>${all.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertion}</samlp:Response>`
}

/** Signs the assertion, or the response around it. */
export function signed(
  xml: string,
  key: Key,
  what: 'assertion' | 'response' = 'assertion',
  algorithm = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
) {
  const responsePath = "/*[local-name(.)='Response']"
  const path = what === 'response' ? responsePath : `${responsePath}/*[local-name(.)='Assertion']`
  return SamlLib.constructSAMLSignature({
    rawSamlMessage: xml,
    referenceTagXPath: path,
    privateKey: key.privateKey,
    signatureAlgorithm: algorithm,
    signingCert: key.certificate.replaceAll(/-----[^-]+-----|\s/g, ''),
    isBase64Output: false,
    signatureConfig: {
      prefix: 'ds',
      location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    },
  })
}

/** Sends a response like the provider's page. */
export function post(visitor: Visitor, xml: string, relayState: string): Promise<Page> {
  return visitor.visit(`${visitor.origin}/sso/saml`, {
    method: 'POST',
    form: { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState },
  })
}
