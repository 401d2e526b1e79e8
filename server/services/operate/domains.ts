import { and, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { emailDomains, whitelabels } from '../../db/schema'
import { lockDomain } from '../auth/addressLock'
import { Refusal } from '../platform/refusal'
import { publicDomainReason } from './publicDomains'
import { type Reach, reaches } from './reach'

/** Who registers domains: what an operator of the whole deployment registers needs no proof. */
export type Registrar = {
  reach: Reach
  /** The deployment's own hosts, beside those of the white-labels. */
  publicHosts: readonly string[]
}

type Given = {
  companyUuid: string
  buildingUuid: string
  domains: readonly string[]
  /** The field of the request that names them; an error adds the index of the domain. */
  path: string
}

/**
 * Registers exactly these e-mail domains of a company in a building. Once a domain is proven, its users may sign up there
 * and belong to the company.
 * @throws `domain_public`, `domain_taken`
 */
export async function setDomains(
  tx: Connection,
  { companyUuid, buildingUuid, domains, path }: Given,
  registrar: Registrar,
): Promise<void> {
  const wanted = [...new Set(domains)].toSorted()
  // Two companies must not take a domain at the same moment; sorted, so that two calls cannot wait for each other.
  for (const domain of wanted) await lockDomain(tx, domain)
  const added = await withoutRegistered(tx, { companyUuid, buildingUuid, domains: wanted })
  if (added.length > 0) {
    const refuse = refusalOf(domains, path)
    await refusePublic(tx, added, registrar, refuse)
    await refuseTaken(tx, { companyUuid, buildingUuid, domains: added }, registrar, refuse)
  }
  await tx
    .delete(emailDomains)
    .where(
      and(
        eq(emailDomains.companyUuid, companyUuid),
        eq(emailDomains.buildingUuid, buildingUuid),
        wanted.length === 0 ? undefined : notInArray(emailDomains.domain, wanted),
      ),
    )
  if (added.length === 0) return
  const proven = await provenElsewhere(tx, companyUuid, added)
  await tx
    .insert(emailDomains)
    .values(
      added.map((domain) => ({
        domain,
        buildingUuid,
        companyUuid,
        proven: registrar.reach === 'all' || proven.has(domain),
      })),
    )
    .onConflictDoUpdate({
      target: [emailDomains.domain, emailDomains.buildingUuid],
      set: { companyUuid },
    })
}

type Claim = Omit<Given, 'path'>

async function withoutRegistered(
  tx: Connection,
  { companyUuid, buildingUuid, domains }: Claim,
): Promise<string[]> {
  const rows = await tx
    .select({ domain: emailDomains.domain })
    .from(emailDomains)
    .where(
      and(eq(emailDomains.companyUuid, companyUuid), eq(emailDomains.buildingUuid, buildingUuid)),
    )
  const registered = new Set(rows.map(({ domain }) => domain))
  return domains.filter((domain) => !registered.has(domain))
}

async function provenElsewhere(
  tx: Connection,
  companyUuid: string,
  domains: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ domain: emailDomains.domain })
    .from(emailDomains)
    .where(
      and(
        eq(emailDomains.companyUuid, companyUuid),
        eq(emailDomains.proven, true),
        inArray(emailDomains.domain, [...domains]),
      ),
    )
  return new Set(rows.map(({ domain }) => domain))
}

type Problem = { domain: string; message: string }
type Refuse = (code: 'domain_public' | 'domain_taken', problems: readonly Problem[]) => void

/** Throws if there are problems, and names the fields that have them. */
const refusalOf =
  (sent: readonly string[], path: string): Refuse =>
  (code, problems) => {
    if (problems.length === 0) return
    throw new Refusal(code, {
      detail: details[code],
      errors: problems.map(({ domain, message }) => ({
        path: `${path}.${sent.indexOf(domain)}`,
        code,
        message,
      })),
    })
  }

const details = {
  domain_public:
    'A domain must be the company’s own. Leave it out, and invite these people by address.',
  domain_taken: 'A domain belongs to one company. Remove it there first, or leave it out here.',
}

const reasons = {
  provider: 'is a provider of mailboxes for everyone',
  suffix: 'is a suffix below which anyone can register a name',
}

async function refusePublic(
  tx: Connection,
  domains: readonly string[],
  { publicHosts }: Registrar,
  refuse: Refuse,
): Promise<void> {
  const hosts = await tx
    .select({ host: whitelabels.host })
    .from(whitelabels)
    .where(inArray(whitelabels.host, [...domains]))
  const own = new Set([...publicHosts, ...hosts.map(({ host }) => host)])
  refuse(
    'domain_public',
    domains.flatMap((domain) => {
      const reason = publicDomainReason(domain)
      if (reason !== null) return { domain, message: `${domain} ${reasons[reason]}` }
      return own.has(domain) ? { domain, message: `${domain} is a host of this deployment` } : []
    }),
  )
}

/**
 * A domain is taken by another company of the building, and by any other that has proven it. What was registered for a
 * building without naming a company is taken too, except for those who manage it.
 */
async function refuseTaken(
  tx: Connection,
  { companyUuid, buildingUuid, domains }: Claim,
  { reach }: Registrar,
  refuse: Refuse,
): Promise<void> {
  const others = await tx
    .select()
    .from(emailDomains)
    .where(
      and(
        inArray(emailDomains.domain, [...domains]),
        or(isNull(emailDomains.companyUuid), ne(emailDomains.companyUuid, companyUuid)),
        or(eq(emailDomains.proven, true), eq(emailDomains.buildingUuid, buildingUuid)),
      ),
    )
  const taken = others.filter((other) => {
    if (other.companyUuid !== null || reach === 'all') return other.companyUuid !== null
    return other.buildingUuid === buildingUuid || !reaches(reach, other.buildingUuid)
  })
  refuse(
    'domain_taken',
    [...new Set(taken.map(({ domain }) => domain))].map((domain) => ({
      domain,
      message: `${domain} belongs to another company or building`,
    })),
  )
}
