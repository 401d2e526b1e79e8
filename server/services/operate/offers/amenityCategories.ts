import { amenityCategories as record } from '@contract/operate/amenities'
import { eq, inArray, sql } from 'drizzle-orm'
import { amenities, amenityCategories } from '../../../db/schema'
import { ownerBuilding } from './building'
import { orderedService } from './orderedRecord'

/** The categories of amenities in a building. A category is removed with its amenities. */
export const amenityCategoryService = orderedService(record, {
  table: amenityCategories,
  missing: 'No such category of amenities.',
  nameOf: ({ name }) => name,
  ...ownerBuilding,
  isOwned: ({ uuid }) => eq(amenityCategories.buildingUuid, uuid),
  stored: async (connection, rows, { building }) => {
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
  },
  columns: ({ name }) => ({ name }),
  place: ({ uuid }) => ({ buildingUuid: uuid }),
})
