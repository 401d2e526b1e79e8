import { sql } from 'drizzle-orm'
import { migrationsOf } from '../db/choose'
import type { Database } from '../db/database'
import { foreignRemedy, type Lineage, lineageOf, rowsOf } from '../db/lineage'
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
  const lineage = await lineageOf(connection, migrationsOf(root))
  const findings = [migrationsFinding(name, lineage)]
  if (row !== undefined && row.encoding !== 'UTF8') {
    findings.push(
      database(
        'failed',
        `has the encoding ${row.encoding}. Create it with ENCODING 'UTF8', and move the data.`,
      ),
    )
  }
  if (url !== undefined) findings.push(...(await checkNotifications(listen)))
  return { findings, isMigrated: lineage.state === 'current' }
}

function migrationsFinding(name: string, lineage: Lineage): Finding {
  switch (lineage.state) {
    case 'empty':
      return database(
        'ok',
        `${name}, still empty; the first start creates its ${lineage.known} migrations`,
      )
    case 'current':
      return database('ok', `${name}, with all ${lineage.known} migrations`)
    case 'behind':
      return database(
        'warning',
        `${name}, ${lineage.missing} migrations behind. The next start applies them; back it up before.`,
      )
    case 'newer':
      return database(
        'failed',
        `${name} was migrated by a newer Portico, which has ${lineage.missing} more migrations. Start the newer version.`,
      )
  }
  return database('failed', `${name} ${foreignRemedy(lineage)}.`)
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
