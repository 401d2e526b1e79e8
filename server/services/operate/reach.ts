import { type Capability, hasCapability, type RoleName } from '@contract/operate/roles'
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/database'
import { buildings, companyBuildings, operatorGrants } from '../../db/schema'

/** The buildings that a caller's roles cover; `all` for a role of the whole deployment. */
export type Reach = 'all' | ReadonlySet<string>

/** A role of the caller. Without building, portfolio and company, it is for the whole deployment. */
export type HeldRole = {
  role: RoleName
  buildingUuid: string | null
  portfolioUuid: string | null
  companyUuid: string | null
}
type Scope = Omit<HeldRole, 'role'>

/** Roles that allow something, and where they do. */
export type Access = {
  held: readonly HeldRole[]
  /** The buildings. */
  reach: Reach
  /** The companies whose people these roles administer, also beyond these buildings. */
  companies: ReadonlySet<string>
  /** The buildings in which people are seen: those within reach, and those where these companies rent. */
  shown: Reach
}

/** Those of the roles that allow this, and where they do. */
export async function accessFor(
  connection: Connection,
  roles: readonly HeldRole[],
  capability: Capability | 'any',
): Promise<Access> {
  const held = roles.filter(({ role }) => capability === 'any' || hasCapability(role, capability))
  const reach = await reachOf(connection, held)
  const companies = companiesOf(held)
  if (reach === 'all') return { held, reach, companies, shown: reach }
  const rented = await buildingsOfCompanies(connection, companies)
  return { held, reach, companies, shown: new Set([...reach, ...rented]) }
}

/** The roles of a user. */
export async function rolesOf(connection: Connection, userId: number): Promise<HeldRole[]> {
  return connection
    .select({
      role: operatorGrants.role,
      buildingUuid: operatorGrants.buildingUuid,
      portfolioUuid: operatorGrants.portfolioUuid,
      companyUuid: operatorGrants.companyUuid,
    })
    .from(operatorGrants)
    .where(eq(operatorGrants.userId, userId))
}

export const isForDeployment = ({ buildingUuid, portfolioUuid, companyUuid }: Scope): boolean =>
  buildingUuid === null && portfolioUuid === null && companyUuid === null

/** The companies whose people these roles are for. */
export const companiesOf = (held: readonly HeldRole[]): ReadonlySet<string> =>
  new Set(held.flatMap(({ companyUuid }) => companyUuid ?? []))

/** The buildings that these roles are for. A role for a company is for none. */
export async function reachOf(connection: Connection, held: readonly HeldRole[]): Promise<Reach> {
  if (held.some(isForDeployment)) return 'all'
  const portfolios = held.flatMap(({ portfolioUuid }) => portfolioUuid ?? [])
  const own = held.flatMap(({ buildingUuid }) => buildingUuid ?? [])
  return new Set([...own, ...(await buildingsOfPortfolios(connection, portfolios))])
}

/** The buildings where these companies rent. */
export async function buildingsOfCompanies(
  connection: Connection,
  companies: Iterable<string>,
): Promise<string[]> {
  const uuids = [...companies]
  if (uuids.length === 0) return []
  const rows = await connection
    .selectDistinct({ uuid: companyBuildings.buildingUuid })
    .from(companyBuildings)
    .where(inArray(companyBuildings.companyUuid, uuids))
  return rows.map(({ uuid }) => uuid)
}

/** Those of the companies that rent only within reach; a role for one of them concerns nobody beyond. */
export async function companiesWithin(
  connection: Connection,
  companies: ReadonlySet<string>,
  reach: Reach,
): Promise<ReadonlySet<string>> {
  const whole = new Set<string>()
  for (const company of companies) {
    const rented = await buildingsOfCompanies(connection, [company])
    if (rented.length > 0 && rented.every((building) => reaches(reach, building)))
      whole.add(company)
  }
  return whole
}

async function buildingsOfPortfolios(
  connection: Connection,
  portfolios: readonly string[],
): Promise<string[]> {
  if (portfolios.length === 0) return []
  const rows = await connection
    .select({ uuid: buildings.uuid })
    .from(buildings)
    .where(inArray(buildings.portfolioUuid, [...portfolios]))
  return rows.map(({ uuid }) => uuid)
}

export const reaches = (reach: Reach, buildingUuid: string): boolean =>
  reach === 'all' || reach.has(buildingUuid)

/** A condition: the building in this column is within reach. */
export function within(reach: Reach, column: AnyPgColumn): SQL | undefined {
  if (reach === 'all') return undefined
  return reach.size === 0 ? sql`false` : inArray(column, [...reach])
}

/** A condition on `operator_grants`: the role is for a building, a portfolio or a company within reach. */
export function grantWithin(
  connection: Connection,
  reach: Reach,
  held: readonly HeldRole[],
): SQL | undefined {
  if (reach === 'all') return undefined
  const portfolios = held.flatMap(({ portfolioUuid }) => portfolioUuid ?? [])
  const ofPortfolios =
    portfolios.length === 0 ? sql`false` : inArray(operatorGrants.portfolioUuid, portfolios)
  const renting = connection
    .select({ one: sql`1` })
    .from(companyBuildings)
    .where(
      and(
        eq(companyBuildings.companyUuid, operatorGrants.companyUuid),
        within(reach, companyBuildings.buildingUuid),
      ),
    )
  return or(within(reach, operatorGrants.buildingUuid), ofPortfolios, exists(renting))
}

/** A condition on `operator_grants`: the role is for the whole deployment. */
export const forDeployment = sql`(${isNull(operatorGrants.buildingUuid)} and ${isNull(operatorGrants.portfolioUuid)} and ${isNull(operatorGrants.companyUuid)})`

/** A condition on `operator_grants` joined with `buildings`: the role is for this building. */
export const isForBuilding = or(
  forDeployment,
  eq(operatorGrants.buildingUuid, buildings.uuid),
  eq(operatorGrants.portfolioUuid, buildings.portfolioUuid),
)
