import type { Decision } from '@contract/bookings'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resourceBookings, resources } from '../../db/schema'
import { publish, topicOfApprovals, topicOfSlots, topicOfUser } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { takingStatuses } from './availability'

type Acting = { userId: number; now: Date; reason: string | undefined }

/**
 * A booking of a building, of any user; its row is locked.
 * @throws `not_found`
 */
async function lockedIn(tx: Connection, buildingUuid: string, uuid: string) {
  const [row] = await tx
    .select({ booking: resourceBookings })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .where(and(eq(resourceBookings.uuid, uuid), eq(resources.buildingUuid, buildingUuid)))
    .for('update', { of: resourceBookings })
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such booking.' })
  return row.booking
}

type Decided = { uuid: string; userId: number; resourceUuid: string }

async function emit(tx: Connection, buildingUuid: string, booking: Decided) {
  const { uuid, userId, resourceUuid } = booking
  await publish(tx, topicOfUser(userId), { uuid })
  await publish(tx, topicOfSlots(buildingUuid, resourceUuid))
  await publish(tx, topicOfApprovals(buildingUuid), { uuid })
}

/** Revoking a denial that blocks the slot frees the slot; the booking stays denied. */
const isTakenBack = (status: string, decision: Decision) =>
  status === 'denied_unavailable' && decision === 'denied_available'

/**
 * Decides about a waiting booking, or revokes a denial that blocks its slot, in a transaction of its own. Repeating the
 * same decision changes nothing. The caller has checked the permission. Resolves with whether this is news for the user:
 * a denial that is taken back leaves the booking denied.
 * @throws `booking_decided` if another manager was faster, or the booking was cancelled
 */
export async function decide(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
  decision: Decision,
  { userId, now, reason }: Acting,
): Promise<boolean> {
  const booking = await lockedIn(tx, buildingUuid, uuid)
  if (booking.status === decision) return false
  const takesBack = isTakenBack(booking.status, decision)
  if (!takesBack && booking.status !== 'pending' && booking.status !== 'pending_payment') {
    throw new Refusal('booking_decided')
  }
  // The tenant still sees the reason of the denial after the slot is free again.
  const decisionReason = reason || (takesBack ? booking.decisionReason : null)
  await tx
    .update(resourceBookings)
    .set({ status: decision, decidedAt: now, decisionReason, actedBy: userId })
    .where(eq(resourceBookings.uuid, uuid))
  await emit(tx, buildingUuid, booking)
  return !takesBack
}

/**
 * Cancels on behalf of the building or the vendor, at any time before the end. Repeating it changes nothing.
 * @throws `booking_not_cancellable`
 */
export async function cancelFor(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
  onBehalfOf: 'building' | 'vendor',
  { userId, now, reason }: Acting,
): Promise<{ status: string; isNew: boolean }> {
  const booking = await lockedIn(tx, buildingUuid, uuid)
  const status = onBehalfOf === 'vendor' ? 'cancelled_vendor' : 'cancelled'
  if (booking.status === status) return { status, isNew: false }
  const isTaking = takingStatuses.some((taking) => taking === booking.status)
  if (!isTaking || booking.endAt <= now) throw new Refusal('booking_not_cancellable')
  await tx
    .update(resourceBookings)
    .set({ status, cancelledAt: now, decisionReason: reason || null, actedBy: userId })
    .where(eq(resourceBookings.uuid, uuid))
  await emit(tx, buildingUuid, booking)
  return { status, isNew: true }
}
