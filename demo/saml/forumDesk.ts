import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { checkDocument } from '@server/adapters/saml/samlDocument'
import * as v from 'valibot'

/** The user whom the building's app has sent here, and the building. */
export type ForumGuest = { name: string; buildingUuid: string }

type Party = {
  /** The forum's entity id, and the address that accepts assertions. */
  entityId: string
  acs: string
  /** Accepted issuers, and the certificate with which all of them sign. */
  issuers: string[]
  certificate: string
  now: Date
}

const attributes = v.object({
  givenName: v.string(),
  sn: v.string(),
  buildingUuid: v.string(),
})
const confirmed = v.object({
  Assertion: v.object({
    $: v.object({ ID: v.string() }),
    Subject: v.tuple([
      v.object({
        SubjectConfirmation: v.tuple([
          v.object({
            SubjectConfirmationData: v.tuple([
              v.object({ $: v.object({ Recipient: v.string() }) }),
            ]),
          }),
        ]),
      }),
    ]),
  }),
})

/** Assertions that were used, with the time at which they expire. */
const taken = new Map<string, number>()
const rememberedForMs = 5 * 60_000

/**
 * Verifies an unsolicited response of the app: signed, for the forum, valid now, and not used
 * before. @throws if it is not.
 */
export async function readLaunch(samlResponse: string, party: Party): Promise<ForumGuest> {
  const { entityId, acs, issuers, certificate, now } = party
  checkDocument(Buffer.from(samlResponse, 'base64').toString('utf8'))
  const saml = new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acs,
    idpCert: certificate,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 30_000,
    validateInResponseTo: ValidateInResponseTo.never,
  })
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse })
  if (profile === null || !issuers.includes(profile.issuer))
    throw new Error('The issuer is unknown')
  takeOnce(profile, { acs, now })
  const { givenName, sn, buildingUuid } = v.parse(attributes, profile['attributes'])
  return { name: `${givenName} ${sn}`, buildingUuid }
}

function takeOnce(profile: Profile, { acs, now }: { acs: string; now: Date }): void {
  const { Assertion: assertion } = v.parse(confirmed, profile.getAssertion?.())
  const { Recipient: recipient } =
    assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$
  if (recipient !== acs) throw new Error('The assertion is for another recipient')
  for (const [id, until] of taken) if (until < now.getTime()) taken.delete(id)
  if (taken.has(assertion.$.ID)) throw new Error('The assertion was used before')
  taken.set(assertion.$.ID, now.getTime() + rememberedForMs)
}
