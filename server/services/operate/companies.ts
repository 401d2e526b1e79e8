import { randomUUID } from 'node:crypto'
import type { OpeningHours } from '@contract/hours'
import type { OperatedCompany } from '@contract/operate/companies'
import { isPictureAddress } from '@rules/operate/address'
import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, companies, companyBuildings, emailDomains, users } from '../../db/schema'
import { sentHours, storedHours } from '../platform/hours'
import { Refusal } from '../platform/refusal'
import { changedIn, claimUploads } from '../platform/uploads/uploads'
import { type Registrar, setDomains } from './domains'
import { type ListQuery, matching, pageSize } from './list'
import { refuseProblems } from './offers/building'
import { type Reach, reaches, within } from './reach'
import { checkVersion } from './versioned'

type Row = typeof companies.$inferSelect
type Query = ListQuery & { building?: string | undefined }

/** The companies that rent in a building within reach, by name. */
export async function companyPage(connection: Connection, query: Query, reach: Reach) {
  const { name, sortName, uuid } = companies
  const inBuildings = connection
    .select({ one: sql`1` })
    .from(companyBuildings)
    .where(
      and(
        eq(companyBuildings.companyUuid, uuid),
        within(reach, companyBuildings.buildingUuid),
        query.building === undefined
          ? undefined
          : eq(companyBuildings.buildingUuid, query.building),
      ),
    )
  const found = and(
    reach === 'all' && query.building === undefined ? undefined : exists(inBuildings),
    query.search === undefined ? undefined : sql`${name} ilike ${matching(query.search)}`,
  )
  const inOrder = sql`${sortName} collate "C"`
  const rows = await connection
    .select()
    .from(companies)
    .where(found)
    .orderBy(query.descending === true ? desc(inOrder) : asc(inOrder), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: await withBuildings(connection, rows, reach),
    total: await connection.$count(companies, found),
  }
}

/** @throws `not_found` */
export async function readCompany(
  connection: Connection,
  uuid: string,
  reach: Reach,
): Promise<OperatedCompany> {
  const [company] = await readCompanies(connection, [uuid], reach)
  if (company === undefined) throw notFound()
  return company
}

/** Those of the companies that exist. */
export async function readCompanies(
  connection: Connection,
  uuids: readonly string[],
  reach: Reach,
): Promise<OperatedCompany[]> {
  const rows = await connection
    .select()
    .from(companies)
    .where(inArray(companies.uuid, [...uuids]))
  return withBuildings(connection, rows, reach)
}

type NewCompany = { name: string; building_uuid: string; domains: readonly string[] }

/** @throws `domain_taken`, `domain_public`; `not_found` for a building that does not exist */
export async function createCompany(
  tx: Connection,
  { name, building_uuid: buildingUuid, domains }: NewCompany,
  registrar: Registrar,
): Promise<OperatedCompany> {
  const isBuilding = eq(buildings.uuid, buildingUuid)
  if ((await tx.$count(buildings, isBuilding)) === 0) {
    throw new Refusal('not_found', { detail: 'No such building.' })
  }
  const uuid = randomUUID()
  await tx.insert(companies).values({ uuid, name })
  await tx.insert(companyBuildings).values({ companyUuid: uuid, buildingUuid })
  const path = 'body.domains'
  await setDomains(tx, { companyUuid: uuid, buildingUuid, domains, path }, registrar)
  return readCompany(tx, uuid, registrar.reach)
}

/** Floor and hours stay as they are without a value. */
type ChosenBuilding = {
  uuid: string
  domains: readonly string[]
  floor?: string | null | undefined
  opening_hours?: OpeningHours | undefined
}

type CompanyChange = {
  version: number
  name?: string | undefined
  description?: string | null | undefined
  url?: string | null | undefined
  logo_url?: string | null | undefined
  types?: readonly string[] | undefined
  buildings?: readonly ChosenBuilding[] | undefined
}

/**
 * Changes a company. A list of buildings replaces those within reach; others stay as they are.
 * @throws `not_found`, `version_conflict`, `domain_taken`, `domain_public`, `invalid_request` for what is no picture
 */
