import type { ReadBody } from '@contract/endpoint'
import type { closeResource } from '@contract/operate/dayCalendar'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resourceBookings, resourceClosures, resources } from '../../db/schema'
import { publish, topicOfSlots } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { type Slot, takingStatuses } from './availability'
import { cancelFor } from './decide'
import { lockResource } from './move'

export type ClosureRow = typeof resourceClosures.$inferSelect
type Place = { buildingUuid: string; timezone: string; now: Date; userId: number }

const dayMs = 86_400_000
const maxDays = 366

/**
 * The instants of two local times (`2026-11-23T09:30`) in a zone.
 * @throws `invalid_request` unless the second is later, at most a year
 */
export async function spanOf(
  connection: Connection,
  { from, until }: { from: string; until: string },
  timezone: string,
): Promise<Slot> {
  const { rows } = (await connection.execute(sql`
    select ${from}::timestamp at time zone ${timezone} as start_at,
      ${until}::timestamp at time zone ${timezone} as end_at
  `)) as unknown as { rows: [Record<'start_at' | 'end_at', string | Date>] }
  const span = { startAt: new Date(rows[0].start_at), endAt: new Date(rows[0].end_at) }
  const lengthMs = span.endAt.getTime() - span.startAt.getTime()
  if (lengthMs > 0 && lengthMs <= maxDays * dayMs) return span
  throw new Refusal('invalid_request', {
    errors: [
      { path: 'body.until', code: 'too_early_or_late', message: 'Later, by at most a year' },
    ],
  })
}

/** The bookings that take some of this time of a resource and are not over, the earliest first. */
export async function bookingsWithin(
  connection: Connection,
  resourceUuid: string,
  { startAt, endAt }: Slot,
  now: Date,
) {
  return connection
    .select({ uuid: resourceBookings.uuid })
    .from(resourceBookings)
    .where(
      and(
        eq(resourceBookings.resourceUuid, resourceUuid),
        inArray(resourceBookings.status, takingStatuses),
        lt(resourceBookings.startAt, endAt),
        gt(resourceBookings.endAt, startAt),
        gt(resourceBookings.endAt, now),
      ),
    )
    .orderBy(asc(resourceBookings.startAt), asc(resourceBookings.uuid))
}

/**
 * Closes a resource for a time, and cancels the bookings inside that are to be cancelled. Its row is locked, so a user who
 * books at the same moment is either seen here, or finds it closed.
 *
 * @returns the closure, and the bookings that were cancelled
 * @throws `invalid_request`; `resource_in_use` for a booking that is to be neither cancelled nor left
 */
export async function closeFor(
  tx: Connection,
  { resource_uuid, reason, cancel, leave, ...local }: ReadBody<typeof closeResource>,
  { buildingUuid, timezone, now, userId }: Place,
): Promise<{ closure: ClosureRow; name: string; cancelled: string[] }> {
  const resource = await lockResource(tx, buildingUuid, resource_uuid)
  const span = await spanOf(tx, local, timezone)
  const inside = await bookingsWithin(tx, resource.uuid, span, now)
  const isIn = (uuids: readonly string[], uuid: string) =>
    uuids.some((each) => each.toLowerCase() === uuid)
  if (inside.some(({ uuid }) => !isIn(cancel, uuid) && !isIn(leave, uuid))) {
    throw new Refusal('resource_in_use', { detail: 'Cancel or leave each booking inside.' })
  }
  const cancelled = inside.map(({ uuid }) => uuid).filter((uuid) => isIn(cancel, uuid))
  for (const uuid of cancelled)
    await cancelFor(tx, buildingUuid, uuid, 'building', { userId, now, reason })
  const closure: ClosureRow = {
    uuid: crypto.randomUUID(),
    resourceUuid: resource.uuid,
    ...span,
    reason,
    createdBy: userId,
    createdAt: now,
  }
  await tx.insert(resourceClosures).values(closure)
  await publish(tx, topicOfSlots(buildingUuid, resource.uuid))
  return { closure, name: resource.name, cancelled }
}

/** @throws `not_found` */
export async function reopen(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
): Promise<{ closure: ClosureRow; name: string }> {
  const [row] = await tx
    .select({ closure: resourceClosures, name: resources.name })
    .from(resourceClosures)
    .innerJoin(resources, eq(resources.uuid, resourceClosures.resourceUuid))
    .where(and(eq(resourceClosures.uuid, uuid), eq(resources.buildingUuid, buildingUuid)))
    .for('update', { of: resourceClosures })
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such closure.' })
  await tx.delete(resourceClosures).where(eq(resourceClosures.uuid, uuid))
  await publish(tx, topicOfSlots(buildingUuid, row.closure.resourceUuid))
  return row
}
