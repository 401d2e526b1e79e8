import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Row, type WorldTable, worldTables } from './tables'

/** Selects the row with these values, such as those of its identity. */
export function isRow(table: WorldTable, values: Row): SQL | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(worldTables[table])
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name]
      if (column === undefined) throw new Error(`The table ${table} has no column ${name}`)
      return eq(column, value)
    }),
  )
}
