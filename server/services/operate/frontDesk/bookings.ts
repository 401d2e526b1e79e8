import type { BookingState, OperatedBooking } from '@contract/operate/frontDesk'
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { companies, resourceBookings, resources, users } from '../../../db/schema'
import { type ListQuery, matching, pageSize } from '../list'
import { inPeriod, type Period, personOf, type Today } from './today'

type Status = (typeof resourceBookings.$inferSelect)['status']

/** What each status means to staff. */
const states: Record<Status, BookingState> = {
  pending: 'waiting',
  pending_payment: 'waiting',
  confirmed: 'confirmed',
  accepted: 'confirmed',
  denied_unavailable: 'denied',
  denied_available: 'denied',
  cancelled_user: 'cancelled',
  cancelled_vendor: 'cancelled',
  cancelled: 'cancelled',
}

export const stateOf = (status: Status): BookingState => states[status]

export const statusesOf = (state: BookingState): Status[] =>
  (Object.keys(states) as Status[]).filter((status) => states[status] === state)

type Query = ListQuery & { state?: BookingState | undefined; period?: Period | undefined }

/** The bookings of a building; past ones with the latest first, unless sorted otherwise. */
export async function bookingsIn(
  connection: Connection,
  buildingUuid: string,
  query: Query,
  today: Today,
): Promise<{ data: OperatedBooking[]; total: number }> {
  const { startAt, status, uuid } = resourceBookings
  const isFound = (column: typeof resources.name | typeof users.email) =>
    ilike(column, matching(query.search))
  const found = and(
    eq(resources.buildingUuid, buildingUuid),
    query.state === undefined ? undefined : inArray(status, statusesOf(query.state)),
    inPeriod(startAt, today, query.period),
    query.search === undefined
      ? undefined
      : or(
          isFound(resources.name),
          ilike(users.firstName, matching(query.search)),
          ilike(users.lastName, matching(query.search)),
          isFound(users.email),
        ),
  )
  const select = () =>
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
      .where(found)
  const isDescending = query.descending ?? query.period === 'past'
  const rows = await select()
    .orderBy(isDescending ? desc(startAt) : asc(startAt), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const total = await connection.$count(select().as('found'))
  return {
    data: rows.map(({ booking, resource, user, company }) => ({
      uuid: booking.uuid,
      resource: { uuid: resource.uuid, name: resource.name },
      booked_by: personOf(user, company),
      name: booking.name,
      state: states[booking.status],
      start_at: booking.startAt.toISOString(),
      end_at: booking.endAt.toISOString(),
      timezone: today.timezone,
    })),
    total,
  }
}
