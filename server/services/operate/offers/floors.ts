import { floors } from '@contract/operate/suites'
import { eq, sql } from 'drizzle-orm'
import { smartFloors, smartSuites } from '../../../db/schema'
import { ownerBuilding } from './building'
import { orderedService } from './orderedRecord'
import { ensureSystem, isPublished, lockedBuilding, newId } from './smartSystem'

/** The floors of a building whose suites can be controlled. A floor is removed with its suites. */
export const floorService = orderedService(floors, {
  table: smartFloors,
  missing: 'No such floor.',
  nameOf: ({ name }) => name,
  ownerOf: ownerBuilding.ownerOf,
  owner: async (connection, uuid, lock) => {
    if (lock !== undefined) await lockedBuilding(connection, uuid)
    return ownerBuilding.owner(connection, uuid)
  },
  isOwned: ({ uuid }) => eq(smartFloors.buildingUuid, uuid),
  lock: (tx, { buildingUuid }) => lockedBuilding(tx, buildingUuid),
  stored: async (connection, rows, { building }) => {
    if (rows.length === 0) return []
    const is_published = await isPublished(connection, building.uuid)
    const counts = await connection
      .select({ floorId: smartSuites.floorId, count: sql<number>`count(*)::int` })
      .from(smartSuites)
      .where(eq(smartSuites.buildingUuid, building.uuid))
      .groupBy(smartSuites.floorId)
    return rows.map(({ uuid, version, id, name }) => ({
      uuid,
      version,
      building,
      id,
      is_published,
      name,
      suites: counts.find(({ floorId }) => floorId === id)?.count ?? 0,
    }))
  },
  columns: ({ name }) => ({ name }),
  place: ({ uuid }, { name }, rows) => ({
    buildingUuid: uuid,
    id: newId(
      name,
      rows.map(({ id }) => id),
    ),
  }),
  beforeCreate: (tx, { uuid }) => ensureSystem(tx, uuid),
})
