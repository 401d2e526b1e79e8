import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection, Database } from '../../db/database'
import { buildings, smartFloors, smartSuites, smartSystems } from '../../db/schema'

export type LayoutSuite = {
  id: string
  name: string
  tempUnit: 'F' | 'C' | null
  tempEquipmentName: string | null
  hasLighting: boolean
}
export type LayoutFloor = { id: string; name: string; suites: LayoutSuite[] }

/** Makes MQTT the adapter of a building's suites; an unknown building is skipped. */
export async function steerByMqtt(
  connection: Connection,
  buildingUuids: readonly string[],
): Promise<void> {
  for (const buildingUuid of buildingUuids) {
    await connection.execute(sql`
      insert into ${smartSystems} (building_uuid, adapter)
      select ${buildings.uuid}, 'mqtt' from ${buildings} where ${buildings.uuid} = ${buildingUuid}
      on conflict (building_uuid) do update set adapter = 'mqtt'
    `)
  }
}

/** Suites per write: the embedded database serves no other query meanwhile. */
const batchSize = 250

/**
 * Replaces a building's floors and suites; the states of remaining suites are retained. A large layout is written in
 * batches, each in a transaction of its own, so that other queries run in between.
 */
export async function saveLayout(
  database: Database,
  buildingUuid: string,
  floors: readonly LayoutFloor[],
): Promise<void> {
  const isSteered = await inTurn(database, buildingUuid, async (tx) => {
    const ofBuilding = eq(smartFloors.buildingUuid, buildingUuid)
    await tx.delete(smartFloors).where(and(ofBuilding, notListed(smartFloors.id, floors)))
    if (floors.length === 0) return
    await tx
      .insert(smartFloors)
      .values(floors.map(({ id, name }, position) => ({ buildingUuid, id, name, position })))
      .onConflictDoUpdate({
        target: [smartFloors.buildingUuid, smartFloors.id],
        set: { name: sql`excluded.name`, position: sql`excluded.position` },
      })
  })
  if (!isSteered) return
  for (const { id: floorId, suites } of floors) {
    const rows = suites.map((suite, position) => ({ buildingUuid, floorId, ...suite, position }))
    for (let at = 0; at < rows.length; at += batchSize) {
      await inTurn(database, buildingUuid, (tx) => saveSuites(tx, rows.slice(at, at + batchSize)))
    }
    await inTurn(database, buildingUuid, async (tx) => {
      const onFloor = and(
        eq(smartSuites.buildingUuid, buildingUuid),
        eq(smartSuites.floorId, floorId),
      )
      await tx.delete(smartSuites).where(and(onFloor, notListed(smartSuites.id, suites)))
    })
  }
}

/** Several processes receive a layout simultaneously. Returns false if no system controls the building. */
function inTurn(
  database: Database,
  buildingUuid: string,
  work: (tx: Connection) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [system] = await tx
      .select()
      .from(smartSystems)
      .where(eq(smartSystems.buildingUuid, buildingUuid))
      .for('update')
    if (system === undefined) return false
    await work(tx)
    return true
  })
}

/** A single parameter, however long the list is. */
const notListed = (column: PgColumn, listed: readonly { id: string }[]) =>
  sql`${column} not in (select jsonb_array_elements_text(${JSON.stringify(listed.map(({ id }) => id))}::jsonb))`

async function saveSuites(
  tx: Connection,
  rows: readonly (typeof smartSuites.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(smartSuites)
    .values([...rows])
    .onConflictDoUpdate({
      target: [smartSuites.buildingUuid, smartSuites.floorId, smartSuites.id],
      set: {
        name: sql`excluded.name`,
        tempUnit: sql`excluded.temp_unit`,
        tempEquipmentName: sql`excluded.temp_equipment_name`,
        hasLighting: sql`excluded.has_lighting`,
        position: sql`excluded.position`,
      },
    })
}
