import { endpoint } from '@contract/endpoint'
import { domain, email, envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf } from './lists'

/** An e-mail domain of a company in a building. Its people may sign up there once it is proven. */
export const companyDomain = v.object({
  domain: v.string(),
  building: v.object({ uuid, name: v.string() }),
  proven: v.boolean(),
  /** The text of the TXT record that proves it. */
  record: v.string(),
})
export type CompanyDomain = v.InferOutput<typeof companyDomain>

const path = '/portico/v1/operate/companies/:companyId/domains' as const
const params = v.object({ companyId: uuid })

export const companyDomains = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'companies.read',
  summary: 'The e-mail domains of a company in the buildings that the caller’s roles cover',
  params,
  reply: listOf(companyDomain),
  errors: [],
})

const place = { building_uuid: uuid, domain }

/**
 * Proves a domain: by its TXT record, by a mail to an address in it, or by the word of an operator of the whole
 * deployment. By mail, the domain is proven when the mail's link is confirmed.
 */
export const proveDomain = endpoint({
  method: 'POST',
  path: `${path}/proofs`,
  access: 'user',
  operate: 'companies.edit',
  summary: 'Prove that an e-mail domain is the company’s',
  params,
  body: v.variant('by', [
    v.object({ by: v.literal('record'), ...place }),
    v.object({ by: v.literal('mail'), ...place, email }),
    v.object({ by: v.literal('operator'), ...place }),
  ]),
  reply: envelope(v.object({ proven: v.boolean(), sent_to: v.nullable(v.string()) })),
  errors: ['domain_taken', 'domain_unproven'],
})

export const removeDomain = endpoint({
  method: 'DELETE',
  path: `${path}/:buildingId/:domain`,
  access: 'user',
  operate: 'companies.edit',
  summary: 'Remove an e-mail domain of a company from a building',
  params: v.object({ companyId: uuid, buildingId: uuid, domain }),
  reply: nothing,
  errors: [],
})
