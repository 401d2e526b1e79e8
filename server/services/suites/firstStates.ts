import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { smartSuites, smartSystems, suiteStates } from '../../db/schema'

/** The temperatures of a simulated room before the first command. */
const initially = { C: 21, F: 70 } as const

/**
 * Gives every simulated suite that has no state its first one: online, at room temperature, with the light off. A real
 * building system reports the states of its suites itself.
 */
export async function insertFirstStates(tx: Connection, now: Date): Promise<void> {
  const temperature = sql`case ${smartSuites.tempUnit}
    when 'C' then ${initially.C}::double precision
    when 'F' then ${initially.F}::double precision
  end`
  const light = sql`case when ${smartSuites.hasLighting} then 0::double precision end`
  await tx.execute(sql`
    insert into ${suiteStates} (building_uuid, floor_id, suite_id, revision, is_online,
      temperature, requested_temperature, lighting, requested_lighting, at)
    select ${smartSuites.buildingUuid}, ${smartSuites.floorId}, ${smartSuites.id}, 1, true,
      ${temperature}, ${temperature}, ${light}, ${light}, ${now.toISOString()}::timestamptz
    from ${smartSuites}
    join ${smartSystems} on ${smartSystems.buildingUuid} = ${smartSuites.buildingUuid}
    where ${smartSystems.adapter} = 'simulator'
    on conflict (building_uuid, floor_id, suite_id) do nothing
  `)
}
