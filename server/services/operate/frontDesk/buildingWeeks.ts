import type { BuildingWeeks } from '@contract/operate/frontDesk'
import { and, count, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../db/database'
import {
  analyticsEvents,
  buildings,
  contentClaims,
  contents,
  resourceBookings,
  resources,
  serviceRequests,
  userBuildings,
  users,
  visitors,
} from '../../../db/schema'
import { visitorDays } from '../../platform/prune'
import { Refusal } from '../../platform/refusal'
import { isHuman } from '../people'

const shownWeeks = 8
const dayMs = 24 * 60 * 60 * 1000

/**
 * The use of a building in the last weeks, the newest first. People count once a week, whatever they did. Visits and
 * claims that are cancelled do not count.
 * @throws `not_found`
 */
export async function buildingWeeksOf(
  connection: Connection,
  buildingUuid: string,
  now: Date,
): Promise<BuildingWeeks> {
  const { building, from, starts } = await weeksIn(connection, buildingUuid, now)
  const ofWeek = weekOf(building.timezone)
  const within = (at: PgColumn) => and(gte(at, from), lte(at, now))
  const isHere = (column: PgColumn) => eq(column, buildingUuid)

  const bookings = connection
    .select({ week: ofWeek(resourceBookings.createdAt), userId: resourceBookings.userId })
    .from(resourceBookings)
    .innerJoin(resources, eq(resources.uuid, resourceBookings.resourceUuid))
    .where(and(isHere(resources.buildingUuid), within(resourceBookings.createdAt)))
  const claims = connection
    .select({ week: ofWeek(contentClaims.claimedAt), userId: contentClaims.userId })
    .from(contentClaims)
    .innerJoin(contents, eq(contents.uuid, contentClaims.contentUuid))
    .where(and(isHere(contents.buildingUuid), within(contentClaims.claimedAt)))
  const requests = connection
    .select({ week: ofWeek(serviceRequests.createdAt), userId: serviceRequests.userId })
    .from(serviceRequests)
    .where(and(isHere(serviceRequests.buildingUuid), within(serviceRequests.createdAt)))
  const invitations = connection
    .select({ week: ofWeek(visitors.invitedAt), userId: visitors.invitedBy })
    .from(visitors)
    .where(and(isHere(visitors.buildingUuid), within(visitors.invitedAt)))
  // An event names any building that its sender likes.
  const events = connection
    .select({ week: ofWeek(analyticsEvents.at), userId: users.id })
    .from(analyticsEvents)
    .innerJoin(users, eq(users.uuid, analyticsEvents.userUuid))
    .innerJoin(
      userBuildings,
      and(eq(userBuildings.userId, users.id), isHere(userBuildings.buildingUuid)),
    )
    .where(
      and(
        isHere(analyticsEvents.buildingUuid),
        within(analyticsEvents.at),
        isNull(userBuildings.requestedAt),
        isHuman,
      ),
    )
  const visits = connection
    .select({ week: ofWeek(visitors.expectedAt), userId: visitors.invitedBy })
    .from(visitors)
    .where(
      and(
        isHere(visitors.buildingUuid),
        gte(visitors.expectedAt, from),
        isNull(visitors.cancelledAt),
      ),
    )
  // Drizzle changes the first of these queries.
  const acts = unionAll(events, bookings, claims, requests, invitations).as('acts')
  const active = await connection
    .select({ week: acts.week, count: sql<number>`count(distinct ${acts.userId})::int` })
    .from(acts)
    .groupBy(acts.week)
  const counted = async (
    query: typeof bookings | typeof claims | typeof requests | typeof visits,
  ) => {
    const acted = query.as('acted')
    const rows = await connection
      .select({ week: acted.week, count: count() })
      .from(acted)
      .groupBy(acted.week)
    return (wanted: string) => rows.find(({ week }) => week === wanted)?.count ?? 0
  }
  const [bookingsIn, claimsIn] = [await counted(bookings), await counted(claims)]
  const [requestsIn, visitsIn] = [await counted(requests), await counted(visits)]
  return {
    building,
    weeks: starts.map((start) => ({
      start,
      active: active.find(({ week }) => week === start)?.count ?? 0,
      bookings: bookingsIn(start),
      visitors: isPruned(start, now) ? null : visitsIn(start),
      claims: claimsIn(start),
      requests: requestsIn(start),
    })),
  }
}

/** The building, when the first week begins, and the Mondays of all. */
async function weeksIn(connection: Connection, buildingUuid: string, now: Date) {
  const { name, timezone, uuid } = buildings
  const monday = sql`date_trunc('week', ${now.toISOString()}::timestamptz at time zone ${timezone})`
  const [row] = await connection
    .select({
      building: { uuid, name, timezone },
      monday: sql<string>`to_char(${monday}, 'YYYY-MM-DD')`,
      from: sql<string>`(${monday} - make_interval(weeks => ${shownWeeks - 1}::int)) at time zone ${timezone}`,
    })
    .from(buildings)
    .where(eq(uuid, buildingUuid))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const starts = Array.from({ length: shownWeeks }, (_, ago) => daysAfter(row.monday, -7 * ago))
  return { building: row.building, from: new Date(row.from), starts }
}

/** The Monday of an instant by a building's clock, as `2031-03-03`. */
const weekOf =
  (timezone: string) =>
  (at: PgColumn): SQL.Aliased<string> =>
    sql<string>`to_char(date_trunc('week', ${at} at time zone ${timezone}), 'YYYY-MM-DD')`.as(
      'week',
    )

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Whether visits of a week may be gone: they stay for a while after their day. */
const isPruned = (start: string, now: Date) =>
  Date.parse(start) < now.getTime() - visitorDays * dayMs
