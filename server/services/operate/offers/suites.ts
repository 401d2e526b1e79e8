import { suites } from '@contract/operate/suites'
import { suiteProblems } from '@rules/operate/suite'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { smartFloors, smartSuites, suiteStates } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { insertFirstStates } from '../../suites/firstStates'
import { isState } from '../../suites/suite'
import { buildingOf } from './building'
import { nextPosition } from './order'
import { orderedService } from './orderedRecord'
import { isPublished, lockedBuilding, newId } from './smartSystem'

type Row = typeof smartSuites.$inferSelect
type FloorRow = typeof smartFloors.$inferSelect

/**
 * The suites of a floor. A change can move one to another floor of its building. With other controls its state begins
 * again: its temperature is in the unit of the suite. On another floor it begins again, too: a state belongs to a place.
 */
export const suiteService = orderedService(suites, {
  table: smartSuites,
  missing: 'No such suite.',
  nameOf: ({ name }) => name,
  owner: async (connection, uuid, lock) => {
    const row = await floorRow(connection, eq(smartFloors.uuid, uuid))
    if (lock !== undefined) await lockedBuilding(connection, row.buildingUuid)
    return floorOf(connection, row)
  },
  ownerOf: async (connection, { buildingUuid, floorId: id }) =>
    floorOf(connection, await floorRow(connection, isFloor({ buildingUuid, id }))),
  isOwned: ({ building, id }) => isOnFloor({ buildingUuid: building.uuid, id }),
  lock: (tx, { buildingUuid }) => lockedBuilding(tx, buildingUuid),
  stored: async (connection, rows, { building, ...floor }, { topics }) => {
    const { isPublished: is_published } = floor
    const floors = await floorsOf(connection, building.uuid)
    const prefix = topics.find(({ uuid }) => uuid.toLowerCase() === building.uuid)?.topics
    return rows.map((row) => ({
      uuid: row.uuid,
      version: row.version,
      building,
      id: row.id,
      is_published,
      floor: { uuid: floor.uuid, name: floor.name },
      floors,
      name: row.name,
      temp_unit: row.tempUnit,
      temp_equipment_name: row.tempEquipmentName,
      has_lighting: row.hasLighting,
      topic: is_published && prefix !== undefined ? `${prefix}/${floor.id}/${row.id}` : null,
    }))
  },
  problems: suiteProblems,
  columns: (fields) => ({
    name: fields.name,
    tempUnit: fields.temp_unit,
    tempEquipmentName: (fields.temp_unit !== null && fields.temp_equipment_name) || null,
    hasLighting: fields.has_lighting,
  }),
  place: ({ building, id }, { name }, rows) => ({
    buildingUuid: building.uuid,
    floorId: id,
    id: newId(name, idsOf(rows)),
  }),
  afterCreate: (tx, { now }) => insertFirstStates(tx, now),
  afterUpdate: async (tx, { row, before, fields, change }, { now }) => {
    const floorUuid = change.floor_uuid?.toLowerCase() ?? before.floor.uuid
    const isMoved = floorUuid !== before.floor.uuid
    const isControlledOtherwise =
      fields.temp_unit !== before.temp_unit || fields.has_lighting !== before.has_lighting
    if (!isMoved && !isControlledOtherwise) return
    const { buildingUuid, floorId, id: suiteId } = row
    await tx.delete(suiteStates).where(isState({ buildingUuid, floorId, suiteId }))
    if (isMoved) await moveSuite(tx, row, floorUuid)
    await insertFirstStates(tx, now)
  },
})

type FloorKey = Pick<FloorRow, 'buildingUuid' | 'id'>

const isFloor = ({ buildingUuid, id }: FloorKey) =>
  and(eq(smartFloors.buildingUuid, buildingUuid), eq(smartFloors.id, id))
const isOnFloor = ({ buildingUuid, id }: FloorKey) =>
  and(eq(smartSuites.buildingUuid, buildingUuid), eq(smartSuites.floorId, id))
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

async function floorRow(connection: Connection, condition: ReturnType<typeof and>) {
  const [row] = await connection.select().from(smartFloors).where(condition)
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such floor.' })
  return row
}

const floorOf = async (connection: Connection, { uuid, id, name, buildingUuid }: FloorRow) => ({
  uuid,
  id,
  name,
  building: await buildingOf(connection, buildingUuid),
  isPublished: await isPublished(connection, buildingUuid),
})

/** The floors of a building, in their order. */
const floorsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select({ uuid: smartFloors.uuid, name: smartFloors.name })
    .from(smartFloors)
    .where(eq(smartFloors.buildingUuid, buildingUuid))
    .orderBy(asc(smartFloors.position), asc(smartFloors.id))

/** Moves a suite without a state to another floor, as the last one there. */
async function moveSuite(tx: Connection, { uuid, id, buildingUuid }: Row, floorUuid: string) {
  const [floor] = await tx
    .select()
    .from(smartFloors)
    .where(and(eq(smartFloors.uuid, floorUuid), eq(smartFloors.buildingUuid, buildingUuid)))
  if (floor === undefined) {
    throw new Refusal('invalid_request', {
      errors: [
        { path: 'body.floor_uuid', code: 'unknown', message: 'Must be a floor of the building' },
      ],
    })
  }
  const rows = await tx.select().from(smartSuites).where(isOnFloor(floor))
  await tx
    .update(smartSuites)
    .set({ floorId: floor.id, id: newId(id, idsOf(rows)), position: nextPosition(rows) })
    .where(eq(smartSuites.uuid, uuid))
}
