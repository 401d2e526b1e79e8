import { openAsBlob } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '@server/db/database'
import { rowsOf } from '@server/db/lineage'
import { openEmbedded, openPostgres } from '@server/db/open'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { newDatabase } from '../newDatabase'
import { read, tokens } from '../server/platform/reading'
import { freePort, launchBuilt } from './builtServer'

/** Databases of released versions, which `npm run baseline` has written. */
const baselines = await readdir('tests/process/baselines')
const dumpOf = async (name: string) =>
  gunzipSync(await readFile(`tests/process/baselines/${name}`)).toString()
const migrations = 'server/db/migrations'

let postgres: { url: string; stop: () => Promise<void> }
beforeAll(async () => {
  const given = process.env.TEST_POSTGRES_URL
  postgres = given === undefined ? await startPostgres() : { url: given, stop: async () => {} }
}, 60_000)
afterAll(() => postgres.stop())

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-baseline-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A place for a database: its settings for the server, and how to fill and open it. */
type Place = {
  environment: Record<string, string>
  restore: (dump: string) => Promise<void>
  open: () => Promise<Database>
}

const places: [string, () => Promise<Place>][] = [
  [
    'the embedded database',
    () =>
      Promise.resolve({
        environment: {},
        restore: async (dump) => {
          const client = await PGlite.create({
            dataDir: join(folder, 'postgres'),
            loadDataDir: await openAsBlob('dist/empty-database.tar'),
          })
          await client.exec(dump)
          await client.close()
        },
        open: () => openEmbedded(folder, migrations),
      }),
  ],
  [
    'PostgreSQL',
    async () => {
      const { url } = await newDatabase(postgres.url)
      return {
        environment: { DATABASE_URL: url },
        restore: async (dump) => {
          const client = new Client({ connectionString: url })
          await client.connect()
          await client.query(dump)
          await client.end()
        },
        open: () => openPostgres(url, migrations),
      }
    },
  ],
]

/** Columns, constraints and indexes, in an order that does not depend on when they were added. */
async function structureOf({ connection }: Database): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    connection,
    sql`
      select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
        from information_schema.columns where table_schema = 'public'
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all
      select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    `,
  )
  return rows.map(({ line }) => line).toSorted()
}

async function countsOf({ connection }: Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; count: number }>(
    connection,
    sql`
      select tablename as name,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from public.%I', tablename), false, true, '')))[1]::text::int as count
      from pg_tables where schemaname = 'public'
    `,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The rows that a dump inserts, by table. */
function insertedBy(dump: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, table = '', values = ''] of dump.matchAll(
    /^INSERT INTO public\.(\w+) (?:OVERRIDING SYSTEM VALUE )?VALUES\n([\s\S]*?\));$/gm,
  )) {
    counts[table] = (counts[table] ?? 0) + values.split(/^\t\(/m).length - 1
  }
  return counts
}

const launch = (environment: Record<string, string>, command: string[] = []) =>
  launchBuilt(
    {
      DATA_DIR: folder,
      DEMO: 'false',
      PORTICO_CONFIG: 'config/demo.json',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'Portico <mail@portico.example>',
      ...environment,
    },
    command,
  )

describe.each(places)('on %s', (_, openPlace) => {
  it.each(baselines)('this version carries %s over', async (name) => {
    const { environment, open, restore } = await openPlace()
    const dump = await dumpOf(name)
    await restore(dump)
    const migrated = await open()
    const counts = await countsOf(migrated)
    const structure = await structureOf(migrated)
    await migrated.close()
    const inserted = insertedBy(dump)
    expect(Object.keys(inserted).length).toBeGreaterThan(20)
    expect(counts).toMatchObject(inserted)
    const fresh = await openEmbedded(null, migrations)
    expect(structure).toEqual(await structureOf(fresh))
    await fresh.close()

    expect((await launch(environment, ['doctor']).ended).output).toContain('with all')
    const port = await freePort()
    const { child, ended, ready } = launch({ ...environment, PORT: port })
    await ready
    const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
    })
    const { token } = read(tokens, await signedIn.json())
    const home = await fetch(
      `http://127.0.0.1:${port}/api/tenant/v1/buildings/${buildingUuid.meridian}/companies`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(home.status).toBe(200)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('names a database of an earlier line, and changes nothing', async () => {
    const { environment, open, restore } = await openPlace()
    const [name = ''] = baselines
    const earlier = (await dumpOf(name)).replace(
      /'[0-9a-f]{64}', \d{13}\)/,
      "'of another line', 1)",
    )
    await restore(earlier)
    const sentence =
      'was created by a version of Portico whose data this one cannot read; export its buildings with that version, and apply the file to an empty database.'
    const { code, output } = await launch({ ...environment, PORT: await freePort() }).ended
    expect([code, output]).toEqual([1, `The database ${sentence}\n`])
    expect((await launch(environment, ['doctor']).ended).output).toContain(sentence)
    await expect(open()).rejects.toThrow(sentence)
  })

  it('names a database of another application', async () => {
    const { environment, restore } = await openPlace()
    await restore('create table users (id int)')
    const { code, output } = await launch({ ...environment, PORT: await freePort() }).ended
    expect([code, output]).toEqual([
      1,
      'The database has tables of another application with the names of ours; create an empty database for Portico.\n',
    ])
  })
})
