import { type LiveMessage, liveMessage } from '@contract/live'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../db/database'

/** The database channel through which the processes of a deployment notify each other. */
export const liveChannel = 'portico_live'

/** A message between processes. The topic `mine` of the wire is replaced by one per user. */
export type Published = { topic: string; data: LiveMessage['data'] }

/** The topic of one user's own data. */
export const topicOfUser = (userId: number): string => `user:${userId}`

/** Announces that a session has ended, to the processes that hold streams of it. */
export const topicOfSession = (familyUuid: string): string => `session:${familyUuid}`

/** Announces to all processes, not to browsers, that what they cache about buildings is stale. */
export const worldTopic = 'world'

export const topicOfBuilding = (uuid: string): string => `building:${uuid}`
export const topicOfSlots = (building: string, resource: string): string =>
  `slots:${building}/${resource}`
export const topicOfApprovals = (uuid: string): string => `approvals:${uuid}`

/** Notifies all processes and all pages that what these buildings offer has changed. */
export async function publishBuildings(
  connection: Connection,
  uuids: readonly string[],
): Promise<void> {
  await publishAll(connection, [
    { topic: worldTopic, data: null },
    ...uuids.map((uuid) => ({ topic: topicOfBuilding(uuid), data: null })),
  ])
}

/** The maximum size of a PostgreSQL payload. */
const maxBytes = 7900

/** The serialized message. `data` describes the change if the topic alone does not suffice; it must be small. */
function payloadOf({ topic, data }: Published): string {
  const payload = JSON.stringify({ topic, data })
  if (Buffer.byteLength(payload) > maxBytes)
    throw new Error(`The message of the topic ${topic} is too large`)
  return payload
}

/**
 * Notifies all listeners that something has changed. Inside a transaction, PostgreSQL publishes on commit, and never
 * after a rollback.
 */
export async function publish(
  connection: Connection,
  topic: string,
  data: LiveMessage['data'] = null,
): Promise<void> {
  await publishAll(connection, [{ topic, data }])
}

/** The same for several messages in one query. */
export async function publishAll(connection: Connection, all: Published[]): Promise<void> {
  if (all.length === 0) return
  const payloads = JSON.stringify(all.map(payloadOf))
  await connection.execute(
    sql`select pg_notify(${liveChannel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
  )
}

const published = v.object({ ...liveMessage.entries, topic: v.string() })

/** The message of a payload; null for a payload that none of our processes sends. */
export function publishedIn(payload: string): Published | null {
  try {
    return v.parse(published, JSON.parse(payload))
  } catch {
    return null
  }
}
