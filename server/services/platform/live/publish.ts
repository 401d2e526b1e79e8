import { type LiveMessage, liveMessage } from '@contract/live'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../db/database'

/** The channel of the database by which the processes of a deployment tell each other. */
export const liveChannel = 'portico_live'

/** What is told between processes: `mine` of the wire is told apart by its user. */
export type Published = { topic: string; data: LiveMessage['data'] }

/** The topic of what is one user's own. */
export const topicOfUser = (userId: number): string => `user:${userId}`

export const topicOfBuilding = (uuid: string): string => `building:${uuid}`
export const topicOfApprovals = (uuid: string): string => `approvals:${uuid}`

/** PostgreSQL takes no longer payload. */
const maxBytes = 7900

/** As it travels. `data` says what has changed, if more is to be said than the topic; it is small. */
function payloadOf({ topic, data }: Published): string {
  const payload = JSON.stringify({ topic, data })
  if (Buffer.byteLength(payload) > maxBytes) throw new Error(`too much to tell about ${topic}`)
  return payload
}

/**
 * Tells everybody who listens that something has changed. Within a transaction it is told when that is committed, and
 * never if it is rolled back.
 */
export async function publish(
  connection: Connection,
  topic: string,
  data: LiveMessage['data'] = null,
): Promise<void> {
  await publishAll(connection, [{ topic, data }])
}

/** The same of several things at once: one query, however many there are. */
export async function publishAll(connection: Connection, all: Published[]): Promise<void> {
  if (all.length === 0) return
  const payloads = JSON.stringify(all.map(payloadOf))
  await connection.execute(
    sql`select pg_notify(${liveChannel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
  )
}

const published = v.object({ ...liveMessage.entries, topic: v.string() })

/** What a process was told; null for what no process of ours says. */
export function publishedIn(payload: string): Published | null {
  try {
    return v.parse(published, JSON.parse(payload))
  } catch {
    return null
  }
}
