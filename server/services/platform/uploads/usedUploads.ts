import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../db/database'
import * as tables from '../../../db/schema'

const { amenities, buildings, companies, contents, miniApps, openings, resources } = tables
const { utilityButtons, whitelabels } = tables

/** Every column in which a record can have the address of an upload, also one that was applied from a file. */
export const uploadColumns: readonly PgColumn[] = [
  amenities.imageUrl,
  buildings.headerImageUrl,
  buildings.imageUrl,
  buildings.logoUrl,
  buildings.portfolioLogoUrl,
  companies.logoUrl,
  contents.details,
  miniApps.icon,
  openings.draft,
  resources.imageUrl,
  utilityButtons.webImage,
  whitelabels.headerImageUrl,
  whitelabels.logoUrl,
  whitelabels.themeFontUrl,
]

/** The names of the uploads that records refer to. */
export async function usedUploads(connection: Connection): Promise<string[]> {
  const found = uploadColumns.map((column) => {
    const table = sql.identifier(getTableName(column.table))
    // The building of an opened draft has its addresses.
    const condition = column === openings.draft ? sql` where ${openings.url} is null` : sql``
    return sql`select (regexp_matches(${column}::text, '/uploads/([0-9a-f]{64}\\.[a-z0-9]+)', 'g'))[1] as name from ${table}${condition}`
  })
  const { rows } = (await connection.execute(sql.join(found, sql` union `))) as {
    rows: { name: string }[]
  }
  return rows.map(({ name }) => name)
}
