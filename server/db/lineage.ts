import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import { StartError } from '../startError'
import type { Connection } from './database'
import * as schema from './schema'

/**
 * Where a database stands among the migrations of this version. `behind` and `newer` count the migrations that one of
 * them lacks. `foreign` was not created by these migrations: an earlier line of Portico, or another application.
 */
export type Lineage =
  | { state: 'empty' | 'current'; known: number }
  | { state: 'behind' | 'newer'; missing: number }
  | { state: 'foreign'; holds: 'another line' | 'other tables' }

/** Reads the lineage of a database, and changes nothing. */
export async function lineageOf(
  connection: Pick<Connection, 'execute'>,
  migrationsFolder: string,
): Promise<Lineage> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const applied = await appliedMigrations(connection)
  if (applied.length === 0) {
    return (await hasOurTables(connection))
      ? { state: 'foreign', holds: 'other tables' }
      : { state: 'empty', known: known.length }
  }
  const shared = Math.min(applied.length, known.length)
  if (applied.slice(0, shared).some((hash, index) => hash !== known[index])) {
    return { state: 'foreign', holds: 'another line' }
  }
  const missing = known.length - applied.length
  if (missing === 0) return { state: 'current', known: known.length }
  return { state: missing > 0 ? 'behind' : 'newer', missing: Math.abs(missing) }
}

const remedies = {
  'another line':
    'was created by a version of Portico whose data this one cannot read; export its buildings with that version, and apply the file to an empty database',
  'other tables':
    'has tables of another application with the names of ours; create an empty database for Portico',
}

/** What a foreign database is, and what to do about it; the sentence continues its name. */
export const foreignRemedy = ({ holds }: Extract<Lineage, { state: 'foreign' }>): string =>
  remedies[holds]

/** @throws `StartError` for a foreign database, before a migration touches it */
export async function refuseForeign(
  connection: Pick<Connection, 'execute'>,
  migrationsFolder: string,
): Promise<void> {
  const lineage = await lineageOf(connection, migrationsFolder)
  if (lineage.state === 'foreign') throw new StartError(`The database ${foreignRemedy(lineage)}.`)
}

/** The hashes of the applied migrations, in their order. */
async function appliedMigrations(connection: Pick<Connection, 'execute'>): Promise<string[]> {
  const [table] = await rowsOf<{ exists: boolean }>(
    connection,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (table?.exists !== true) return []
  const rows = await rowsOf<{ hash: string }>(
    connection,
    sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
  )
  return rows.map(({ hash }) => hash)
}

async function hasOurTables(connection: Pick<Connection, 'execute'>): Promise<boolean> {
  const names = Object.values(schema).flatMap((each) =>
    is(each, PgTable) ? [getTableName(each)] : [],
  )
  const [row] = await rowsOf<{ found: boolean }>(
    connection,
    sql`select exists (
      select from pg_tables where schemaname = 'public' and tablename in ${names}
    ) as found`,
  )
  return row?.found === true
}

/** Both drivers return an object with the rows; only its type differs. */
export async function rowsOf<Row>(
  connection: Pick<Connection, 'execute'>,
  query: SQL,
): Promise<Row[]> {
  const { rows } = (await connection.execute(query)) as { rows: Row[] }
  return rows
}
