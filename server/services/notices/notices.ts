import { type Notice, type NoticeKind, noticeEvents } from '@contract/notices'
import { and, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { batchesOf } from '../../db/batches'
import type { Connection } from '../../db/database'
import { buildings, notices } from '../../db/schema'
import { publish, publishAll, topicOfUser } from '../platform/live/publish'
import { notOpen, openTo } from '../tenancy/buildings'

type NoticeRow = typeof notices.$inferSelect
type Reader = { userId: number; buildingUuid: string }

/** The kinds and what belongs to them. */
const eventsOf = (kind: NoticeKind) =>
  notices.event.enumValues.filter((event) => noticeEvents[event] === kind)

/** A notice to store. */
export type NewNotice = Pick<
  NoticeRow,
  'userId' | 'buildingUuid' | 'event' | 'subjectUuid' | 'name'
> &
  Partial<Pick<NoticeRow, 'key' | 'quote' | 'startAt'>>

/** Stores what has happened, once for each key. Open pages of the users show it at once. */
export async function notify(
  tx: Connection,
  added: readonly NewNotice[],
  now: Date,
): Promise<void> {
  const rows = added.map((each) => ({ ...each, uuid: crypto.randomUUID(), createdAt: now }))
  for (const batch of batchesOf(rows)) await tx.insert(notices).values(batch).onConflictDoNothing()
  await publishAll(
    tx,
    added.map(({ userId, subjectUuid }) => ({
      topic: topicOfUser(userId),
      data: { uuid: subjectUuid },
    })),
  )
}

const isOf = ({ userId, buildingUuid }: Reader) =>
  and(eq(notices.userId, userId), eq(notices.buildingUuid, buildingUuid))

export async function noticesOf(
  connection: Connection,
  reader: Reader,
  { kind, limit, offset }: { kind: NoticeKind | undefined; limit: number; offset: number },
) {
  const wanted = and(
    isOf(reader),
    kind === undefined ? undefined : inArray(notices.event, eventsOf(kind)),
  )
  const rows = await connection
    .select()
    .from(notices)
    .where(wanted)
    .orderBy(desc(notices.createdAt), desc(notices.uuid))
    .limit(limit)
    .offset(offset)
  const [counted] = await connection.select({ total: count() }).from(notices).where(wanted)
  const unread = await unreadOf(connection, reader)
  return { data: rows.map(reply), total: counted?.total ?? 0, limit, offset, unread }
}

/** How many are unread in a building that is open to the user; in one query, as every page reads it. @throws `not_found` */
export async function unreadIn(
  connection: Connection,
  { userId, buildingUuid }: Reader,
): Promise<number> {
  const isUnread = and(
    eq(notices.buildingUuid, buildings.uuid),
    eq(notices.userId, userId),
    isNull(notices.readAt),
  )
  const [row] = await connection
    .select({ unread: count(notices.uuid) })
    .from(buildings)
    .leftJoin(notices, isUnread)
    .where(and(eq(buildings.uuid, buildingUuid), openTo(connection, userId)))
    .groupBy(buildings.uuid)
  if (row === undefined) throw notOpen()
  return row.unread
}

async function unreadOf(connection: Connection, reader: Reader): Promise<number> {
  const [row] = await connection
    .select({ unread: count() })
    .from(notices)
    .where(and(isOf(reader), isNull(notices.readAt)))
  return row?.unread ?? 0
}

/** Marks these and all until a moment; those of others and those that are read already stay as they are. */
export async function markRead(
  tx: Connection,
  reader: Reader,
  { uuids, until }: { uuids: readonly string[]; until: Date | null },
  now: Date,
): Promise<number> {
  const marked = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        isOf(reader),
        isNull(notices.readAt),
        or(
          inArray(notices.uuid, [...uuids]),
          until === null ? undefined : lte(notices.createdAt, until),
        ),
      ),
    )
    .returning({ uuid: notices.uuid })
  if (marked.length > 0) await publish(tx, topicOfUser(reader.userId))
  return unreadOf(tx, reader)
}

const reply = (row: NoticeRow): Notice => ({
  uuid: row.uuid,
  event: row.event,
  kind: noticeEvents[row.event],
  subject_uuid: row.subjectUuid,
  name: row.name,
  quote: row.quote,
  start_at: row.startAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
})
