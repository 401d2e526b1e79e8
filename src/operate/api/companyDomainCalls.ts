import type { Body } from '@contract/endpoint'
import {
  type CompanyDomain,
  companyDomains,
  proveDomain,
  removeDomain,
} from '@contract/operate/companyDomains'
import type { Api } from '@platform/api/client'
import type { Owned, Sent } from './sent'

/** The calls for the e-mail domains of a company, which is their `owner`. */
export const companyDomainCalls = ({ call }: Pick<Api, 'call'>) => ({
  companyDomains: async (
    { id }: { id: string },
    signal: AbortSignal,
  ): Promise<{ data: Owned<CompanyDomain>[]; total: number }> => {
    const { data, total } = await call(companyDomains, { params: { companyId: id }, signal })
    return { data: data.map((domain) => ({ ...domain, owner: id })), total }
  },
  /** Resolves with the mailbox that has to confirm; null once the domain is proven. */
  proveDomain: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof proveDomain>>>,
    signal: AbortSignal,
  ) => {
    const params = { companyId: owner }
    const proof = await call(proveDomain, { params, body, idempotencyKey: key, signal })
    return proof.data.sent_to
  },
  removeDomain: async (
    {
      owner,
      building,
      domain,
      key,
    }: { owner: string; building: string; domain: string; key: string },
    signal: AbortSignal,
  ) => {
    const params = { companyId: owner, buildingId: building, domain }
    await call(removeDomain, { params, idempotencyKey: key, signal })
  },
})
