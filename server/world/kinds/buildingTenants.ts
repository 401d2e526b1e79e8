import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { companyBuildings, emailDomains, users } from '../../db/schema'
import { publicDomainReason } from '../../services/operate/publicDomains'
import { storedHours } from '../hours'
import { among } from '../plan/among'
import { buildingKeyOf, buildingUuidOf, listsOf, type PlanContext } from '../plan/context'
import { type AnySection, section } from '../plan/section'
import type { Path } from '../problems'

/** The companies of each building that names them. */
export function tenancySection(context: PlanContext): AnySection {
  const lists = listsOf(context, 'companies')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  return section<'companyBuildings'>({
    kind: 'tenancy',
    table: 'companyBuildings',
    identity: ['buildingUuid', 'companyUuid'],
    rows: lists.flatMap(({ building, uuid, list, listPath }) =>
      list.map(({ company, floor, openingHours }, at) => {
        const path = [...listPath, at, 'company']
        const companyUuid = context.references.company(company, path)
        return {
          key: `${building.key}/${company}`,
          path,
          values: {
            buildingUuid: uuid,
            companyUuid,
            floor,
            openingHours: openingHours && storedHours(openingHours),
          },
        }
      }),
    ),
    where: among(companyBuildings.buildingUuid, listed),
    isListed: () => true,
    keyOf: (row) => `${keyOf(row.buildingUuid)}/${context.references.nameOf(row.companyUuid)}`,
    buildingOf: buildingUuidOf,
  })
}

type Registered = { domain: string; buildingUuid: string; path: Path; company: string | null }

/** The e-mail domains of each building that names domains, be it at a company or by themselves. */
export async function domainSection(context: PlanContext): Promise<AnySection> {
  const { buildings, references } = context
  const naming = buildings.filter(
    ({ building }) =>
      building.domains !== undefined ||
      building.companies?.some(({ domains }) => domains !== undefined) === true,
  )
  const registered = naming.flatMap(({ building, uuid, path }): Registered[] => {
    const ofCompanies = (building.companies ?? []).flatMap(({ company, domains = [] }, at) => {
      const companyPath = [...path, 'companies', at]
      if (domains.length === 0) return []
      const companyUuid = references.company(company, [...companyPath, 'company'])
      return domains.map((domain, nth) => ({
        domain,
        buildingUuid: uuid,
        company: companyUuid,
        path: [...companyPath, 'domains', nth],
      }))
    })
    const named = new Set(ofCompanies.map(({ domain }) => domain))
    const others = (building.domains ?? []).flatMap((domain, nth) =>
      named.has(domain)
        ? []
        : [{ domain, buildingUuid: uuid, company: null, path: [...path, 'domains', nth] }],
    )
    return [...others, ...ofCompanies]
  })
  await checkOwners(context, registered, new Set(naming.map(({ uuid }) => uuid)))
  const keyOf = buildingKeyOf(buildings)
  return section<'emailDomains'>({
    kind: 'e-mail domain',
    table: 'emailDomains',
    identity: ['domain', 'buildingUuid'],
    rows: registered.map(({ domain, buildingUuid, company, path }) => ({
      key: `${keyOf(buildingUuid)}/${domain}`,
      path,
      // An operator's file needs no proof.
      values: { domain, buildingUuid, companyUuid: company ?? undefined, proven: true },
    })),
    where: among(
      emailDomains.buildingUuid,
      naming.map(({ uuid }) => uuid),
    ),
    isListed: () => true,
    keyOf: ({ domain, buildingUuid }) => `${keyOf(buildingUuid)}/${domain}`,
  })
}

/**
 * A domain belongs to one company: that of the document, that of other buildings, and that of the users with such
 * addresses (`companyOfDomain`).
 *
 * @param naming the buildings whose domains the document lists, so that it may give them to another company
 */
async function checkOwners(
  { tx, problems }: PlanContext,
  registered: readonly Registered[],
  naming: ReadonlySet<string>,
): Promise<void> {
  for (const { domain: name, path } of registered) {
    if (publicDomainReason(name) === null) continue
    problems.push({
      path,
      message: `${name} is open to everyone; name a domain of the company's own`,
    })
  }
  const owned = registered.flatMap(({ company, ...it }) =>
    company === null ? [] : [{ ...it, company }],
  )
  if (owned.length === 0) return
  const names = new Set(owned.map(({ domain }) => domain))
  const domain = sql<string>`split_part(${users.email}, '@', 2)`
  const used = await tx
    .selectDistinct({ domain, company: users.companyUuid })
    .from(users)
    .innerJoin(emailDomains, eq(emailDomains.domain, domain))
    .where(and(isNotNull(users.companyUuid), among(emailDomains.domain, names)))
  const stored = await tx
    .select({
      domain: emailDomains.domain,
      company: emailDomains.companyUuid,
      building: emailDomains.buildingUuid,
    })
    .from(emailDomains)
    .where(
      and(
        isNotNull(emailDomains.companyUuid),
        eq(emailDomains.proven, true),
        among(emailDomains.domain, names),
      ),
    )
  const elsewhere = stored.filter(({ building }) => !naming.has(building))
  const owners = new Map<string, string>()
  for (const row of [...used, ...elsewhere]) {
    if (row.company !== null) owners.set(row.domain, row.company)
  }
  for (const { domain: name, company, path } of owned) {
    const owner = owners.get(name) ?? company
    owners.set(name, owner)
    if (owner === company) continue
    problems.push({ path, message: `the domain ${name} belongs to another company; name it there` })
  }
}
