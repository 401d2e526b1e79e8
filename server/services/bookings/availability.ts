import { hoursOn } from '@rules/bookings/hours'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, resourceBookings, resourceClosures, resources } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { openTo } from '../tenancy/buildings'

export type ResourceRow = typeof resources.$inferSelect

/** Bookings that take a slot: approved ones, and those that may still be approved. */
export const takingStatuses = ['pending', 'pending_payment', 'confirmed', 'accepted'] as const

/**
 * Bookings whose slot cannot be booked by others. `denied_unavailable` means that the resource is not available at that
 * time, so the slot stays blocked until the denial is revoked or the time has passed.
 */
export const blockingStatuses = [...takingStatuses, 'denied_unavailable'] as const

export type Slot = { startAt: Date; endAt: Date }

/**
 * A resource of a building that is open to the user; in `buildingUuid`, if given.
 * @throws `not_found`
 */
export async function bookableResource(
  connection: Connection,
  { userId, buildingUuid }: { userId: number; buildingUuid: string | undefined },
  uuid: string,
): Promise<{ resource: ResourceRow; timezone: string }> {
  const [row] = await connection
    .select({ resource: resources, timezone: buildings.timezone })
    .from(resources)
    .innerJoin(buildings, eq(buildings.uuid, resources.buildingUuid))
    .where(
      and(
        eq(resources.uuid, uuid),
        openTo(connection, userId),
        buildingUuid === undefined ? undefined : eq(resources.buildingUuid, buildingUuid),
      ),
    )
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such resource.' })
  return row
}

/**
 * The slots of a day (`2026-11-23`) in the building's time zone. Each has its true length: clocks that change while the
 * resource is open make the day longer or shorter, and not a slot.
 */
export async function slotsOf(
  connection: Connection,
  resource: ResourceRow,
  timezone: string,
  date: string,
): Promise<Slot[]> {
  const hours = hoursOn(resource, date)
  if (hours === null) return []
  const at = (minutes: number) =>
    sql`(${date}::date + make_interval(mins => ${minutes}::int)) at time zone ${timezone}`
  const { rows } = (await connection.execute(
    sql`select ${at(hours.opensAt)} as opens_at, ${at(hours.closesAt)} as closes_at`,
  )) as unknown as { rows: { opens_at: string | Date; closes_at: string | Date }[] }
  return rows.flatMap(({ opens_at: opens, closes_at: closes }) =>
    slotsBetween(new Date(opens), new Date(closes), resource.slotMinutes * 60_000),
  )
}

function slotsBetween(opensAt: Date, closesAt: Date, slotMs: number): Slot[] {
  const count = Math.max(0, Math.floor((closesAt.getTime() - opensAt.getTime()) / slotMs))
  return Array.from({ length: count }, (_, at) => ({
    startAt: new Date(opensAt.getTime() + at * slotMs),
    endAt: new Date(opensAt.getTime() + (at + 1) * slotMs),
  }))
}

type BookingRow = typeof resourceBookings.$inferSelect
export type Taken = Slot & {
  /** Of the booking or the closure. */
  uuid: string
  userId: number | null
  status: BookingRow['status'] | 'closed'
}

/** Bookings, and then closures, that block any of the time between two instants. */
export async function takenBetween(
  connection: Connection,
  resourceUuid: string,
  from: Date,
  until: Date,
): Promise<Taken[]> {
  const booked: Taken[] = await connection
    .select({
      uuid: resourceBookings.uuid,
      startAt: resourceBookings.startAt,
      endAt: resourceBookings.endAt,
      userId: resourceBookings.userId,
      status: resourceBookings.status,
    })
    .from(resourceBookings)
    .where(
      and(
        eq(resourceBookings.resourceUuid, resourceUuid),
        inArray(resourceBookings.status, blockingStatuses),
        lt(resourceBookings.startAt, until),
        gt(resourceBookings.endAt, from),
      ),
    )
  const closed = await closedBetween(connection, resourceUuid, from, until)
  return [
    ...booked,
    ...closed.map(({ uuid, startAt, endAt }) => ({
      uuid,
      startAt,
      endAt,
      userId: null,
      status: 'closed' as const,
    })),
  ]
}

/** Closures that take any of the time between two instants. */
export async function closedBetween(
  connection: Connection,
  resourceUuid: string,
  from: Date,
  until: Date,
) {
  return connection
    .select()
    .from(resourceClosures)
    .where(
      and(
        eq(resourceClosures.resourceUuid, resourceUuid),
        lt(resourceClosures.startAt, until),
        gt(resourceClosures.endAt, from),
      ),
    )
}

const dayMs = 86_400_000

/** Whether a booking may start so far ahead. */
export const isInReach = (startAt: Date, { daysAhead }: ResourceRow, now: Date): boolean =>
  startAt.getTime() <= now.getTime() + daysAhead * dayMs

type Asking = { userId: number; resource: ResourceRow; now: Date }

/**
 * What a slot is for a user: `own` is booked by them, and `blocked` is not offered by the building, or not yet.
 */
export function slotState(
  slot: Slot,
  taken: Taken[],
  { userId, resource, now }: Asking,
): 'free' | 'past' | 'own' | 'taken' | 'blocked' {
  const by = taken.find((each) => overlaps(each, slot))
  if (by !== undefined && by.status !== 'denied_unavailable' && by.status !== 'closed')
    return by.userId === userId ? 'own' : 'taken'
  if (slot.startAt <= now) return 'past'
  return by === undefined && isInReach(slot.startAt, resource, now) ? 'free' : 'blocked'
}

export const overlaps = (a: Slot, b: Slot): boolean => a.startAt < b.endAt && b.startAt < a.endAt
