import type { OperatedFloor } from '@contract/operate/suites'
import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { smartFloors, smartSuites } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { buildingOf, type NamedBuilding } from './building'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'
import { ensureSystem, isPublished, lockedBuilding, newId } from './smartSystem'

export type FloorRow = typeof smartFloors.$inferSelect

const rowsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select()
    .from(smartFloors)
    .where(eq(smartFloors.buildingUuid, buildingUuid))
    .orderBy(asc(smartFloors.position), asc(smartFloors.id))

/** The floors of a building, in their order. @throws `not_found` */
export async function floorList(connection: Connection, buildingUuid: string) {
  const building = await buildingOf(connection, buildingUuid)
  const rows = await rowsOf(connection, building.uuid)
  const data = await floorsOfRows(connection, rows, building)
  return { data, total: rows.length, order: orderOf(rows) }
}

/** @throws `not_found`, `suites_published`, `version_conflict`, `invalid_request` */
export async function orderFloors(tx: Connection, buildingUuid: string, sent: SentOrder) {
  const building = await lockedBuilding(tx, buildingUuid)
  const before = await floorList(tx, building.uuid)
  await saveOrder(tx, smartFloors, await rowsOf(tx, building.uuid), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await floorList(tx, building.uuid) }
}

/** @throws `not_found` */
export async function readFloor(connection: Connection, uuid: string): Promise<OperatedFloor> {
  const row = await floorRow(connection, uuid)
  const building = await buildingOf(connection, row.buildingUuid)
  const [floor] = await floorsOfRows(connection, [row], building)
  if (floor === undefined) throw noFloor()
  return floor
}

/** Adds a floor, as the last one. @throws `not_found`, `suites_published` */
export async function createFloor(
  tx: Connection,
  buildingUuid: string,
  { name }: { name: string },
): Promise<OperatedFloor> {
  const building = await lockedBuilding(tx, buildingUuid)
  await ensureSystem(tx, building.uuid)
  const rows = await rowsOf(tx, building.uuid)
  const id = newId(
    name,
    rows.map((row) => row.id),
  )
  const [row] = await tx
    .insert(smartFloors)
    .values({ buildingUuid: building.uuid, id, name, position: nextPosition(rows) })
    .returning({ uuid: smartFloors.uuid })
  await publishBuildings(tx, [building.uuid])
  return readFloor(tx, row?.uuid ?? '')
}

/** @throws `not_found`, `suites_published`, `version_conflict` */
export async function updateFloor(
  tx: Connection,
  uuid: string,
  { version, name }: { version: number; name?: string | undefined },
): Promise<{ before: OperatedFloor; after: OperatedFloor }> {
  const row = await lockedFloor(tx, uuid)
  checkVersion(row, { version })
  const before = await readFloor(tx, uuid)
  await tx
    .update(smartFloors)
    .set({ name: name ?? row.name, version: row.version + 1 })
    .where(eq(smartFloors.uuid, uuid))
  await publishBuildings(tx, [row.buildingUuid])
  return { before, after: await readFloor(tx, uuid) }
}

/** Removes a floor with its suites. @throws `not_found`, `suites_published` */
export async function deleteFloor(tx: Connection, uuid: string): Promise<OperatedFloor> {
  const { buildingUuid } = await lockedFloor(tx, uuid)
  const floor = await readFloor(tx, uuid)
  await tx.delete(smartFloors).where(eq(smartFloors.uuid, uuid))
  await publishBuildings(tx, [buildingUuid])
  return floor
}

/** The row of a floor that is changed by hand; its building is locked. @throws `not_found`, `suites_published` */
export async function lockedFloor(tx: Connection, uuid: string): Promise<FloorRow> {
  await lockedBuilding(tx, (await floorRow(tx, uuid)).buildingUuid)
  return floorRow(tx, uuid)
}

/** @throws `not_found` */
export async function floorRow(connection: Connection, uuid: string): Promise<FloorRow> {
  const [row] = await connection.select().from(smartFloors).where(eq(smartFloors.uuid, uuid))
  if (row === undefined) throw noFloor()
  return row
}

const noFloor = () => new Refusal('not_found', { detail: 'No such floor.' })

async function floorsOfRows(
  connection: Connection,
  rows: readonly FloorRow[],
  building: NamedBuilding,
): Promise<OperatedFloor[]> {
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
}
