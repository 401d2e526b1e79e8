import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, smartFloors, smartSuites, smartSystems } from '../../db/schema'

export type LayoutSuite = {
  id: string
  name: string
  tempUnit: 'F' | 'C' | null
  tempEquipmentName: string | null
  hasLighting: boolean
}
export type LayoutFloor = { id: string; name: string; suites: LayoutSuite[] }

/** Has a building's suites steered by MQTT from now on; one that does not exist is left out. */
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

/** Puts what a building tells of its floors and suites in the place of what was known; states of suites that stay stay. */
export async function keepLayout(
  connection: Connection,
  buildingUuid: string,
  floors: readonly LayoutFloor[],
): Promise<void> {
  await connection.transaction(async (tx) => {
    // Several processes hear of a layout at once.
    const [system] = await tx
      .select()
      .from(smartSystems)
      .where(eq(smartSystems.buildingUuid, buildingUuid))
      .for('update')
    if (system === undefined) return
    const ofBuilding = eq(smartFloors.buildingUuid, buildingUuid)
    const floorIds = floors.map(({ id }) => id)
    await tx
      .delete(smartFloors)
      .where(
        floorIds.length > 0 ? and(ofBuilding, notInArray(smartFloors.id, floorIds)) : ofBuilding,
      )
    for (const [position, { id, name, suites }] of floors.entries()) {
      await tx
        .insert(smartFloors)
        .values({ buildingUuid, id, name, position })
        .onConflictDoUpdate({
          target: [smartFloors.buildingUuid, smartFloors.id],
          set: { name, position },
        })
      await keepSuites(tx, { buildingUuid, floorId: id }, suites)
    }
  })
}

async function keepSuites(
  tx: Connection,
  floor: { buildingUuid: string; floorId: string },
  suites: readonly LayoutSuite[],
): Promise<void> {
  const onFloor = and(
    eq(smartSuites.buildingUuid, floor.buildingUuid),
    eq(smartSuites.floorId, floor.floorId),
  )
  const ids = suites.map(({ id }) => id)
  await tx
    .delete(smartSuites)
    .where(ids.length > 0 ? and(onFloor, notInArray(smartSuites.id, ids)) : onFloor)
  for (const [position, suite] of suites.entries()) {
    await tx
      .insert(smartSuites)
      .values({ ...floor, ...suite, position })
      .onConflictDoUpdate({
        target: [smartSuites.buildingUuid, smartSuites.floorId, smartSuites.id],
        set: { ...suite, position },
      })
  }
}
