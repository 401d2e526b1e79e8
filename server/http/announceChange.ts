import type { OperatedContent } from '@contract/operate/contents'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { contentClaims, contents } from '../db/schema'
import { publishAll, topicOfUser } from '../services/platform/live/publish'
import { postToAttendees } from './postToAttendees'

type Calling = Parameters<typeof postToAttendees>[1]
type Kind = 'eventMoved' | 'eventRestored' | 'eventCancelled'
type Said = { notice: string; now: Date }

/** What a change of an item means to those who attend; null if nothing. */
function kindOf(before: OperatedContent, after: OperatedContent): Kind | null {
  if (before.cancelled_at === null && after.cancelled_at !== null) return 'eventCancelled'
  if (before.cancelled_at !== null && after.cancelled_at === null) {
    return after.going > 0 ? 'eventRestored' : null
  }
  const facts = ['start_at', 'end_at', 'formatted_address', 'virtual_url'] as const
  const isMoved = before.going > 0 && facts.some((name) => before[name] !== after[name])
  return isMoved ? 'eventMoved' : null
}

/**
 * Tells everyone who attends an event that it has moved, is called off, or takes place after all: one letter for each
 * change and person, and their open pages. Call this in the transaction of the change; the letters leave after it.
 * @returns how many letters leave; null if the change does not concern them
 */
export async function announceChange(
  tx: Connection,
  call: Calling,
  { before, after }: { before: OperatedContent; after: OperatedContent },
  { notice, now }: Said,
): Promise<number | null> {
  const kind = kindOf(before, after)
  if (kind === null) return null
  const [row] = await tx.select().from(contents).where(eq(contents.uuid, after.uuid))
  const going = await tx
    .selectDistinct({ userId: contentClaims.userId })
    .from(contentClaims)
    .where(eq(contentClaims.contentUuid, after.uuid))
    .orderBy(asc(contentClaims.userId))
  const userIds = going.map(({ userId }) => userId)
  if (row === undefined || userIds.length === 0) return null
  const data = { uuid: row.uuid }
  await publishAll(
    tx,
    userIds.map((id) => ({ topic: topicOfUser(id), data })),
  )
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))
  const earlier = { startAt: dateOf(before.start_at), endAt: dateOf(before.end_at) }
  return postToAttendees(tx, call, row, {
    kind,
    userIds,
    note: notice,
    now,
    ...(kind === 'eventMoved' && { earlier }),
  })
}

/** What the log says of it, beside the fields that have changed. */
export const announced = (told: number | null, notice: string) =>
  told === null ? {} : { told, ...(notice !== '' && { notice }) }
