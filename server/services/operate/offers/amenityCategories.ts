import { randomUUID } from 'node:crypto'
import type { OperatedAmenityCategory } from '@contract/operate/amenities'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { amenities, amenityCategories } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { buildingOf, type NamedBuilding } from './building'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'

type Row = typeof amenityCategories.$inferSelect

const rowsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select()
    .from(amenityCategories)
    .where(eq(amenityCategories.buildingUuid, buildingUuid))
    .orderBy(asc(amenityCategories.position), asc(amenityCategories.id))

/** The categories of a building, in their order. @throws `not_found` */
export async function categoryList(connection: Connection, buildingUuid: string) {
  const building = await buildingOf(connection, buildingUuid)
  const rows = await rowsOf(connection, building.uuid)
  const data = await withCounts(connection, rows, building)
  return { data, total: rows.length, order: orderOf(rows) }
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function orderCategories(tx: Connection, buildingUuid: string, sent: SentOrder) {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const before = await categoryList(tx, building.uuid)
  await saveOrder(tx, amenityCategories, await rowsOf(tx, building.uuid), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await categoryList(tx, building.uuid) }
}

/** @throws `not_found` */
export async function readCategory(
  connection: Connection,
  uuid: string,
): Promise<OperatedAmenityCategory> {
  const rows = await connection
    .select()
    .from(amenityCategories)
    .where(eq(amenityCategories.uuid, uuid))
  const [row] = rows
  if (row === undefined) throw noCategory()
  const building = await buildingOf(connection, row.buildingUuid)
  const [category] = await withCounts(connection, rows, building)
  if (category === undefined) throw noCategory()
  return category
}

/** Adds a category, as the last one. @throws `not_found` */
export async function createCategory(
  tx: Connection,
  buildingUuid: string,
  { name }: { name: string },
): Promise<OperatedAmenityCategory> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const uuid = randomUUID()
  const position = nextPosition(await rowsOf(tx, building.uuid))
  await tx.insert(amenityCategories).values({ uuid, buildingUuid: building.uuid, name, position })
  await publishBuildings(tx, [building.uuid])
  return readCategory(tx, uuid)
}

/** @throws `not_found`, `version_conflict` */
export async function updateCategory(
  tx: Connection,
  uuid: string,
  { version, name }: { version: number; name?: string | undefined },
): Promise<{ before: OperatedAmenityCategory; after: OperatedAmenityCategory }> {
  const row = await lockedCategory(tx, uuid)
  checkVersion(row, { version })
  const before = await readCategory(tx, uuid)
  await tx
    .update(amenityCategories)
    .set({ name: name ?? row.name, version: row.version + 1 })
    .where(eq(amenityCategories.uuid, uuid))
  await publishBuildings(tx, [row.buildingUuid])
  return { before, after: await readCategory(tx, uuid) }
}

/** Removes a category with its amenities. @throws `not_found` */
export async function deleteCategory(
  tx: Connection,
  uuid: string,
): Promise<OperatedAmenityCategory> {
  const { buildingUuid } = await lockedCategory(tx, uuid)
  const category = await readCategory(tx, uuid)
  await tx.delete(amenityCategories).where(eq(amenityCategories.uuid, uuid))
  await publishBuildings(tx, [buildingUuid])
  return category
}

/** The row of a category, locked until the transaction ends. @throws `not_found` */
export async function lockedCategory(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(amenityCategories)
    .where(eq(amenityCategories.uuid, uuid))
    .for('update')
  if (row === undefined) throw noCategory()
  return row
}

const noCategory = () => new Refusal('not_found', { detail: 'No such category of amenities.' })

async function withCounts(
  connection: Connection,
  rows: readonly Row[],
  building: NamedBuilding,
): Promise<OperatedAmenityCategory[]> {
  if (rows.length === 0) return []
  const uuids = rows.map(({ uuid }) => uuid)
  const counts = await connection
    .select({ uuid: amenities.categoryUuid, count: sql<number>`count(*)::int` })
    .from(amenities)
    .where(inArray(amenities.categoryUuid, uuids))
    .groupBy(amenities.categoryUuid)
  return rows.map(({ uuid, version, name }) => ({
    uuid,
    version,
    building,
    name,
    amenities: counts.find((each) => each.uuid === uuid)?.count ?? 0,
  }))
}
