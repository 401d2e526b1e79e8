import { randomUUID } from 'node:crypto'
import type { OperatedAmenity } from '@contract/operate/amenities'
import { type AmenityFields, amenityProblems } from '@rules/operate/amenity'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { amenities } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { lockedCategory, readCategory } from './amenityCategories'
import { refuseProblems, withChange } from './building'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'

type Row = typeof amenities.$inferSelect
type CategoryRow = Awaited<ReturnType<typeof lockedCategory>>
type Category = { uuid: string; name: string; building: OperatedAmenity['building'] }
export type AmenityChange = { version: number; category_uuid?: string | undefined } & {
  [Field in keyof AmenityFields]?: AmenityFields[Field] | undefined
}

const rowsOf = (connection: Connection, categoryUuid: string) =>
  connection
    .select()
    .from(amenities)
    .where(eq(amenities.categoryUuid, categoryUuid))
    .orderBy(asc(amenities.position), asc(amenities.uuid))

/** The amenities of a category, in their order. @throws `not_found` */
export async function amenityList(connection: Connection, categoryUuid: string) {
  const category = await readCategory(connection, categoryUuid)
  const rows = await rowsOf(connection, category.uuid)
  return {
    data: rows.map((row) => amenityOf(row, category)),
    total: rows.length,
    order: orderOf(rows),
  }
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function orderAmenities(tx: Connection, categoryUuid: string, sent: SentOrder) {
  await lockedCategory(tx, categoryUuid)
  const { uuid, building } = await readCategory(tx, categoryUuid)
  const before = await amenityList(tx, uuid)
  await saveOrder(tx, amenities, await rowsOf(tx, uuid), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await amenityList(tx, uuid) }
}

/** @throws `not_found` */
export async function readAmenity(connection: Connection, uuid: string): Promise<OperatedAmenity> {
  const [row] = await connection.select().from(amenities).where(eq(amenities.uuid, uuid))
  if (row === undefined) throw notFound()
  return amenityOf(row, await readCategory(connection, row.categoryUuid))
}

/** Adds an amenity, as the last one of its category. @throws `not_found`, `invalid_request` */
export async function createAmenity(
  tx: Connection,
  categoryUuid: string,
  fields: AmenityFields,
): Promise<OperatedAmenity> {
  const category = await lockedCategory(tx, categoryUuid)
  refuseProblems(amenityProblems(fields))
  const uuid = randomUUID()
  await tx.insert(amenities).values({
    ...columnsOf(fields),
    uuid,
    categoryUuid: category.uuid,
    position: nextPosition(await rowsOf(tx, category.uuid)),
  })
  await publishBuildings(tx, [category.buildingUuid])
  return readAmenity(tx, uuid)
}

/** @throws `not_found`, also for a category of another building; `version_conflict`, `invalid_request` */
export async function updateAmenity(
  tx: Connection,
  uuid: string,
  { version, category_uuid, ...change }: AmenityChange,
): Promise<{ before: OperatedAmenity; after: OperatedAmenity }> {
  // Always the category first, so that two changes cannot wait for each other.
  const target = category_uuid === undefined ? null : await lockedCategory(tx, category_uuid)
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = await readAmenity(tx, uuid)
  const fields = withChange<AmenityFields>(before, change)
  refuseProblems(amenityProblems(fields))
  await tx
    .update(amenities)
    .set({
      ...columnsOf(fields),
      ...(await placeIn(tx, before, target)),
      version: row.version + 1,
    })
    .where(eq(amenities.uuid, uuid))
  await publishBuildings(tx, [before.building.uuid])
  return { before, after: await readAmenity(tx, uuid) }
}

/** The last place of the category that an amenity moves to. */
async function placeIn(
  tx: Connection,
  { building, category }: OperatedAmenity,
  target: CategoryRow | null,
): Promise<Partial<Row>> {
  if (target === null || target.uuid === category.uuid) return {}
  if (target.buildingUuid !== building.uuid) {
    throw new Refusal('not_found', { detail: 'No such category of amenities in this building.' })
  }
  return {
    categoryUuid: target.uuid,
    position: nextPosition(await rowsOf(tx, target.uuid)),
  }
}

/** @throws `not_found` */
export async function deleteAmenity(tx: Connection, uuid: string): Promise<OperatedAmenity> {
  await lockedRow(tx, uuid)
  const amenity = await readAmenity(tx, uuid)
  await tx.delete(amenities).where(eq(amenities.uuid, uuid))
  await publishBuildings(tx, [amenity.building.uuid])
  return amenity
}

async function lockedRow(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx.select().from(amenities).where(eq(amenities.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  return row
}

const notFound = () => new Refusal('not_found', { detail: 'No such amenity.' })

const amenityOf = (row: Row, category: Category): OperatedAmenity => ({
  uuid: row.uuid,
  version: row.version,
  building: category.building,
  category: { uuid: category.uuid, name: category.name },
  name: row.name,
  description: row.description,
  image_url: row.imageUrl,
  image_alt_text: row.imageAltText,
})

const columnsOf = (fields: AmenityFields) => ({
  name: fields.name,
  description: fields.description || null,
  imageUrl: fields.image_url || null,
  imageAltText: fields.image_alt_text || null,
})
