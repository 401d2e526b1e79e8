import type { WorldInput } from '@contract/world/document'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  companies,
  companyBuildings,
  emailDomains,
  portfolios,
  ssoProviders,
} from '../../db/schema'
import { namedHours } from '../hours'
import { omit } from '../omit'
import { among } from '../plan/among'
import { createKeys, uuidUnlessDerived, withoutNull } from './keys'

type Tenants = Pick<WorldInput, 'companies' | 'identityProviders' | 'portfolios'> & {
  /** The key of each company and portfolio by uuid. */
  keys: ReadonlyMap<string, string>
  tenancies: NonNullable<NonNullable<WorldInput['buildings']>[number]['companies']>
  domains: string[]
}

/**
 * The companies of a building with its domains, identity providers and portfolio.
 *
 * @param others companies that the building refers to without being rented by them
 */
export async function exportTenants(
  connection: Connection,
  building: { uuid: string; portfolioUuid: string | null },
  others: readonly (string | null)[],
): Promise<Tenants> {
  const rented = await connection
    .select({
      uuid: companyBuildings.companyUuid,
      floor: companyBuildings.floor,
      openingHours: companyBuildings.openingHours,
    })
    .from(companyBuildings)
    .where(among(companyBuildings.buildingUuid, [building.uuid]))
  const portfolioRows = await connection
    .select()
    .from(portfolios)
    .where(among(portfolios.uuid, [building.portfolioUuid ?? []].flat()))
  const named = [...others, ...portfolioRows.map(({ companyUuid }) => companyUuid)]
  const uuids = new Set([...rented.map(({ uuid }) => uuid), ...named.flatMap((uuid) => uuid ?? [])])
  const companyRows = await connection
    .select()
    .from(companies)
    .where(among(companies.uuid, uuids))
    .orderBy(asc(companies.name), asc(companies.uuid))
  const domains = await connection
    .select({ domain: emailDomains.domain, company: emailDomains.companyUuid })
    .from(emailDomains)
    .where(and(among(emailDomains.buildingUuid, [building.uuid]), eq(emailDomains.proven, true)))
    .orderBy(asc(emailDomains.domain))
  const providers = await connection
    .select()
    .from(ssoProviders)
    .where(
      inArray(
        ssoProviders.domain,
        domains.map(({ domain }) => domain),
      ),
    )
    .orderBy(asc(ssoProviders.domain), asc(ssoProviders.name))

  const [companyKey, portfolioKey, providerKey] = [createKeys(), createKeys(), createKeys()]
  const keys = new Map([
    ...companyRows.map(({ uuid, name }) => [uuid, companyKey(name)] as const),
    ...portfolioRows.map(({ uuid, name }) => [uuid, portfolioKey(name)] as const),
  ])
  const keyOf = (uuid: string) => keys.get(uuid) ?? uuid
  return {
    keys,
    portfolios: portfolioRows.map(({ uuid, name, companyUuid }) => ({
      key: keyOf(uuid),
      ...uuidUnlessDerived(uuid, `portfolio/${keyOf(uuid)}`),
      name,
      ...(companyUuid !== null && { company: keyOf(companyUuid) }),
    })),
    companies: companyRows.map(({ uuid, ...row }) => ({
      key: keyOf(uuid),
      ...uuidUnlessDerived(uuid, `company/${keyOf(uuid)}`),
      ...withoutNull(omit(row, 'sortName', 'version')),
    })),
    identityProviders: providers.map(({ uuid, ...row }) => {
      const key = providerKey(`${row.name} ${row.domain}`)
      return {
        key,
        ...uuidUnlessDerived(uuid, `identity-provider/${key}`),
        ...withoutNull(omit(row, 'version')),
      }
    }),
    tenancies: companyRows.flatMap(({ uuid }) => {
      const premises = rented.find((row) => row.uuid === uuid)
      if (premises === undefined) return []
      const hours = namedHours(premises.openingHours)
      const own = domains.filter(({ company }) => company === uuid)
      return {
        company: keyOf(uuid),
        ...(own.length > 0 && { domains: own.map(({ domain }) => domain) }),
        ...(premises.floor !== null && { floor: premises.floor }),
        ...(hours !== undefined && { openingHours: hours }),
      }
    }),
    domains: domains.flatMap(({ domain, company }) =>
      rented.some(({ uuid }) => uuid === company) ? [] : domain,
    ),
  }
}
