import { and, eq, inArray, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companies, emailDomains } from '../../db/schema'
import { lockDomain } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'

type Given = {
  companyUuid: string
  buildingUuid: string
  domains: readonly string[]
  /** The field of the request that names them; an error adds the index of the domain. */
  path: string
}

/**
 * Registers exactly these e-mail domains of a company in a building. Their users may then sign up there.
 * @throws `domain_taken` for a domain of another company, in any building
 */
export async function setDomains(
  tx: Connection,
  { companyUuid, buildingUuid, domains, path }: Given,
): Promise<void> {
  const wanted = [...new Set(domains)].toSorted()
  // Two companies must not take a domain at the same moment; sorted, so that two calls cannot wait for each other.
  for (const domain of wanted) await lockDomain(tx, domain)
  if (wanted.length > 0) await refuseTaken(tx, { companyUuid, domains, path })
  await tx
    .delete(emailDomains)
    .where(
      and(
        eq(emailDomains.companyUuid, companyUuid),
        eq(emailDomains.buildingUuid, buildingUuid),
        wanted.length === 0 ? undefined : notInArray(emailDomains.domain, wanted),
      ),
    )
  if (wanted.length === 0) return
  await tx
    .insert(emailDomains)
    .values(wanted.map((domain) => ({ domain, buildingUuid, companyUuid })))
    .onConflictDoUpdate({
      target: [emailDomains.domain, emailDomains.buildingUuid],
      set: { companyUuid },
    })
}

async function refuseTaken(
  tx: Connection,
  { companyUuid, domains, path }: Omit<Given, 'buildingUuid'>,
): Promise<void> {
  const taken = await tx
    .selectDistinct({ domain: emailDomains.domain })
    .from(emailDomains)
    .innerJoin(companies, eq(companies.uuid, emailDomains.companyUuid))
    .where(
      and(
        inArray(emailDomains.domain, [...domains]),
        isNotNull(emailDomains.companyUuid),
        ne(emailDomains.companyUuid, companyUuid),
      ),
    )
  if (taken.length === 0) return
  throw new Refusal('domain_taken', {
    detail: 'A domain belongs to one company. Remove it there first, or leave it out here.',
    errors: taken.map(({ domain }) => ({
      path: `${path}.${domains.indexOf(domain)}`,
      code: 'domain_taken',
      message: `${domain} belongs to another company`,
    })),
  })
}
