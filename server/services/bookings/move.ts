import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { resourceBookings, resources } from '../../db/schema'
import { publish, topicOfApprovals, topicOfSlots, topicOfUser } from '../platform/live/publish'
import { Refusal } from '../platform/refusal'
import { type ResourceRow, type Slot, slotsOf, takenBetween, takingStatuses } from './availability'
import { dayIn } from './book'

export type BookingRow = typeof resourceBookings.$inferSelect
type Place = { buildingUuid: string; timezone: string; now: Date }
type Wanted = {
  sequence: number
  resource_uuid: string
  start_at: string
  reason?: string | undefined
}

/**
 * A resource of the building. Its row is locked: bookings, moves and closures of one resource follow each other.
 * @throws `invalid_request`
 */
export async function lockResource(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
): Promise<ResourceRow> {
  const [resource] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.uuid, uuid), eq(resources.buildingUuid, buildingUuid)))
    .for('update')
  if (resource !== undefined) return resource
  const message = 'Is no resource of this building'
  throw new Refusal('invalid_request', {
    errors: [{ path: 'body.resource_uuid', code: 'unknown_resource', message }],
  })
}

/**
 * Moves a booking to another time or resource of the building; it stays as long as it was. The booking of a person is
 * not bound to how far ahead, and for how many slots, people book themselves.
 *
 * @returns the booking before and after
 * @throws `not_found`; `booking_decided` for one that takes no time any more; `version_conflict` if it was moved
 *   meanwhile; `slot_not_available`, `slot_taken`
 */
export async function moveBooking(
  tx: Connection,
  uuid: string,
  wanted: Wanted,
  { buildingUuid, timezone, now, userId }: Place & { userId: number },
): Promise<{ before: BookingRow; after: BookingRow }> {
  const resource = await lockResource(tx, buildingUuid, wanted.resource_uuid)
  const [row] = await tx
    .select({ booking: resourceBookings })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .where(and(eq(resourceBookings.uuid, uuid), eq(resources.buildingUuid, buildingUuid)))
    .for('update', { of: resourceBookings })
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such booking.' })
  const before = row.booking
  const isTaking = takingStatuses.some((status) => status === before.status)
  if (!isTaking || before.endAt <= now) throw new Refusal('booking_decided')
  if (before.sequence !== wanted.sequence) throw new Refusal('version_conflict')
  const startAt = new Date(wanted.start_at)
  const lengthMs = before.endAt.getTime() - before.startAt.getTime()
  const slot = { startAt, endAt: new Date(startAt.getTime() + lengthMs) }
  const isSameStart = startAt.getTime() === before.startAt.getTime()
  if (startAt <= now && !isSameStart) throw new Refusal('slot_not_available')
  await checkSpan(tx, resource, { slot, timezone, except: uuid })
  const [after] = await tx
    .update(resourceBookings)
    .set({
      ...slot,
      resourceUuid: resource.uuid,
      sequence: before.sequence + 1,
      decisionReason: wanted.reason || null,
      actedBy: userId,
    })
    .where(eq(resourceBookings.uuid, uuid))
    .returning()
  await publish(tx, topicOfUser(before.userId), { uuid })
  for (const each of new Set([before.resourceUuid, resource.uuid]))
    await publish(tx, topicOfSlots(buildingUuid, each))
  await publish(tx, topicOfApprovals(buildingUuid), { uuid })
  return { before, after: after as BookingRow }
}

/**
 * Checks that a resource, whose row is locked, can be booked for a time: it is made of slots of one day, and nothing
 * else takes any of it.
 * @throws `slot_not_available`, `slot_taken`
 */
export async function checkSpan(
  tx: Connection,
  resource: ResourceRow,
  { slot, timezone, except }: { slot: Slot; timezone: string; except?: string },
): Promise<void> {
  const slots = await slotsOf(tx, resource, timezone, dayIn(slot.startAt, timezone))
  const hasEdge = (edge: keyof Slot) =>
    slots.some((each) => each[edge].getTime() === slot[edge].getTime())
  if (!hasEdge('startAt') || !hasEdge('endAt')) throw new Refusal('slot_not_available')
  const taken = await takenBetween(tx, resource.uuid, slot.startAt, slot.endAt)
  const others = taken.filter(({ uuid }) => uuid !== except)
  if (others.some(({ status }) => status === 'closed')) throw new Refusal('slot_not_available')
  if (others.length > 0) throw new Refusal('slot_taken')
}
