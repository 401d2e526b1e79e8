import type { WorldInput } from '@contract/world/document'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { smartFloors, smartSuites, smartSystems } from '../../db/schema'
import { omit } from '../omit'
import { withoutNull } from './keys'

type Building = NonNullable<WorldInput['buildings']>[number]

/** Undefined for a building without a system. Floors of a building on MQTT come from the building. */
export async function exportSmartBuilding(
  connection: Connection,
  building: string,
): Promise<Building['smartBuilding']> {
  const [system] = await connection
    .select()
    .from(smartSystems)
    .where(eq(smartSystems.buildingUuid, building))
  if (system === undefined) return undefined
  const { adapter } = system
  if (adapter === 'mqtt') return { adapter }
  const floors = await connection
    .select()
    .from(smartFloors)
    .where(eq(smartFloors.buildingUuid, building))
    .orderBy(asc(smartFloors.position))
  const suites = await connection
    .select()
    .from(smartSuites)
    .where(eq(smartSuites.buildingUuid, building))
    .orderBy(asc(smartSuites.position))
  return {
    adapter,
    floors: floors.map(({ id, name }) => ({
      id,
      name,
      suites: suites
        .filter(({ floorId }) => floorId === id)
        .map((suite) =>
          withoutNull(omit(suite, 'buildingUuid', 'floorId', 'position', 'uuid', 'version')),
        ),
    })),
  }
}
