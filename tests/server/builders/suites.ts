import * as tables from '@server/db/schema'
import { inserted, next, type Place, type PlaceInTime, type Ref } from './build'

type Suite = {
  id: string
  /** Its thermostat's state and request; without it the temperature cannot be controlled. */
  temperature?: { unit: 'F' | 'C'; now: number; requested: number; equipment?: string }
  /** Without it there is no light to control. */
  lighting?: number
  isOnline?: boolean
  simulation?: tables.Simulation
}
type Given = { in: Ref; id: string; suites?: readonly Suite[] }

/** Has a building's suites simulated. */
export async function aSimulator({ database }: Place, { uuid }: Ref): Promise<void> {
  await database.connection
    .insert(tables.smartSystems)
    .values({ buildingUuid: uuid, adapter: 'simulator' })
    .onConflictDoNothing()
}

/** A floor with simulated suites, last in the building so far. */
export async function aFloor(
  place: PlaceInTime,
  { in: building, id, suites = [] }: Given,
): Promise<Ref & { suites: Ref[] }> {
  const { connection } = place.database
  const at = { buildingUuid: building.uuid, floorId: id }
  await aSimulator(place, building)
  const floor = await inserted<Ref>(
    connection
      .insert(tables.smartFloors)
      .values({ buildingUuid: building.uuid, id, name: `Floor ${id}`, position: next() })
      .returning(),
  )
  if (suites.length === 0) return { ...floor, suites: [] }
  const rows = await connection
    .insert(tables.smartSuites)
    .values(
      suites.map((suite) => ({
        ...at,
        id: suite.id,
        name: `Suite ${suite.id}`,
        position: next(),
        simulation: suite.simulation ?? {},
        tempUnit: suite.temperature?.unit ?? null,
        tempEquipmentName: suite.temperature?.equipment ?? null,
        hasLighting: suite.lighting !== undefined,
      })),
    )
    .returning({ uuid: tables.smartSuites.uuid })
  await connection.insert(tables.suiteStates).values(
    suites.map(({ id: suiteId, temperature, lighting = null, isOnline = true }) => ({
      ...at,
      suiteId,
      revision: 1,
      isOnline,
      temperature: temperature?.now ?? null,
      requestedTemperature: temperature?.requested ?? null,
      lighting,
      requestedLighting: lighting,
      at: place.clock.now,
    })),
  )
  return { ...floor, suites: rows }
}