export async function updateCompany(
  tx: Connection,
  uuid: string,
  { version, buildings: chosen, logo_url: logo, types, ...fields }: CompanyChange,
  registrar: Registrar & { now: Date },
): Promise<{ before: OperatedCompany; after: OperatedCompany }> {
  const [row] = await tx.select().from(companies).where(eq(companies.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  checkVersion(row, { version })
  const { reach } = registrar
  const before = await readCompany(tx, uuid, reach)
  if (logo && !isPictureAddress(logo)) refuseProblems([{ field: 'logo_url', code: 'picture' }])
  await claimUploads(tx, changedIn({ logo_url: logo }, before), registrar)
  const values = {
    ...fields,
    logoUrl: logo === '' ? null : logo,
    types: types && [...new Set(types)],
  }
  await tx
    .update(companies)
    .set({ ...values, version: row.version + 1 })
    .where(eq(companies.uuid, uuid))
  if (chosen !== undefined) await setBuildings(tx, { before, chosen }, registrar)
  return { before, after: await readCompany(tx, uuid, reach) }
}

async function setBuildings(
  tx: Connection,
  { before, chosen }: { before: OperatedCompany; chosen: readonly ChosenBuilding[] },
  registrar: Registrar,
): Promise<void> {
  const { uuid: companyUuid } = before
  const wanted = chosen.map(({ uuid }) => uuid.toLowerCase())
  const known =
    wanted.length === 0 ? 0 : await tx.$count(buildings, inArray(buildings.uuid, wanted))
  if (known < new Set(wanted).size) throw new Refusal('not_found', { detail: 'No such building.' })
  const gone = before.buildings.map(({ uuid }) => uuid).filter((uuid) => !wanted.includes(uuid))
  if (gone.length > 0) {
    const { companyUuid: company, buildingUuid } = companyBuildings
    await tx
      .delete(companyBuildings)
      .where(and(eq(company, companyUuid), inArray(buildingUuid, gone)))
    await tx
      .delete(emailDomains)
      .where(
        and(eq(emailDomains.companyUuid, companyUuid), inArray(emailDomains.buildingUuid, gone)),
      )
  }
  for (const [index, { uuid, domains, ...premises }] of chosen.entries()) {
    const buildingUuid = uuid.toLowerCase()
    const { floor, opening_hours: hours } = premises
    const values = {
      ...(floor !== undefined && { floor: floor || null }),
      ...(hours !== undefined && { openingHours: storedHours(hours) }),
    }
    const tenancy = tx.insert(companyBuildings).values({ companyUuid, buildingUuid, ...values })
    const target = [companyBuildings.buildingUuid, companyBuildings.companyUuid]
    await (Object.keys(values).length === 0
      ? tenancy.onConflictDoNothing()
      : tenancy.onConflictDoUpdate({ target, set: values }))
    const path = `body.buildings.${index}.domains`
    await setDomains(tx, { companyUuid, buildingUuid, domains, path }, registrar)
  }
}

/**
 * Deletes a company without people, in all of its buildings.
 * @throws `not_found`, `company_in_use`; `permission_denied` if it also rents beyond the caller's reach
 */
export async function deleteCompany(
  tx: Connection,
  uuid: string,
  reach: Reach,
): Promise<OperatedCompany> {
  const [row] = await tx.select().from(companies).where(eq(companies.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  const company = await readCompany(tx, uuid, reach)
  const rented = await tx
    .select({ uuid: companyBuildings.buildingUuid })
    .from(companyBuildings)
    .where(eq(companyBuildings.companyUuid, uuid))
  if (rented.some((building) => !reaches(reach, building.uuid))) {
    throw new Refusal('permission_denied', {
      detail:
        'The company also rents in a building that you do not manage. Remove it from yours instead.',
    })
  }
  if (company.people > 0) {
    throw new Refusal('company_in_use', {
      detail: `${company.people} people belong to the company. Move them to another company first.`,
    })
  }
  await tx.delete(companies).where(eq(companies.uuid, uuid))
  return company
}

const notFound = () => new Refusal('not_found', { detail: 'No such company.' })

async function withBuildings(
  connection: Connection,
  rows: readonly Row[],
  reach: Reach,
): Promise<OperatedCompany[]> {
  if (rows.length === 0) return []
  const uuids = rows.map(({ uuid }) => uuid)
  const rented = await connection
    .select({
      company: companyBuildings.companyUuid,
      uuid: buildings.uuid,
      name: buildings.name,
      floor: companyBuildings.floor,
      openingHours: companyBuildings.openingHours,
    })
    .from(companyBuildings)
    .innerJoin(buildings, eq(buildings.uuid, companyBuildings.buildingUuid))
    .where(and(inArray(companyBuildings.companyUuid, uuids), within(reach, buildings.uuid)))
    .orderBy(asc(buildings.name), asc(buildings.uuid))
  const domains = await connection
    .select()
    .from(emailDomains)
    .where(inArray(emailDomains.companyUuid, uuids))
    .orderBy(asc(emailDomains.domain))
  const people = await connection
    .select({ company: users.companyUuid, count: sql<number>`count(*)::int` })
    .from(users)
    .where(inArray(users.companyUuid, uuids))
    .groupBy(users.companyUuid)
  return rows.map(({ uuid, version, name, description, url, logoUrl, types }) => ({
    uuid,
    version,
    name,
    description,
    url,
    logo_url: logoUrl,
    types,
    buildings: rented
      .filter(({ company }) => company === uuid)
      .map((building) => ({
        uuid: building.uuid,
        name: building.name,
        domains: domains
          .filter((each) => each.companyUuid === uuid && each.buildingUuid === building.uuid)
          .map(({ domain }) => domain),
        floor: building.floor,
        opening_hours: sentHours(building.openingHours),
      })),
    people: people.find(({ company }) => company === uuid)?.count ?? 0,
  }))
}
