import type { Profile } from '@node-saml/node-saml'
import * as v from 'valibot'
import type { Assertion } from '../../ports/saml'

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

const instant = v.pipe(
  v.string(),
  v.transform((input) => new Date(input)),
  v.date(),
)

/** The signed assertion as parsed by `xml2js`; only the parts that node-saml leaves for us to check. */
const signed = v.object({
  Assertion: v.object({
    $: v.object({ ID: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
    Subject: v.tuple([
      v.object({
        SubjectConfirmation: v.array(
          v.object({
            $: v.object({ Method: v.string() }),
            SubjectConfirmationData: v.optional(
              v.array(
                v.object({
                  $: v.object({
                    Recipient: v.optional(v.string()),
                    InResponseTo: v.optional(v.string()),
                    NotOnOrAfter: instant,
                  }),
                }),
              ),
            ),
          }),
        ),
      }),
    ]),
    Conditions: v.tuple([v.object({ $: v.object({ NotOnOrAfter: v.optional(instant) }) })]),
  }),
})

type Expected = { issuer: string; recipient: string; requestId: string }

/**
 * Checks what node-saml does not check in a validated assertion: the issuer, the recipient, and the request id in the
 * signed part, because the response around it may be unsigned.
 * @throws if a check fails
 */
export function readAssertion(profile: Profile, expected: Expected): Assertion {
  if (profile.issuer !== expected.issuer) throw new Error('The issuer is another one')
  const { Assertion: assertion } = v.parse(signed, profile.getAssertion?.())
  const confirmation = assertion.Subject[0].SubjectConfirmation.filter(
    ({ $ }) => $.Method === bearer,
  )
    .flatMap((entry) => entry.SubjectConfirmationData ?? [])
    .find(({ $ }) => $.Recipient === expected.recipient && $.InResponseTo === expected.requestId)
  if (confirmation === undefined) throw new Error('No confirmation is for us and this request')
  const ends = [confirmation.$.NotOnOrAfter, assertion.Conditions[0].$.NotOnOrAfter]
  return {
    id: assertion.$.ID,
    expiresAt: new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0))),
    email: emailOf(profile),
    firstName: firstOf(profile, firstNames),
    lastName: firstOf(profile, lastNames),
  }
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const emails = ['email', 'mail', 'urn:oid:0.9.2342.19200300.100.1.3', `${claims}/emailaddress`]
const firstNames = ['givenName', 'firstName', 'urn:oid:2.5.4.42', `${claims}/givenname`]
const lastNames = ['sn', 'surname', 'lastName', 'urn:oid:2.5.4.4', `${claims}/surname`]

function emailOf(profile: Profile): string | null {
  const named = firstOf(profile, emails)
  if (named !== null) return named
  return profile.nameID?.includes('@') ? profile.nameID : null
}

function firstOf(profile: Profile, names: readonly string[]): string | null {
  const { attributes } = profile
  if (typeof attributes !== 'object' || attributes === null) return null
  const found = names.map((name) => (attributes as Record<string, unknown>)[name])
  const text = found.find((value) => typeof value === 'string')
  return typeof text === 'string' ? text : null
}
