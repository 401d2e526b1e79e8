import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDemo } from '@demo/seed'
import { PGlite } from '@electric-sql/pglite'
import { openPostgres } from '@server/db/open'
import * as schema from '@server/db/schema'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated and seeded database to copy: a file for the embedded one, a name on PostgreSQL. */
    databaseTemplate: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
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
  await seedDemo(connection, new Date())
  const dump = await client.dumpDataDir('none')
  await client.close()
  const folder = join(root, '.cache')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'server-template.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  return file
}

async function makeOnPostgres(given: string): Promise<string> {
  const name = `portico_template_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: given })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(given)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, migrationsFolder)
  await seedDemo(database.connection, new Date())
  // Nothing may be connected to what is copied.
  await database.close()
  return name
}
