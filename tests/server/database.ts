import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { samlKeySetting } from '@demo/saml/key'
import type { Database } from '@server/db/database'
import { openEmbedded, openPostgres } from '@server/db/open'
import { settings } from '@server/db/schema'
import { ne, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))

/** Set by the test command when the suite runs against a real PostgreSQL. */
export const postgresUrl = process.env.TEST_POSTGRES_URL

/** A database of its own for one world, with the seed in it or empty. */
export function openTestDatabase(): Promise<Database> {
  return postgresUrl === undefined ? openOwnEmbedded() : copyTemplate(postgresUrl)
}

/** Those that closed worlds have left. To empty one takes a fifth of the time that starting another takes. */
const left: Database[] = []

async function openOwnEmbedded(): Promise<Database> {
  const used = left.pop()
  if (used !== undefined) {
    await empty(used)
    return used
  }
  const template = new Blob([readFileSync(inject('databaseTemplate'))])
  const database = await openEmbedded(null, migrations, template)
  const kept: Database = { ...database, close: () => Promise.resolve(void left.push(kept)) }
  return kept
}

/** As after the migrations, but for the key of the demo's SAML provider, which takes long to make. */
async function empty({ connection }: Database): Promise<void> {
  await connection.execute(sql`
    do $$ begin execute (
      select 'truncate table ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public' and tablename <> 'settings'
    ); end $$
  `)
  await connection.delete(settings).where(ne(settings.key, samlKeySetting))
}

async function copyTemplate(given: string): Promise<Database> {
  const name = `portico_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: given })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('databaseTemplate')}`)
  await admin.end()
  const url = new URL(given)
  url.pathname = `/${name}`
  return openPostgres(url.href, migrations)
}
