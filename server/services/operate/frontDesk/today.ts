import type { bookingPeriods } from '@contract/operate/frontDesk'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'

export type Period = (typeof bookingPeriods)[number]
/** A whole day by the clock of a building, also one on which the clock is changed. */
export type Today = { timezone: string; from: Date; until: Date }

/** @throws `not_found` */
export async function todayIn(
  connection: Connection,
  buildingUuid: string,
  now: Date,
): Promise<Today> {
  const { timezone, uuid } = buildings
  const midnight = (days: number) =>
    sql<string>`(((${now.toISOString()}::timestamptz at time zone ${timezone})::date + ${days}::int)::timestamp at time zone ${timezone})`
  const [row] = await connection
    .select({ timezone, from: midnight(0), until: midnight(1) })
    .from(buildings)
    .where(eq(uuid, buildingUuid))
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  return { timezone: row.timezone, from: new Date(row.from), until: new Date(row.until) }
}

/** A condition on the beginning of a booking or a visit. */
export function inPeriod(
  at: SQLWrapper,
  { from, until }: Today,
  period: Period | undefined,
): SQL | undefined {
  const [first, next] = [from.toISOString(), until.toISOString()]
  if (period === undefined) return undefined
  if (period === 'past') return sql`${at} < ${first}::timestamptz`
  const isFromToday = sql`${at} >= ${first}::timestamptz`
  return period === 'today' ? sql`${isFromToday} and ${at} < ${next}::timestamptz` : isFromToday
}

type Named = { uuid: string; firstName: string; lastName: string; email: string }

/** A person as the lists of the front desk show them. */
export const personOf = (user: Named, company: string | null) => ({
  uuid: user.uuid,
  name: `${user.firstName} ${user.lastName}`,
  email: user.email,
  company,
})
