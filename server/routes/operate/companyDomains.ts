import { domainOf } from '@contract/email'
import { companyDomains, proveDomain, removeDomain } from '@contract/operate/companyDomains'
import { buildingAddress } from '../../http/buildingAddress'
import { type Call, implement } from '../../http/implement'
import { operateMutation, stagedOperateMutation } from '../../http/operateMutation'
import { confirmationPath } from '../../services/auth/confirmationLinks'
import { domainMail } from '../../services/auth/confirmationMails'
import {
  acceptDomain,
  type Claim,
  changeOf,
  companyDomainPage,
  proofRecord,
  readClaim,
  removeClaim,
  subjectOf,
} from '../../services/operate/domainProofs'
import { Refusal } from '../../services/platform/refusal'

type ProofCall = Call<typeof proveDomain>

export const operateCompanyDomainRoutes = [
  implement(companyDomains, ({ database, hash, params, caller }) =>
    companyDomainPage(database.connection, hash, params.companyId, caller.operator.reach),
  ),

  stagedOperateMutation(
    proveDomain,
    async (call, commit) => {
      const { body, params } = call
      const claim = claimOf(params.companyId, body.building_uuid, body.domain)
      const { building, company } = await readClaim(call.database.connection, claim)
      if (body.by === 'mail') {
        const letter = await letterTo(call, { claim, building, to: body.email })
        return commit((_tx) => {
          call.mail.post(letter)
          const after = { proof_of: claim.domain, proof_mailed_to: body.email }
          return Promise.resolve({
            reply: { data: { proven: false, sent_to: body.email } },
            changes: [{ ...changeOf(claim, company), before: null, after }],
          })
        })
      }
      await (body.by === 'record' ? checkRecord(call, claim) : checkOperator(call))
      return commit(async (tx) => ({
        reply: { data: { proven: true, sent_to: null } },
        changes: [await acceptDomain(tx, claim)],
      }))
    },
    { limit: 'visitorInvitedByUser' },
  ),

  operateMutation(removeDomain, async (tx, { params }) => {
    const claim = claimOf(params.companyId, params.buildingId, params.domain)
    return { reply: {}, changes: [await removeClaim(tx, claim)] }
  }),
]

const claimOf = (companyId: string, buildingId: string, domain: string): Claim => ({
  companyUuid: companyId.toLowerCase(),
  buildingUuid: buildingId.toLowerCase(),
  domain,
})

function checkOperator({ caller }: ProofCall): void {
  if (caller.operator.reach === 'all') return
  throw new Refusal('permission_denied', {
    detail: 'Only an operator of the whole deployment vouches for a domain.',
  })
}

async function checkRecord({ domainRecords, hash }: ProofCall, claim: Claim): Promise<void> {
  const records = await domainRecords.texts(claim.domain)
  if (records.includes(proofRecord(hash, claim))) return
  throw new Refusal('domain_unproven', {
    detail: 'The domain has no such TXT record yet. It can take an hour until it is seen.',
  })
}

/** The mail that asks a mailbox of the domain. */
async function letterTo(
  call: ProofCall,
  { claim, building, to }: { claim: Claim; building: string; to: string },
) {
  const { domain } = claim
  if (domainOf(to) !== domain) {
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.email', code: 'domain', message: `Choose an address at ${domain}` }],
    })
  }
  const { brand, url } = await buildingAddress(call, claim.buildingUuid)
  if (url === null) throw new Refusal('invalid_request', { detail: 'No address is known.' })
  await call.limits.consume('letterByRecipient', to)
  const token = await call.confirmationLinks.sign('domain', subjectOf(claim), call.now())
  const link = new URL(`${confirmationPath('domain')}?${new URLSearchParams({ token })}`, url)
  return domainMail({ to, domain, building, brand, url: link.href, locale: call.caller.locale })
}
