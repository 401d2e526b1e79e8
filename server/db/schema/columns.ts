import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  bigint,
  type CheckBuilder,
  check,
  customType,
  type ExtraConfigColumn,
  PgText,
  timestamp,
} from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Money in whole cents, exact up to `Number.MAX_SAFE_INTEGER` (`server/services/platform/money.ts`). */
export const cents = () => bigint({ mode: 'number' })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Locale (`de-de`) → the fields that differ from the row's own text. */
export type Translations = Record<string, Record<string, string>>

/**
 * A CHECK for each `text({ enum })` column of a table, with the values of that enum, so type and constraint cannot
 * differ. Every table with such a column includes it in its constraints.
 */
export function enumChecks(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  const table = Object.values(columns)[0]?.table
  if (table === undefined) return []
  // The columns that drizzle passes to a table's constraints lack their enum, so this reads the table's own columns.
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    is(column, PgText) && column.enumValues !== undefined
      ? check(
          `${getTableName(table)}_${toSnakeCase(key)}_check`,
          sql`${column} in (${sql.raw(column.enumValues.map(literal).join(', '))})`,
        )
      : [],
  )
}

/** A migration has no parameters, so values are written as literals. */
const literal = (value: string) => `'${value.replaceAll("'", "''")}'`
