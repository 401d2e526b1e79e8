import { desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { operatorGrants, serviceRequests, userBuildings, users } from '../../db/schema'
import { placesOfOffer } from './offers/places'
import { buildingsOfCompanies } from './reach'

/**
 * Where a record belongs: its buildings, with the company of a person; a portfolio as a whole; or `deployment` for one
 * that is in neither.
 */
export type Places =
  | 'deployment'
  | { portfolio: string }
  | { buildings: readonly string[]; company: string | null }

const inBuildings = (buildings: readonly string[], company: string | null = null): Places => ({
  buildings,
  company,
})

/**
 * Where the records in the path of a call belong.
 *
 * @param params the parameters of the path; an endpoint of the console names one record at most
 */
export async function placesInPath(
  connection: Connection,
  params: Readonly<Record<string, string>>,
): Promise<Places | null> {
  const { buildingId, companyId, personId, grantId, requestId } = params
  if (ofDeployment.some((name) => params[name] !== undefined)) return 'deployment'
  if (buildingId !== undefined) return inBuildings([buildingId.toLowerCase()])
  if (companyId !== undefined) {
    return inBuildings(await buildingsOfCompanies(connection, [companyId]), companyId.toLowerCase())
  }
  if (personId !== undefined) {
    const company = await companyOfPerson(connection, personId)
    return inBuildings(await buildingsOfPerson(connection, personId), company)
  }
  if (grantId !== undefined) return placesOfGrant(connection, grantId)
  if (requestId !== undefined) return inBuildings(await buildingsOfRequest(connection, requestId))
  const ofOffer = await placesOfOffer(connection, params)
  return ofOffer === null ? null : inBuildings(ofOffer)
}

/** Parameters that name records of the deployment. */
const ofDeployment = ['whitelabelId', 'portfolioId', 'providerId', 'ruleId']

async function buildingsOfRequest(connection: Connection, uuid: string): Promise<string[]> {
  const { buildingUuid } = serviceRequests
  return placesOf(
    await connection
      .select({ buildingUuid })
      .from(serviceRequests)
      .where(eq(serviceRequests.uuid, uuid)),
  )
}

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
 * these fields. A role with neither building, portfolio nor company is for the whole deployment.
 *
 * @param person the company of the person in the path; for a body that names a company, that one counts
 */
export async function placesInBody(
  connection: Connection,
  body: unknown,
  person: string | null,
): Promise<Places[]> {
  if (typeof body !== 'object' || body === null) return []
  const { building_uuid, portfolio_uuid, company_uuid, buildings = [] } = body as Named
  const places = buildings.map(({ uuid }) => inBuildings([uuid.toLowerCase()]))
  const company = company_uuid?.toLowerCase() ?? null
  if (typeof building_uuid === 'string') {
    places.push(inBuildings([building_uuid.toLowerCase()], company ?? person))
  }
  if (company !== null) {
    places.push(inBuildings(await buildingsOfCompanies(connection, [company]), company))
  }
  if (typeof portfolio_uuid === 'string') places.push({ portfolio: portfolio_uuid.toLowerCase() })
  if (building_uuid === null && portfolio_uuid === null && company === null) {
    places.push('deployment')
  }
  return places
}

async function companyOfPerson(connection: Connection, uuid: string): Promise<string | null> {
  const [row] = await connection
    .select({ company: users.companyUuid })
    .from(users)
    .where(eq(users.uuid, uuid))
  return row?.company ?? null
}

/**
 * The buildings of a person, including those that are drafts. Someone who was removed from the last one still belongs
 * there for the console: those who could end their sessions and deactivate the account have to be able to do so.
 */
export async function buildingsOfPerson(connection: Connection, uuid: string): Promise<string[]> {
  const rows = await connection
    .select({ buildingUuid: userBuildings.buildingUuid, revokedAt: userBuildings.revokedAt })
    .from(userBuildings)
    .innerJoin(users, eq(users.id, userBuildings.userId))
    .where(eq(users.uuid, uuid))
    .orderBy(desc(userBuildings.revokedAt))
  const current = rows.filter(({ revokedAt }) => revokedAt === null)
  return placesOf(current.length > 0 ? current : rows.slice(0, 1))
}

async function placesOfGrant(connection: Connection, uuid: string): Promise<Places> {
  const [row] = await connection.select().from(operatorGrants).where(eq(operatorGrants.uuid, uuid))
  if (row === undefined) return inBuildings([])
  if (row.companyUuid !== null) {
    return inBuildings(await buildingsOfCompanies(connection, [row.companyUuid]))
  }
  if (row.buildingUuid !== null) return inBuildings([row.buildingUuid])
  return row.portfolioUuid === null ? 'deployment' : { portfolio: row.portfolioUuid }
}
