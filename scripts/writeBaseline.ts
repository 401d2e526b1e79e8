import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { seedDemo } from '@demo/seed'
import { readBrands } from '@server/brands'
import { openPostgres } from '@server/db/open'
import { settings } from '@server/db/schema'
import { saveBrands } from '@server/services/tenancy/brands'
import { like } from 'drizzle-orm'
import { findBinaries, startPostgres } from './postgres.mjs'

/**
 * `npm run baseline`, at each release: dumps a database of this version with a lively world. From then on
 * `tests/process/baselines.test.ts` starts every later version on it.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const binaries = findBinaries()
if (binaries === null) throw new Error('Install PostgreSQL, whose pg_dump writes the baseline.')
const postgres = await startPostgres()
const database = await openPostgres(postgres.url, 'server/db/migrations')
const brands = await readBrands('config/brands')
await database.transaction((tx) => saveBrands(tx, brands))
await seedDemo(database, brands, new Date())
// A later version would seed its own demo again. This world has to be carried over instead.
await database.connection.delete(settings).where(like(settings.key, 'demo_%'))
await database.close()

const dump = execFileSync(
  join(binaries, 'pg_dump'),
  ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200', postgres.url],
  { encoding: 'utf8', maxBuffer: 2 ** 28 },
)
await postgres.stop()
// Commands of psql, which no driver knows.
const statements = dump.replaceAll(/^\\(un)?restrict .*\n/gm, '')
const file = `tests/process/baselines/${version}.sql.gz`
writeFileSync(file, gzipSync(statements, { level: 9 }))
process.stdout.write(`${file}\n`)
