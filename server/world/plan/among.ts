import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `column in (…)` with a single parameter, however many values there are. */
export function among(column: PgColumn, values: Iterable<string | number>): SQL {
  // `serial` is the type of a declaration alone.
  const type = sql.raw(column.getSQLType().replace('serial', 'integer'))
  const list = JSON.stringify([...values])
  return sql`${column} in (select value::${type} from jsonb_array_elements_text(${list}::jsonb) as value)`
}
