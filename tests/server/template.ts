import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '@demo/seed'
import { PGlite } from '@electric-sql/pglite'
import { readBrands } from '@server/brands'
import type { Connection, Database } from '@server/db/database'
import { openPostgres } from '@server/db/open'
import * as schema from '@server/db/schema'
import { saveBrands } from '@server/services/tenancy/brands'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { newDatabase } from '../newDatabase'
import type { Seed } from './database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** For each seed a migrated database to copy: a file for the embedded one, a name on PostgreSQL. */
    databaseTemplates: Record<Seed, string>
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const migrationsFolder = join(root, 'server/db/migrations')
const brands = () => readBrands(join(root, 'config/brands'))

/** Migrates and seeds once for all worlds of the suite: a copy takes a fifth of the time. */
export default async function makeTemplates({ provide }: TestProject): Promise<void> {
  // Two projects request them, each with its own modules.
  process.env.TEST_DATABASE_TEMPLATES ??= JSON.stringify(await make())
  provide(
    'databaseTemplates',
    JSON.parse(process.env.TEST_DATABASE_TEMPLATES) as Record<Seed, string>,
  )
}

function make(): Promise<Record<Seed, string>> {
  const { TEST_POSTGRES_URL: url } = process.env
  return url === undefined ? makeEmbedded() : makeOnPostgres(url)
}

async function makeEmbedded(): Promise<Record<Seed, string>> {
  const client = new PGlite()
  const connection = drizzle(client, { schema, casing: 'snake_case' })
  await migrate(connection, { migrationsFolder })
  const folder = join(root, '.cache')
  await mkdir(folder, { recursive: true })
  const dump = async (seed: Seed) => {
    await keepSeed(connection)
    const file = join(folder, `server-template-${seed}.tar`)
    const data = await client.dumpDataDir('none')
    await writeFile(file, Buffer.from(await data.arrayBuffer()))
    return file
  }
  const database = { transaction: (work) => connection.transaction(work) } satisfies Seeded
  await seedBrands(database)
  const empty = await dump('empty')
  await seedDemo(database, await brands(), new Date())
  const demo = await dump('demo')
  await client.close()
  return { empty, demo }
}

async function makeOnPostgres(given: string): Promise<Record<Seed, string>> {
  const fill = async (fillIn: (database: Database) => Promise<void>, template?: string) => {
    const { name, url } = await newDatabase(given, template)
    const database = await openPostgres(url, migrationsFolder)
    await fillIn(database)
    await keepSeed(database.connection)
    // No connection may be open to the copied database.
    await database.close()
    return name
  }
  const empty = await fill(seedBrands)
  const demo = await fill(async (database) => {
    await seedDemo(database, await brands(), new Date())
  }, empty)
  return { empty, demo }
}

type Seeded = Pick<Database, 'transaction'>

/** Like every server at its start. */
async function seedBrands(database: Seeded): Promise<void> {
  const found = await brands()
  await database.transaction((tx) => saveBrands(tx, found))
}

/**
 * Copies the seeded tables into a separate schema, from which worlds restore the seed. A trigger of each table notes there
 * that a statement has changed it; in rows without a key, so that concurrent transactions do not wait for each other.
 */
async function keepSeed(connection: Connection): Promise<void> {
  await connection.execute(sql`
    do $$
    declare name text;
    begin
      drop schema if exists seed cascade;
      create schema seed;
      create table seed.touched (name text not null);
      create function seed.touch() returns trigger language plpgsql as
        'begin insert into seed.touched values (TG_TABLE_NAME); return null; end';
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table seed.%1$I as table public.%1$I', name);
        execute format(
          'create trigger touched after insert or update or delete or truncate on public.%I for each statement execute function seed.touch()',
          name
        );
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
      max(pg_get_serial_sequence(format('public.%I', table_name), column_name)) as sequence
    from information_schema.columns
    where table_schema = 'public'
    group by table_name
  `)
}
