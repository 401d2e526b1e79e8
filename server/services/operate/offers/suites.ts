import type { OperatedSuite } from '@contract/operate/suites'
import { type SuiteFields, suiteProblems } from '@rules/operate/suite'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { smartFloors, smartSuites, suiteStates } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { insertFirstStates } from '../../suites/firstStates'
import { isState } from '../../suites/suite'
import { checkVersion } from '../versioned'
import { refuseProblems, withChange } from './building'
import { type FloorRow, lockedFloor, readFloor } from './floors'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'
import { lockedBuilding, type MqttTopics, newId } from './smartSystem'

type Row = typeof smartSuites.$inferSelect
type Floor = Awaited<ReturnType<typeof readFloor>>
export type SuiteChange = { version: number } & {
  [Field in keyof SuiteFields]?: SuiteFields[Field] | undefined
} & { floor_uuid?: string | undefined }

const onFloor = ({ buildingUuid, id }: Pick<FloorRow, 'buildingUuid' | 'id'>) =>
  and(eq(smartSuites.buildingUuid, buildingUuid), eq(smartSuites.floorId, id))

const rowsOf = (connection: Connection, floor: Pick<FloorRow, 'buildingUuid' | 'id'>) =>
  connection
    .select()
    .from(smartSuites)
    .where(onFloor(floor))
    .orderBy(asc(smartSuites.position), asc(smartSuites.id))

/** The suites of a floor, in their order. @throws `not_found` */
export async function suiteList(connection: Connection, floorUuid: string, topics: MqttTopics) {
  const floor = await readFloor(connection, floorUuid)
  const rows = await rowsOf(connection, { buildingUuid: floor.building.uuid, id: floor.id })
  const floors = await floorsOf(connection, floor.building.uuid)
  const data = rows.map((row) => suiteOf(row, { ...floor, floors }, topics))
  return { data, total: rows.length, order: orderOf(rows) }
}

/** @throws `not_found`, `suites_published`, `version_conflict`, `invalid_request` */
export async function orderSuites(
  tx: Connection,
  floorUuid: string,
  sent: SentOrder,
  topics: MqttTopics,
) {
  const row = await lockedFloor(tx, floorUuid)
  const { building } = await readFloor(tx, row.uuid)
  const before = await suiteList(tx, row.uuid, topics)
  await saveOrder(tx, smartSuites, await rowsOf(tx, row), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await suiteList(tx, row.uuid, topics) }
}

/** @throws `not_found` */
export async function readSuite(
  connection: Connection,
  uuid: string,
  topics: MqttTopics,
): Promise<OperatedSuite> {
  const row = await suiteRow(connection, uuid)
  const floor = await readFloor(connection, await floorOf(connection, row))
  const floors = await floorsOf(connection, row.buildingUuid)
  return suiteOf(row, { ...floor, floors }, topics)
}

/** Adds a suite, as the last one of its floor. @throws `not_found`, `suites_published`, `invalid_request` */
export async function createSuite(
  tx: Connection,
  floorUuid: string,
  fields: SuiteFields,
  { topics, now }: { topics: MqttTopics; now: Date },
): Promise<OperatedSuite> {
  const floor = await lockedFloor(tx, floorUuid)
  refuseProblems(suiteProblems(fields))
  const rows = await rowsOf(tx, floor)
  const id = newId(
    fields.name,
    rows.map((row) => row.id),
  )
  const [row] = await tx
    .insert(smartSuites)
    .values({
      ...columnsOf(fields),
      buildingUuid: floor.buildingUuid,
      floorId: floor.id,
      id,
      position: nextPosition(rows),
    })
    .returning({ uuid: smartSuites.uuid })
  await insertFirstStates(tx, now)
  await publishBuildings(tx, [floor.buildingUuid])
  return readSuite(tx, row?.uuid ?? '', topics)
}

/**
 * Changes a suite, or moves it to another floor of its building. With other controls its state begins again: its
 * temperature is in the unit of the suite. On another floor it begins again, too: a state belongs to a place.
 * @throws `not_found`, `suites_published`, `version_conflict`, `invalid_request`
 */
