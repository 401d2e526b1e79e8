import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { migrationsOf } from '../db/choose'
import type { Connection, Database } from '../db/database'
import type { Environment } from '../environment'
import { StartError } from '../startError'
import { type Finding, finding } from './finding'

const database = finding('Database')

/** Version, encoding and migrations of an open database, and whether its notifications arrive. */
export async function checkDatabase(
  { connection, listen }: Pick<Database, 'connection' | 'listen'>,
  root: string,
  { DATABASE_URL: url }: Pick<Environment, 'DATABASE_URL'>,
): Promise<{ findings: Finding[]; isMigrated: boolean }> {
  const [row] = await rowsOf<{ version: string; encoding: string }>(
    connection,
    sql`select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  )
  const name = `${url === undefined ? 'the embedded PostgreSQL' : 'PostgreSQL'} ${row?.version ?? ''}`
  const [applied, known] = [await appliedMigrations(connection), await knownMigrations(root)]
  const findings = [migrationsFinding(name, applied, known)]
  if (row !== undefined && row.encoding !== 'UTF8') {
    findings.push(
      database(
        'failed',
        `has the encoding ${row.encoding}. Create it with ENCODING 'UTF8', and move the data.`,
      ),
    )
  }
  if (url !== undefined) findings.push(...(await checkNotifications(listen)))
  return { findings, isMigrated: applied === known }
}

function migrationsFinding(name: string, applied: number, known: number): Finding {
  if (applied === 0)
    return database('ok', `${name}, still empty; the first start creates its ${known} migrations`)
  if (applied > known) {
    return database(
      'failed',
      `${name} was migrated by a newer Portico: ${applied} migrations, and this one knows ${known}. Start the newer version.`,
    )
  }
  return applied < known
    ? database(
        'warning',
        `${name}, ${known - applied} migrations behind. The next start applies them; back it up before.`,
      )
    : database('ok', `${name}, with all ${known} migrations`)
}

/** Every process must hear of changes by the others. */
async function checkNotifications(listen: Database['listen']): Promise<Finding[]> {
  const ignore = () => {}
  try {
    const stop = await listen('portico_doctor', { onMessage: ignore, onGap: ignore })
    await stop()
    return []
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return [database('failed', error.message)]
  }
}

async function rowsOf<Row>(connection: Connection, query: SQL): Promise<Row[]> {
  // Both drivers return an object with the rows; only its type differs.
  const { rows } = (await connection.execute(query)) as { rows: Row[] }
  return rows
}

async function appliedMigrations(connection: Connection): Promise<number> {
  const [table] = await rowsOf<{ exists: boolean }>(
    connection,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (table?.exists !== true) return 0
  const [row] = await rowsOf<{ applied: number }>(
    connection,
    sql`select count(*)::int as applied from drizzle.__drizzle_migrations`,
  )
  return row?.applied ?? 0
}

async function knownMigrations(root: string): Promise<number> {
  const journal = await readFile(join(migrationsOf(root), 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: unknown[] }).entries.length
}
