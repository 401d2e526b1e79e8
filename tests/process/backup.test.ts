import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newDatabase } from '../newDatabase'
import { launchBuilt } from './builtServer'

const postgresUrl = process.env.TEST_POSTGRES_URL
const example = 'docs/example-building.yaml'
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(database: Record<string, string | undefined>, ...command: string[]) {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'Portico <mail@portico.example>' }
  const { code, output } = await launchBuilt({ DEMO: 'false', ...mail, ...database }, command).ended
  expect(output).not.toMatch(/error/i)
  expect(code).toBe(0)
  return output
}

/** A building as a file, without the moment of the export. */
const exported = async (database: Record<string, string | undefined>) =>
  (await run(database, 'export', 'tower')).replace(/^ {2}at: .*$/m, '')

// docs/operations.md#backup-and-restore
it('a copy of the folder of the embedded database is a backup', async () => {
  const live = { DATABASE_URL: undefined, DATA_DIR: join(folder, 'data') }
  await run(live, 'apply', example)
  const before = await exported(live)
  await cp(live.DATA_DIR, join(folder, 'backup'), { recursive: true })
  await rm(live.DATA_DIR, { recursive: true })
  await cp(join(folder, 'backup'), live.DATA_DIR, { recursive: true })
  expect(await exported(live)).toBe(before)
  expect(await run(live, 'apply', example)).toMatch(/^0 created, 0 changed, 0 removed/)
})

it.runIf(postgresUrl !== undefined)('a dump of PostgreSQL is a backup', async () => {
  const exec = promisify(execFile)
  const [from, to] = [await newDatabase(postgresUrl ?? ''), await newDatabase(postgresUrl ?? '')]
  const at = ({ url }: { url: string }) => ({ DATABASE_URL: url, DATA_DIR: folder })
  await run(at(from), 'apply', example)
  const before = await exported(at(from))
  const dump = join(folder, 'portico.dump')
  await exec('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`, from.url])
  await exec('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${to.url}`, dump])
  expect(await exported(at(to))).toBe(before)
  expect(await run(at(to), 'apply', example)).toMatch(/^0 created, 0 changed, 0 removed/)
})
