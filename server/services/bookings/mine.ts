import { cancellation } from '@rules/bookings/cancellation'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, resourceBookings, resources, users } from '../../db/schema'
import { publish, topicOfApprovals, topicOfSlots, topicOfUser } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { bookingReply } from './bookingReply'

/** The parts of a booking's address that identify it. */
export type BookingPath = {
  ownerType: string
  ownerUuid: string
  resourceUuid: string
  bookingUuid: string
}

const noSuch = () => new Refusal('not_found', { detail: 'You have no such booking.' })

/** The user's own bookings with the rows that a reply needs. */
function mine(connection: Connection, userId: number, which: SQL | undefined) {
  return connection
    .select({
      booking: resourceBookings,
      resource: resources,
      timezone: buildings.timezone,
      locale: buildings.locale,
      actedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .innerJoin(buildings, eq(buildings.uuid, resources.buildingUuid))
    .leftJoin(users, eq(users.id, resourceBookings.actedBy))
    .where(and(eq(resourceBookings.userId, userId), which))
}

export async function myBookings(
  connection: Connection,
  userId: number,
  uuids: readonly string[],
  lang?: string,
) {
  const rows = await mine(connection, userId, inArray(resourceBookings.uuid, [...uuids]))
  return rows.map((row) => bookingReply(row, lang))
}

/** @throws `not_found` for a booking of another user, and if the address names another owner or resource */
export async function myBooking(
  connection: Connection,
  userId: number,
  { ownerType, ownerUuid, resourceUuid, bookingUuid }: BookingPath,
  lang?: string,
) {
  const [row] = await mine(
    connection,
    userId,
    and(
      eq(resourceBookings.uuid, bookingUuid),
      eq(resources.uuid, resourceUuid),
      eq(resources.ownerType, ownerType),
      eq(resources.ownerUuid, ownerUuid),
    ),
  )
  if (row === undefined) throw noSuch()
  return bookingReply(row, lang)
}

/**
 * Cancels a booking of the user in a transaction of its own. A booking that the user has already cancelled stays
 * unchanged.
 * @throws `cancellation_window_closed` by the server's clock, `booking_not_cancellable`
 */
export async function cancelMyBooking(
  tx: Connection,
  uuid: string,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const isMeant = and(eq(resourceBookings.uuid, uuid), eq(resourceBookings.userId, userId))
  await tx.select().from(resourceBookings).where(isMeant).for('update')
  const [row] = await tx
    .select({ booking: resourceBookings, resource: resources })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .where(isMeant)
  if (row === undefined) throw noSuch()
  const { booking, resource } = row
  if (booking.status === 'cancelled_user') return
  const window = cancellation(
    {
      status: booking.status,
      start_at: booking.startAt.toISOString(),
      cancellation_window_end_minutes: resource.cancellationWindowEndMinutes,
    },
    now.getTime(),
  )
  if (window === 'hidden') throw new Refusal('booking_not_cancellable')
  if (window === 'closed') throw new Refusal('cancellation_window_closed')
  await tx
    .update(resourceBookings)
    .set({ status: 'cancelled_user', cancelledAt: now, actedBy: null })
    .where(eq(resourceBookings.uuid, uuid))
  await publish(tx, topicOfUser(userId), { uuid })
  await publish(tx, topicOfSlots(resource.buildingUuid, resource.uuid))
  await publish(tx, topicOfApprovals(resource.buildingUuid), { uuid })
}
