import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { companyBuildings, operatorGrants, userBuildings, users } from '../../db/schema'
import { placesOfOffer } from './offers/places'

/** Where a record belongs: its buildings, a portfolio as a whole, or `deployment` for one that is in neither. */
export type Places = 'deployment' | { portfolio: string } | readonly string[]

/**
 * Where the records in the path of a call belong.
 *
 * @param params the parameters of the path; an endpoint of the console names one record at most
 */
export async function placesInPath(
  connection: Connection,
  params: Readonly<Record<string, string>>,
): Promise<Places | null> {
  const { buildingId, companyId, personId, grantId } = params
  if (ofDeployment.some((name) => params[name] !== undefined)) return 'deployment'
  if (buildingId !== undefined) return [buildingId.toLowerCase()]
  if (companyId !== undefined) return buildingsOfCompany(connection, companyId)
  if (personId !== undefined) return buildingsOfPerson(connection, personId)
  if (grantId !== undefined) return placesOfGrant(connection, grantId)
  return placesOfOffer(connection, params)
}

/** Parameters that name records of the deployment. */
const ofDeployment = ['whitelabelId', 'portfolioId', 'providerId', 'ruleId']

const placesOf = (rows: readonly { buildingUuid: string }[]): string[] =>
  rows.map(({ buildingUuid }) => buildingUuid)

type Named = {
  building_uuid?: string | null
  portfolio_uuid?: string | null
  company_uuid?: string | null
  buildings?: readonly { uuid: string }[]
}

/**
 * Where a body acts: each entry is one place that the caller must reach. Bodies of the console name places only in
 * these fields. A role with neither building nor portfolio is for the whole deployment.
 */
export async function placesInBody(connection: Connection, body: unknown): Promise<Places[]> {
  if (typeof body !== 'object' || body === null) return []
  const { building_uuid, portfolio_uuid, company_uuid, buildings = [] } = body as Named
  const places: Places[] = buildings.map(({ uuid }) => [uuid.toLowerCase()])
  if (typeof building_uuid === 'string') places.push([building_uuid.toLowerCase()])
  if (typeof company_uuid === 'string')
    places.push(await buildingsOfCompany(connection, company_uuid))
  if (typeof portfolio_uuid === 'string') places.push({ portfolio: portfolio_uuid.toLowerCase() })
  if (building_uuid === null && portfolio_uuid === null) places.push('deployment')
  return places
}

async function buildingsOfCompany(connection: Connection, uuid: string): Promise<string[]> {
  const rows = await connection
    .select({ buildingUuid: companyBuildings.buildingUuid })
    .from(companyBuildings)
    .where(eq(companyBuildings.companyUuid, uuid))
  return placesOf(rows)
}

/** The buildings of a person, including those that are drafts. */
export async function buildingsOfPerson(connection: Connection, uuid: string): Promise<string[]> {
  const rows = await connection
    .select({ buildingUuid: userBuildings.buildingUuid })
    .from(userBuildings)
    .innerJoin(users, eq(users.id, userBuildings.userId))
    .where(and(eq(users.uuid, uuid), isNull(userBuildings.revokedAt)))
  return placesOf(rows)
}

async function placesOfGrant(connection: Connection, uuid: string): Promise<Places> {
  const [row] = await connection.select().from(operatorGrants).where(eq(operatorGrants.uuid, uuid))
  if (row === undefined) return []
  if (row.buildingUuid !== null) return [row.buildingUuid]
  return row.portfolioUuid === null ? 'deployment' : { portfolio: row.portfolioUuid }
}
