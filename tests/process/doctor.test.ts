import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFilledFolder, freePort, launchBuilt } from './builtServer'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const examine = (environment: Record<string, string | undefined> = {}) =>
  launchBuilt({ DATA_DIR: folder, ...environment }, ['doctor']).ended

it('finds nothing wrong before the first start, and creates no database', async () => {
  const { code, output } = await examine()
  expect(output).toContain('✓ Database: will be created by the first start')
  expect(output).toMatch(/0 failed, 0 warnings, \d+ fine\n$/)
  expect(code).toBe(0)
  expect(await readdir(folder)).not.toContain('postgres')
})

it('finds the migrations, the tenants and the identity providers of a filled database', async () => {
  await copyFilledFolder(folder)
  const { code, output } = await examine()
  expect(output).toMatch(/✓ Database: the embedded PostgreSQL [\d.]+.*, with all \d+ migrations\n/)
  expect(output).toMatch(/✓ Tenants: \d+ white-labels, \d+ buildings, \d+ accounts\n/)
  expect(output).toMatch(/✓ Identity provider .*: is a part of the demo\n/)
  expect(code).toBe(0)
})

it('lists all mistakes of the configuration, and exits with 1', async () => {
  const { code, output } = await examine({ PORT: 'x', LOG_LEVEL: 'loud' })
  expect(output).toContain('✗ Configuration: The environment variable PORT is wrong:')
  expect(output).toContain('✗ Configuration: The environment variable LOG_LEVEL is wrong:')
  expect(output).toMatch(/2 failed, 0 warnings, 0 fine\n$/)
  expect(code).toBe(1)
})

it('names a database that cannot be reached, without its password', async () => {
  const { code, output } = await examine({
    DATABASE_URL: `postgres://portico:secret@127.0.0.1:${await freePort()}/portico`,
  })
  expect(output).toContain(
    '✗ Database: The database of DATABASE_URL cannot be opened: nothing answers there.',
  )
  expect(output).not.toContain('secret')
  expect(code).toBe(1)
})

it('does not touch the embedded database of a running server', async () => {
  await copyFilledFolder(folder)
  const port = await freePort()
  const { child, ready, ended } = launchBuilt({ DATA_DIR: folder, PORT: port })
  await ready
  const { code, output } = await examine()
  expect(output).toMatch(
    /✗ Database: The data folder .* is in use by another Portico; stop that one/,
  )
  expect(code).toBe(1)
  expect((await fetch(`http://127.0.0.1:${port}/api/readiness`)).ok).toBe(true)
  child.kill('SIGTERM')
  await ended
})

it('is named by an unknown command', async () => {
  const { code, output } = await launchBuilt({ DATA_DIR: folder }, ['docter']).ended
  expect(output.trim()).toBe(
    'Portico has no command docter; it has apply, doctor, export, rotate-secret, and schema.',
  )
  expect(code).toBe(1)
})
