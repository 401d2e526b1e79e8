import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { smartSystems } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { buildingOf, type NamedBuilding } from './building'

/** The topics of the buildings whose systems speak MQTT, from the configuration. */
export type MqttTopics = readonly { uuid: string; topics: string }[]

/** Whether the building's own system publishes its floors. */
export async function isPublished(connection: Connection, buildingUuid: string): Promise<boolean> {
  const [system] = await connection
    .select({ adapter: smartSystems.adapter })
    .from(smartSystems)
    .where(eq(smartSystems.buildingUuid, buildingUuid))
  return system?.adapter === 'mqtt'
}

/**
 * The building whose floors are changed by hand, locked until the transaction ends.
 * @throws `not_found`, `suites_published`
 */
export async function lockedBuilding(tx: Connection, uuid: string): Promise<NamedBuilding> {
  const building = await buildingOf(tx, uuid, 'lock')
  if (!(await isPublished(tx, building.uuid))) return building
  throw new Refusal('suites_published', {
    detail: 'The building’s own system publishes its floors and suites. Change them there.',
  })
}

/** Has the suites of a building simulated, unless it has a system. */
export async function ensureSystem(tx: Connection, buildingUuid: string): Promise<void> {
  await tx.insert(smartSystems).values({ buildingUuid, adapter: 'simulator' }).onConflictDoNothing()
}

/** Longer ids are no part of a topic. */
const maxId = 36

/** An id for a new floor or suite: its name as a part of a topic, different from the ids that are taken. */
export function newId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, maxId - 4)
  const base = plain === '' ? 'place' : plain
  if (!taken.includes(base)) return base
  let number = 2
  while (taken.includes(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}
