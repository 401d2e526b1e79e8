import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '@demo/seed'
import { PGlite } from '@electric-sql/pglite'
import { readBrands } from '@server/brands'
import type { Connection } from '@server/db/database'
import { openPostgres } from '@server/db/open'
import * as schema from '@server/db/schema'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { newDatabase } from '../newDatabase'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated and seeded database to copy: a file for the embedded one, a name on PostgreSQL. */
    databaseTemplate: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const demoBrands = () => readBrands(join(root, 'config/brands'))
const migrationsFolder = join(root, 'server/db/migrations')

/** Migrates and seeds once for all worlds of the suite: a copy takes a fifth of the time. */
export default async function makeTemplate({ provide }: TestProject): Promise<void> {
  // Two projects ask for it, each with modules of its own.
  process.env.TEST_DATABASE_TEMPLATE ??= await make()
  provide('databaseTemplate', process.env.TEST_DATABASE_TEMPLATE)
}

function make(): Promise<string> {
  const { TEST_POSTGRES_URL: url } = process.env
  return url === undefined ? makeEmbedded() : makeOnPostgres(url)
}

async function makeEmbedded(): Promise<string> {
  const client = new PGlite()
  const connection = drizzle(client, { schema, casing: 'snake_case' })
  await migrate(connection, { migrationsFolder })
  await seedDemo(
    { transaction: (work) => connection.transaction(work) },
    await demoBrands(),
    new Date(),
  )
  await keepSeed(connection)
  const dump = await client.dumpDataDir('none')
  await client.close()
  const folder = join(root, '.cache')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'server-template.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  return file
}

async function makeOnPostgres(given: string): Promise<string> {
  const { name, url } = await newDatabase(given)
  const database = await openPostgres(url, migrationsFolder)
  await seedDemo(database, await demoBrands(), new Date())
  await keepSeed(database.connection)
  // Nothing may be connected to what is copied.
  await database.close()
  return name
}

/** Copies the seeded tables into a schema of their own, from which worlds put the seed back. */
async function keepSeed(connection: Connection): Promise<void> {
  await connection.execute(sql`
    do $$
    declare name text;
    begin
      create schema seed;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table seed.%1$I as table public.%1$I', name);
      end loop;
    end $$
  `)
  await connection.execute(sql`
    create table seed.tables as
    select
      table_name::text as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from seed.%I', table_name), false, true, '')))[1]::text::int as rows,
      string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns,
      max(column_name) filter (where is_identity = 'YES' or column_default like 'nextval%') as identity,
      max(pg_get_serial_sequence(format('public.%I', table_name), column_name)) as sequence,
      pg_current_xact_id()::xid as restored_by
    from information_schema.columns
    where table_schema = 'public'
    group by table_name
  `)
}
