import type { CalendarBooking, Closure, DayCalendar } from '@contract/operate/dayCalendar'
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  buildings,
  companies,
  resourceBookings,
  resourceClosures,
  resources,
  users,
} from '../../../db/schema'
import { blockingStatuses, slotsOf } from '../../bookings/availability'
import { dayIn } from '../../bookings/book'
import { bookingsWithin, type ClosureRow, spanOf } from '../../bookings/closures'
import { Refusal } from '../../platform/refusal'
import { stateOf } from './bookings'
import { personOf } from './today'

type View = { buildingUuid: string; timezone: string; now: Date }

/**
 * The resources of a building on one day, today unless named.
 * @throws `not_found`
 */
export async function dayCalendarOf(
  connection: Connection,
  buildingUuid: string,
  date: string | undefined,
  now: Date,
): Promise<DayCalendar> {
  const [building] = await connection
    .select({ uuid: buildings.uuid, name: buildings.name, timezone: buildings.timezone })
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const { timezone } = building
  const today = dayIn(now, timezone)
  const shown = date ?? today
  const { startAt, endAt } = await midnightsOf(connection, shown, timezone)
  const rows = await connection
    .select()
    .from(resources)
    .where(eq(resources.buildingUuid, buildingUuid))
    .orderBy(asc(resources.position), asc(resources.uuid))
  const ofDay = await withUsers(connection)
    .where(
      and(
        eq(resources.buildingUuid, buildingUuid),
        inArray(resourceBookings.status, blockingStatuses),
        lt(resourceBookings.startAt, endAt),
        gt(resourceBookings.endAt, startAt),
      ),
    )
    .orderBy(asc(resourceBookings.startAt), asc(resourceBookings.uuid))
  const closed = await connection
    .select({ closure: resourceClosures })
    .from(resourceClosures)
    .innerJoin(resources, eq(resources.uuid, resourceClosures.resourceUuid))
    .where(
      and(
        eq(resources.buildingUuid, buildingUuid),
        lt(resourceClosures.startAt, endAt),
        gt(resourceClosures.endAt, startAt),
      ),
    )
    .orderBy(asc(resourceClosures.startAt), asc(resourceClosures.uuid))
  return {
    building,
    date: shown,
    today,
    now: now.toISOString(),
    start_at: startAt.toISOString(),
    end_at: endAt.toISOString(),
    resources: await Promise.all(
      rows.map(async (row) => ({
        uuid: row.uuid,
        name: row.name,
        slot_minutes: row.slotMinutes,
        slots: (await slotsOf(connection, row, timezone, shown)).map((slot) => ({
          start_at: slot.startAt.toISOString(),
          end_at: slot.endAt.toISOString(),
        })),
      })),
    ),
    bookings: ofDay.map((row) => calendarBookingOf(row, timezone)),
    closures: closed.map(({ closure }) => closureReply(closure)),
  }
}

async function midnightsOf(connection: Connection, date: string, timezone: string) {
  const { rows } = (await connection.execute(sql`
    select ${date}::date::timestamp at time zone ${timezone} as start_at,
      (${date}::date + 1)::timestamp at time zone ${timezone} as end_at
  `)) as unknown as { rows: [Record<'start_at' | 'end_at', string | Date>] }
  return { startAt: new Date(rows[0].start_at), endAt: new Date(rows[0].end_at) }
}

const withUsers = (connection: Connection) =>
  connection
    .select({
      booking: resourceBookings,
      resource: resources,
      user: users,
      company: companies.name,
    })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .innerJoin(users, eq(users.id, resourceBookings.userId))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))

const calendarBookingOf = (
  { booking, resource, user, company }: Awaited<ReturnType<typeof withUsers>>[number],
  timezone: string,
): CalendarBooking => ({
  uuid: booking.uuid,
  sequence: booking.sequence,
  resource: { uuid: resource.uuid, name: resource.name },
  booked_by: personOf(user, company),
  name: booking.name,
  state: stateOf(booking.status),
  start_at: booking.startAt.toISOString(),
  end_at: booking.endAt.toISOString(),
  timezone,
})

/** @throws `not_found` */
export async function readCalendarBooking(
  connection: Connection,
  uuid: string,
  { buildingUuid, timezone }: Pick<View, 'buildingUuid' | 'timezone'>,
): Promise<CalendarBooking> {
  const [row] = await withUsers(connection).where(
    and(eq(resourceBookings.uuid, uuid), eq(resources.buildingUuid, buildingUuid)),
  )
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such booking.' })
  return calendarBookingOf(row, timezone)
}

const maxInside = 100

/** What is booked in a time of a resource by the building's clock. */
export async function bookingsInsideOf(
  connection: Connection,
  { resource, ...local }: { resource: string; from: string; until: string },
  { buildingUuid, timezone, now }: View,
) {
  const span = await spanOf(connection, local, timezone)
  const found = await bookingsWithin(connection, resource, span, now)
  const uuids = found.map(({ uuid }) => uuid)
  const rows =
    uuids.length === 0
      ? []
      : await withUsers(connection)
          .where(
            and(
              inArray(resourceBookings.uuid, uuids.slice(0, maxInside)),
              eq(resources.buildingUuid, buildingUuid),
            ),
          )
          .orderBy(asc(resourceBookings.startAt), asc(resourceBookings.uuid))
  const data = rows.map((row) => calendarBookingOf(row, timezone))
  return { data, total: data.length === 0 ? 0 : uuids.length }
}

export const closureReply = (row: ClosureRow): Closure => ({
  uuid: row.uuid,
  resource_uuid: row.resourceUuid,
  start_at: row.startAt.toISOString(),
  end_at: row.endAt.toISOString(),
  reason: row.reason,
})
