import type { RoleName } from '@contract/operate/roles'
import { eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/database'
import { buildings, operatorGrants } from '../../db/schema'

/** The buildings that a caller's roles cover; `all` for a role of the whole deployment. */
export type Reach = 'all' | ReadonlySet<string>

/** A role of the caller. Without building and portfolio, it is for the whole deployment. */
export type HeldRole = {
  role: RoleName
  buildingUuid: string | null
  portfolioUuid: string | null
}

/** The roles of a user. */
export async function rolesOf(connection: Connection, userId: number): Promise<HeldRole[]> {
  return connection
    .select({
      role: operatorGrants.role,
      buildingUuid: operatorGrants.buildingUuid,
      portfolioUuid: operatorGrants.portfolioUuid,
    })
    .from(operatorGrants)
    .where(eq(operatorGrants.userId, userId))
}

export const isForDeployment = ({ buildingUuid, portfolioUuid }: Omit<HeldRole, 'role'>): boolean =>
  buildingUuid === null && portfolioUuid === null

/** The buildings that these roles are for. */
export async function reachOf(connection: Connection, held: readonly HeldRole[]): Promise<Reach> {
  if (held.some(isForDeployment)) return 'all'
  const portfolios = held.flatMap(({ portfolioUuid }) => portfolioUuid ?? [])
  const own = held.flatMap(({ buildingUuid }) => buildingUuid ?? [])
  return new Set([...own, ...(await buildingsOfPortfolios(connection, portfolios))])
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

/** A condition on `operator_grants`: the role is for a building, a portfolio or the deployment within reach. */
export function grantWithin(reach: Reach, held: readonly HeldRole[]): SQL | undefined {
  if (reach === 'all') return undefined
  const portfolios = held.flatMap(({ portfolioUuid }) => portfolioUuid ?? [])
  const ofPortfolios =
    portfolios.length === 0 ? sql`false` : inArray(operatorGrants.portfolioUuid, portfolios)
  return or(within(reach, operatorGrants.buildingUuid), ofPortfolios)
}

/** A condition on `operator_grants`: the role is for the whole deployment. */
export const forDeployment = sql`(${isNull(operatorGrants.buildingUuid)} and ${isNull(operatorGrants.portfolioUuid)})`
