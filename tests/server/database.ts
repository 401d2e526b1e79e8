import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '@server/db/database'
import { openEmbedded, openPostgres } from '@server/db/open'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { inject } from 'vitest'

const migrations = fileURLToPath(new URL('../../server/db/migrations', import.meta.url))

/** Set by the test command when the suite runs against a real PostgreSQL. */
export const postgresUrl = process.env.TEST_POSTGRES_URL

/** Those that closed worlds have left. To put the seed back takes a tenth of the time that another one takes. */
const left: Database[] = []

/** A database of its own for one world, with the demo in it. */
export async function openTestDatabase(): Promise<Database> {
  const used = left.pop()
  if (used !== undefined) {
    await restoreSeed(used)
    return used
  }
  const database =
    postgresUrl === undefined
      ? await openEmbedded(null, migrations, new Blob([readFileSync(inject('databaseTemplate'))]))
      : await copyTemplate(postgresUrl)
  const kept: Database = { ...database, close: () => Promise.resolve(void left.push(kept)) }
  return kept
}

/** Copies every table back from the schema `seed`, which the template has (see `template.ts`). */
export async function restoreSeed({ connection }: Database): Promise<void> {
  await connection.execute(sql`
    do $$
    declare
      name text;
      names text;
      identity record;
    begin
      -- The tables are filled in no order, so no reference is checked meanwhile.
      set local session_replication_role = replica;
      execute (
        select 'truncate table ' || string_agg(format('public.%I', tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = 'public'
      );
      for name, names in
        select table_name, string_agg(quote_ident(column_name), ', ')
        from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER'
          and table_name in (select tablename from pg_tables where schemaname = 'seed')
        group by table_name
      loop
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from seed.%1$I', name, names);
      end loop;
      for identity in
        select table_name, column_name, pg_get_serial_sequence(format('public.%I', table_name), column_name) as sequence
        from information_schema.columns
        where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')
      loop
        execute format(
          'select setval(%L, coalesce(max(%I), 1), max(%I) is not null) from public.%I',
          identity.sequence, identity.column_name, identity.column_name, identity.table_name
        );
      end loop;
    end $$
  `)
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
