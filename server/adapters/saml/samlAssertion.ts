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
    AttributeStatement: v.optional(
      v.array(
        v.union([
          v.object({
            Attribute: v.optional(
              v.array(
                v.object({
                  $: v.object({ Name: v.string() }),
                  AttributeValue: v.optional(v.array(v.unknown())),
                }),
              ),
            ),
          }),
          v.pipe(
            v.string(),
            v.transform(() => ({ Attribute: undefined })),
          ),
        ]),
      ),
    ),
  }),
})

type Expected = { issuer: string; recipient: string; requestId: string }

/**
 * Checks what node-saml does not check in a validated assertion: the issuer, the recipient, and the request id in the
 * signed part, because the response around it may be unsigned.
 * @throws if a check fails
 */
export function readAssertion(profile: Profile, expected: Expected): Omit<Assertion, 'signedBy'> {
  if (profile.issuer !== expected.issuer) throw new Error('The issuer is another one')
  const { Assertion: assertion } = v.parse(signed, profile.getAssertion?.())
  const confirmation = assertion.Subject[0].SubjectConfirmation.filter(
    ({ $ }) => $.Method === bearer,
  )
    .flatMap((entry) => entry.SubjectConfirmationData ?? [])
    .find(({ $ }) => $.Recipient === expected.recipient && $.InResponseTo === expected.requestId)
  if (confirmation === undefined) throw new Error('No confirmation is for us and this request')
  const ends = [confirmation.$.NotOnOrAfter, assertion.Conditions[0].$.NotOnOrAfter]
  const attributes = attributesIn(assertion.AttributeStatement ?? [])
  return {
    id: assertion.$.ID,
    expiresAt: new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0))),
    emails: emailsIn(attributes, profile.nameID),
    firstName: valuesOf(attributes, firstNames)[0] ?? null,
    lastName: valuesOf(attributes, lastNames)[0] ?? null,
    attributes: attributes.map(({ name }) => name),
  }
}

type Attribute = { name: string; values: string[] }
type Statement = {
  Attribute?: { $: { Name: string }; AttributeValue?: unknown[] | undefined }[] | undefined
}

/** An attribute may have several values, and may come twice. */
const attributesIn = (statements: readonly Statement[]): Attribute[] =>
  statements
    .flatMap((statement) => statement.Attribute ?? [])
    .map(({ $, AttributeValue = [] }) => ({
      name: $.Name,
      values: AttributeValue.flatMap((value) => textOf(value) ?? []),
    }))

/** The parser makes an object of an element with attributes. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'object' && value !== null && '_' in value ? value._ : value
  return typeof text === 'string' && text.trim() !== '' ? text : null
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
/** The names that providers give an address by default, in lower case. */
const emails = [
  'email',
  'mail',
  'emailaddress',
  'user.email',
  'user.mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  `${claims}/emailaddress`,
  'http://schemas.xmlsoap.org/claims/emailaddress',
]
const firstNames = [
  'givenname',
  'firstname',
  'user.firstname',
  'urn:oid:2.5.4.42',
  `${claims}/givenname`,
]
const lastNames = [
  'sn',
  'surname',
  'lastname',
  'user.lastname',
  'urn:oid:2.5.4.4',
  `${claims}/surname`,
]

function emailsIn(attributes: readonly Attribute[], nameId: string | undefined): string[] {
  const named = valuesOf(attributes, emails)
  if (named.length > 0) return named
  return nameId?.includes('@') === true ? [nameId] : []
}

const valuesOf = (attributes: readonly Attribute[], names: readonly string[]): string[] =>
  names.flatMap((wanted) =>
    attributes.filter(({ name }) => name.toLowerCase() === wanted).flatMap(({ values }) => values),
  )
