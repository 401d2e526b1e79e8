import { amenityFields, amenities as record } from '@contract/operate/amenities'
import { amenityProblems } from '@rules/operate/amenity'
import { eq, max } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { amenities, amenityCategories } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { changedIn, claimUploads } from '../../platform/uploads/uploads'
import { buildingOf } from './building'
import { orderedService } from './orderedRecord'
import { columnsOf, fieldsOf } from './sameNames'

/** The amenities of a category. A change can move one to another category of its building. */
export const amenityService = orderedService(record, {
  table: amenities,
  missing: 'No such amenity.',
  nameOf: ({ name }) => name,
  owner: categoryOf,
  ownerOf: (connection, { categoryUuid }) => categoryOf(connection, categoryUuid),
  isOwned: ({ uuid }) => eq(amenities.categoryUuid, uuid),
  // Always the category first, so that two changes cannot wait for each other.
  lock: async (tx, _, change) =>
    change?.category_uuid && categoryOf(tx, change.category_uuid, 'lock'),
  stored: (_, rows, { uuid, name, building }) =>
    rows.map((row) => ({
      uuid: row.uuid,
      version: row.version,
      building,
      category: { uuid, name },
      ...fieldsOf(row, amenityFields),
    })),
  problems: amenityProblems,
  afterUpdate: (tx, { before, fields }, { now }) =>
    claimUploads(tx, changedIn({ image_url: fields.image_url }, before), { now }),
  columns: columnsOf,
  place: ({ uuid }) => ({ categoryUuid: uuid }),
  move: async (tx, { before, change: { category_uuid } }) => {
    if (category_uuid === undefined) return {}
    const target = await categoryOf(tx, category_uuid)
    if (target.uuid === before.category.uuid) return {}
    if (target.building.uuid !== before.building.uuid) {
      throw new Refusal('not_found', { detail: 'No such category of amenities in this building.' })
    }
    const [last] = await tx
      .select({ position: max(amenities.position) })
      .from(amenities)
      .where(eq(amenities.categoryUuid, target.uuid))
    return { categoryUuid: target.uuid, position: (last?.position ?? -1) + 1 }
  },
})

async function categoryOf(connection: Connection, uuid: string, lock?: 'lock') {
  const query = connection.select().from(amenityCategories).where(eq(amenityCategories.uuid, uuid))
  const [row] = await (lock === undefined ? query : query.for('update'))
  if (row === undefined)
    throw new Refusal('not_found', { detail: 'No such category of amenities.' })
  return {
    uuid: row.uuid,
    name: row.name,
    building: await buildingOf(connection, row.buildingUuid),
  }
}
