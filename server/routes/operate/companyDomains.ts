import { domainOf } from '@contract/email'
import { companyDomains, proveDomain, removeDomain } from '@contract/operate/companyDomains'
import { buildingAddress } from '../../http/buildingAddress'
import { implement } from '../../http/implement'
import { operateMutation, stagedOperateMutation } from '../../http/operateMutation'
import { confirmationPath } from '../../services/auth/confirmationLinks'
import { domainMail } from '../../services/auth/confirmationMails'
import {
  acceptDomain,
  companyDomainPage,
  proofRecord,
  readClaim,
  removeClaim,
} from '../../services/operate/domainProofs'
import { Refusal } from '../../services/platform/refusal'

export const operateCompanyDomainRoutes = [
  implement(companyDomains, ({ database, hash, params, caller }) =>
    companyDomainPage(database.connection, hash, params.companyId, caller.operator.reach),
  ),

  stagedOperateMutation(
    proveDomain,
    async (call, commit) => {
      const { body, caller, domainRecords, hash, limits, mail, params } = call
      const claim = {
        companyUuid: params.companyId.toLowerCase(),
        buildingUuid: body.building_uuid.toLowerCase(),
        domain: body.domain,
      }
      const { building, company } = await readClaim(call.database.connection, claim)
      const accept = () =>
        commit(async (tx) => ({
          reply: { data: { proven: true, sent_to: null } },
          changes: [await acceptDomain(tx, claim)],
        }))
      if (body.by === 'operator') {
        if (caller.operator.reach === 'all') return accept()
        throw new Refusal('permission_denied', {
          detail: 'Only an operator of the whole deployment vouches for a domain.',
        })
      }
      if (body.by === 'record') {
        const records = await domainRecords.texts(claim.domain)
        if (records.includes(proofRecord(hash, claim))) return accept()
        throw new Refusal('domain_unproven', {
          detail: 'The domain has no such TXT record yet. It can take an hour until it is seen.',
        })
      }
      if (domainOf(body.email) !== claim.domain) {
        throw new Refusal('invalid_request', {
          errors: [
            { path: 'body.email', code: 'domain', message: `Choose an address at ${claim.domain}` },
          ],
        })
      }
      const { brand, url } = await buildingAddress(call, claim.buildingUuid)
      if (url === null) throw new Refusal('invalid_request', { detail: 'No address is known.' })
      await limits.consume('letterByRecipient', body.email)
      const subject = [claim.companyUuid, claim.buildingUuid, claim.domain].join('/')
      const token = await call.confirmationLinks.sign('domain', subject, call.now())
      const link = new URL(`${confirmationPath('domain')}?${new URLSearchParams({ token })}`, url)
      return commit((_tx) => {
        const { domain } = claim
        const { email: to } = body
        mail.post(
          domainMail({ to, domain, building, brand, url: link.href, locale: caller.locale }),
        )
        return Promise.resolve({
          reply: { data: { proven: false, sent_to: to } },
          changes: [
            {
              kind: 'company',
              subject: company,
              subjectUuid: claim.companyUuid,
              buildingUuid: claim.buildingUuid,
              before: null,
              after: { proof_of: domain, proof_mailed_to: to },
            },
          ],
        })
      })
    },
    { limit: 'visitorInvitedByUser' },
  ),

  operateMutation(removeDomain, async (tx, { params }) => {
    const { companyId, buildingId, domain } = params
    const claim = {
      companyUuid: companyId.toLowerCase(),
      buildingUuid: buildingId.toLowerCase(),
      domain,
    }
    return { reply: {}, changes: [await removeClaim(tx, claim)] }
  }),
]
