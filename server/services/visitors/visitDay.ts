import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'

type Wanted = { date: string; time: string; timezone: string }

/** The instant of a local time in a zone, and the whole day around it, including days with a daylight saving change. */
export async function visitDay(
  connection: Connection,
  { date, time, timezone }: Wanted,
): Promise<{ expectedAt: Date; validFrom: Date; validUntil: Date }> {
  const { rows } = (await connection.execute(sql`
    select (${date}::date + ${time}::time) at time zone ${timezone} as expected_at,
      ${date}::date::timestamp at time zone ${timezone} as valid_from,
      (${date}::date + 1)::timestamp at time zone ${timezone} as valid_until
  `)) as unknown as { rows: [Record<'expected_at' | 'valid_from' | 'valid_until', string | Date>] }
  const [row] = rows
  return {
    expectedAt: new Date(row.expected_at),
    validFrom: new Date(row.valid_from),
    validUntil: new Date(row.valid_until),
  }
}
