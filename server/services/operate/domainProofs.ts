import type { CompanyDomain } from '@contract/operate/companyDomains'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companies, emailDomains } from '../../db/schema'
import { lockDomain } from '../auth/addressLock'
import type { KeyedHash } from '../auth/keyedHash'
import { Refusal } from '../platform/refusal'
import type { Change } from './auditLog'
import { type Reach, within } from './reach'

/** A domain that a company says is its own, in a building. */
export type Claim = { companyUuid: string; buildingUuid: string; domain: string }

/** A claim as a mailed link names it. */
export const subjectOf = ({ companyUuid, buildingUuid, domain }: Claim): string =>
  [companyUuid, buildingUuid, domain].join('/')

export function claimIn(subject: string): Claim {
  const [companyUuid = '', buildingUuid = '', domain = ''] = subject.split('/')
  return { companyUuid, buildingUuid, domain }
}

/** The TXT record that proves a domain for a company; nobody else can compute it. */
export const proofRecord = (
  hash: KeyedHash,
  { companyUuid, domain }: Pick<Claim, 'companyUuid' | 'domain'>,
): string => `portico-domain=${hash('domain', companyUuid, domain)}`

export async function companyDomainPage(
  connection: Connection,
  hash: KeyedHash,
  companyUuid: string,
  reach: Reach,
): Promise<{ data: CompanyDomain[]; total: number }> {
  const rows = await connection
    .select({
      domain: emailDomains.domain,
      proven: emailDomains.proven,
      building: { uuid: buildings.uuid, name: buildings.name },
    })
    .from(emailDomains)
    .innerJoin(buildings, eq(buildings.uuid, emailDomains.buildingUuid))
    .where(and(eq(emailDomains.companyUuid, companyUuid), within(reach, buildings.uuid)))
    .orderBy(asc(emailDomains.domain), asc(buildings.name), asc(buildings.uuid))
  const data = rows.map((row) => ({
    ...row,
    record: proofRecord(hash, { companyUuid, domain: row.domain }),
  }))
  return { data, total: data.length }
}

/** @throws `not_found` */
export async function readClaim(
  tx: Connection,
  claim: Claim,
): Promise<{ proven: boolean; company: string; building: string }> {
  const [row] = await tx
    .select({ proven: emailDomains.proven, company: companies.name, building: buildings.name })
    .from(emailDomains)
    .innerJoin(buildings, eq(buildings.uuid, emailDomains.buildingUuid))
    .innerJoin(companies, eq(companies.uuid, emailDomains.companyUuid))
    .where(isClaim(claim))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such domain here.' })
  return row
}

/**
 * Makes a domain count for its company.
 * @returns the change for the log
 * @throws `not_found`; `domain_taken` if another company or building has proven it meanwhile
 */
export async function acceptDomain(tx: Connection, claim: Claim): Promise<Change> {
  const { companyUuid, domain } = claim
  await lockDomain(tx, domain)
  const { company, proven } = await readClaim(tx, claim)
  const isOthers = or(isNull(emailDomains.companyUuid), ne(emailDomains.companyUuid, companyUuid))
  const others = and(eq(emailDomains.domain, domain), eq(emailDomains.proven, true), isOthers)
  if ((await tx.$count(emailDomains, others)) > 0) {
    throw new Refusal('domain_taken', { detail: 'Another company or building has this domain.' })
  }
  // What is the company's in one building is its own in all.
  await tx
    .update(emailDomains)
    .set({ proven: true })
    .where(and(eq(emailDomains.domain, domain), eq(emailDomains.companyUuid, companyUuid)))
  return { ...changeOf(claim, company), before: { [domain]: proven }, after: { [domain]: true } }
}

/** @throws `not_found` */
export async function removeClaim(tx: Connection, claim: Claim): Promise<Change> {
  const { company } = await readClaim(tx, claim)
  await tx.delete(emailDomains).where(isClaim(claim))
  return { ...changeOf(claim, company), before: { domain: claim.domain }, after: null }
}

/** What the log of changes says about the record. */
export const changeOf = ({ companyUuid, buildingUuid }: Claim, company: string) => ({
  kind: 'company' as const,
  subject: company,
  subjectUuid: companyUuid,
  buildingUuid,
})

const isClaim = ({ companyUuid, buildingUuid, domain }: Claim) =>
  and(
    eq(emailDomains.companyUuid, companyUuid),
    eq(emailDomains.buildingUuid, buildingUuid),
    eq(emailDomains.domain, domain),
  )
