import type { Company, Premises } from '@contract/companies'
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companies, companyBuildings } from '../../db/schema'
import { sentHours } from '../platform/hours'
import type { Ordered } from '../platform/page'
import { Refusal } from '../platform/refusal'
import { openTo } from '../tenancy/buildings'

/** @param where the buildings whose premises are sent */
async function companyReplies(
  connection: Connection,
  rows: readonly (typeof companies.$inferSelect)[],
  where: SQL | undefined,
): Promise<Company[]> {
  const uuids = rows.map(({ uuid }) => uuid)
  const premises = await connection
    .select(getTableColumns(companyBuildings))
    .from(companyBuildings)
    .innerJoin(buildings, eq(buildings.uuid, companyBuildings.buildingUuid))
    .where(and(inArray(companyBuildings.companyUuid, uuids), where))
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  const ofCompanies = new Map<string, Premises[]>()
  for (const { companyUuid, buildingUuid, floor, openingHours } of premises) {
    const known = ofCompanies.get(companyUuid) ?? []
    const own = { building_uuid: buildingUuid, floor, opening_hours: sentHours(openingHours) }
    ofCompanies.set(companyUuid, [...known, own])
  }
  return rows.map(({ uuid, name, logoUrl, description, url }) => ({
    uuid,
    name,
    logo_url: logoUrl,
    description,
    url,
    premises: ofCompanies.get(uuid) ?? [],
  }))
}

/** Sorts by the name without accents and case, byte by byte, so that every database returns the same pages. */
const byName: SQL = sql`${companies.sortName} collate "C"`

/** A page of the companies in a building; if `types` are given, those with at least one of them. */
export async function companiesOf(
  connection: Connection,
  buildingUuid: string,
  { limit, offset, descending }: Ordered,
  types: readonly string[],
) {
  const wanted = types.map((type) => type.trim().toLowerCase())
  const rented = exists(
    connection
      .select({ one: sql`1` })
      .from(companyBuildings)
      .where(
        and(
          eq(companyBuildings.companyUuid, companies.uuid),
          eq(companyBuildings.buildingUuid, buildingUuid),
        ),
      ),
  )
  const where = and(
    rented,
    wanted.length === 0 ? undefined : arrayOverlaps(companies.types, wanted),
  )
  const direction = descending ? desc : asc
  const rows = await connection
    .select()
    .from(companies)
    .where(where)
    .orderBy(direction(byName), direction(companies.uuid))
    .limit(limit)
    .offset(offset)
  const total = await connection.$count(companies, where)
  const data = await companyReplies(connection, rows, eq(buildings.uuid, buildingUuid))
  return { data, total, limit, offset }
}

/** A company that rents in a building open to the user; any other is refused as `not_found`. */
export async function companyFor(
  connection: Connection,
  userId: number,
  uuid: string,
): Promise<Company> {
  const isOpen = openTo(connection, userId)
  const rentsOpenly = connection
    .select({ one: sql`1` })
    .from(companyBuildings)
    .innerJoin(buildings, eq(buildings.uuid, companyBuildings.buildingUuid))
    .where(and(eq(companyBuildings.companyUuid, companies.uuid), isOpen))
  const rows = await connection
    .select()
    .from(companies)
    .where(and(eq(companies.uuid, uuid), exists(rentsOpenly)))
  const [company] = await companyReplies(connection, rows, isOpen)
  if (company === undefined) throw new Refusal('not_found', { detail: 'No such company.' })
  return company
}