export async function updateSuite(
  tx: Connection,
  uuid: string,
  { version, floor_uuid: floorUuid, ...change }: SuiteChange,
  { topics, now }: { topics: MqttTopics; now: Date },
): Promise<{ before: OperatedSuite; after: OperatedSuite }> {
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = await readSuite(tx, uuid, topics)
  const fields = withChange<SuiteFields>(before, change)
  refuseProblems(suiteProblems(fields))
  await tx
    .update(smartSuites)
    .set({ ...columnsOf(fields), version: row.version + 1 })
    .where(eq(smartSuites.uuid, uuid))
  const isMoved = floorUuid !== undefined && floorUuid.toLowerCase() !== before.floor.uuid
  const isControlledOtherwise =
    fields.temp_unit !== before.temp_unit || fields.has_lighting !== before.has_lighting
  if (isMoved || isControlledOtherwise) {
    const { buildingUuid, floorId, id: suiteId } = row
    await tx.delete(suiteStates).where(isState({ buildingUuid, floorId, suiteId }))
    if (isMoved) await moveSuite(tx, row, floorUuid.toLowerCase())
    await insertFirstStates(tx, now)
  }
  await publishBuildings(tx, [row.buildingUuid])
  return { before, after: await readSuite(tx, uuid, topics) }
}

/** @throws `not_found`, `suites_published` */
export async function deleteSuite(
  tx: Connection,
  uuid: string,
  topics: MqttTopics,
): Promise<OperatedSuite> {
  const { buildingUuid } = await lockedRow(tx, uuid)
  const suite = await readSuite(tx, uuid, topics)
  await tx.delete(smartSuites).where(eq(smartSuites.uuid, uuid))
  await publishBuildings(tx, [buildingUuid])
  return suite
}

async function suiteRow(connection: Connection, uuid: string): Promise<Row> {
  const [row] = await connection.select().from(smartSuites).where(eq(smartSuites.uuid, uuid))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such suite.' })
  return row
}

/** The row of a suite that is changed by hand; its building is locked. */
async function lockedRow(tx: Connection, uuid: string): Promise<Row> {
  await lockedBuilding(tx, (await suiteRow(tx, uuid)).buildingUuid)
  return suiteRow(tx, uuid)
}

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
  const rows = await rowsOf(tx, floor)
  const taken = rows.map((row) => row.id)
  await tx
    .update(smartSuites)
    .set({ floorId: floor.id, id: newId(id, taken), position: nextPosition(rows) })
    .where(eq(smartSuites.uuid, uuid))
}

const floorsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select({ uuid: smartFloors.uuid, name: smartFloors.name })
    .from(smartFloors)
    .where(eq(smartFloors.buildingUuid, buildingUuid))
    .orderBy(asc(smartFloors.position), asc(smartFloors.id))

/** The uuid of a suite's floor. */
async function floorOf(connection: Connection, { buildingUuid, floorId }: Row): Promise<string> {
  const [floor] = await connection
    .select({ uuid: smartFloors.uuid })
    .from(smartFloors)
    .where(and(eq(smartFloors.buildingUuid, buildingUuid), eq(smartFloors.id, floorId)))
  return floor?.uuid ?? ''
}

function suiteOf(
  row: Row,
  { building, floors, ...floor }: Floor & Pick<OperatedSuite, 'floors'>,
  topics: MqttTopics,
): OperatedSuite {
  const prefix = topics.find(({ uuid }) => uuid.toLowerCase() === building.uuid)?.topics
  return {
    uuid: row.uuid,
    version: row.version,
    building,
    id: row.id,
    is_published: floor.is_published,
    floor: { uuid: floor.uuid, name: floor.name },
    floors,
    name: row.name,
    temp_unit: row.tempUnit,
    temp_equipment_name: row.tempEquipmentName,
    has_lighting: row.hasLighting,
    topic: floor.is_published && prefix !== undefined ? `${prefix}/${floor.id}/${row.id}` : null,
  }
}

const columnsOf = (fields: SuiteFields) => ({
  name: fields.name,
  tempUnit: fields.temp_unit,
  tempEquipmentName: (fields.temp_unit !== null && fields.temp_equipment_name) || null,
  hasLighting: fields.has_lighting,
})
