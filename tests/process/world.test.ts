import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyFilledFolder, freePort, launchBuilt } from './builtServer'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-world-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const example = 'docs/example-building.yaml'
const run = (...command: string[]) => launchBuilt({ DATA_DIR: folder }, command).ended
/** Without the demo, as a deployment: codes would go to this mail server. */
const runDeployed = (...command: string[]) =>
  launchBuilt(
    {
      DATA_DIR: folder,
      DEMO: 'false',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'Portico <mail@portico.example>',
    },
    command,
  ).ended

it('applies the example to an empty database once, after a dry run that stores nothing', async () => {
  const dry = await runDeployed('apply', example, '--dry-run')
  expect(dry.output).toContain('+ building tower\n')
  expect(dry.output).toMatch(/Nothing was stored: this was a dry run\.\n$/)
  expect(dry.code).toBe(0)
  expect((await runDeployed('export', 'tower')).output).toContain('There is no building tower')

  const applied = await runDeployed('apply', example)
  expect(applied.output).toMatch(/\d+ created, 0 changed, 0 removed, \d+ unchanged\n/)
  expect(applied.output).toMatch(/The changes are stored\.\n$/)
  const again = await runDeployed('apply', example)
  expect(again.output).toMatch(/^0 created, 0 changed, 0 removed/)

  const doctor = await runDeployed('doctor')
  expect(doctor.output).toContain('✓ Tenants:')
})

it('exports a building of the demo, which changes nothing when it is applied there', async () => {
  await copyFilledFolder(folder)
  const { code, output } = await run('export', 'One Meridian Plaza')
  expect(code).toBe(0)
  expect(output).toMatch(/^# One Meridian Plaza, as written by "export"/)
  expect(output).toMatch(/\nexported:\n {2}at: \d{4}-.*\n {2}deployment: [\da-f-]{36}\n/)
  const file = join(folder, 'meridian.yaml')
  await writeFile(file, output)
  expect((await run('apply', file)).output).toMatch(/^0 created, 0 changed, 0 removed/)
  const edited = output.replace('name: One Meridian Plaza', 'name: Two Meridian Plaza')
  await writeFile(file, edited)
  expect((await run('apply', file)).output).toContain(
    '    name: "One Meridian Plaza" → "Two Meridian Plaza"\n',
  )
})

it('names the lines of a wrong file, and exits with 1 before it opens the database', async () => {
  const file = join(folder, 'building.yaml')
  await writeFile(file, 'buildings:\n  - key: tower\n    timezone: Europe/Berln\n    foo: 1\n')
  const { code, output } = await run('apply', file)
  expect(output).toBe(
    'building.yaml:3:5 buildings[0].timezone: "Europe/Berln" is not a time zone; use a name such as Europe/Berlin\n' +
      'building.yaml:4:5 buildings[0].foo: is not a field here; docs/building.schema.json lists the fields\n',
  )
  expect(code).toBe(1)
  expect(await readdir(folder)).not.toContain('postgres')
})

it('does not touch the embedded database of a running server', async () => {
  await copyFilledFolder(folder)
  const { child, ready, ended } = launchBuilt({ DATA_DIR: folder, PORT: await freePort() })
  await ready
  const { code, output } = await run('apply', example)
  expect(output).toMatch(/^The data folder .* is in use by another Portico; stop that one/)
  expect(code).toBe(1)
  child.kill('SIGTERM')
  await ended
})

it('prints the schema of the documentation', async () => {
  const { code, output } = await run('schema')
  expect(output).toBe(await readFile('docs/building.schema.json', 'utf8'))
  expect(code).toBe(0)
})

it.each([
  [['apply'], 'An argument is missing.'],
  [['apply', example, example], 'There are too many arguments.'],
  [['apply', example, '--dryrun'], "Unknown option '--dryrun'"],
  [['export', 'tower', '--dry-run'], "Unknown option '--dry-run'"],
  [['schema', 'x'], 'This command has no arguments.'],
])('explains its usage for %j', async (command, reason) => {
  const { code, output } = await run(...command)
  expect(output).toContain(reason)
  expect(output).toMatch(/\nUsage: node dist\/server\/main\.js (apply|export|schema)/)
  expect(code).toBe(1)
})
