import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { patient } from '../server/patient'
import { freePort, launchBuilt } from './builtServer'

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-container-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What the last stage of the Containerfile copies from the one that builds. */
async function copied(): Promise<string[]> {
  const stages = (await readFile('Containerfile', 'utf8')).split(/^FROM /m)
  const lines = (stages.at(-1) ?? '').matchAll(/^COPY --from=build \/portico\/(\S+) (\S+)$/gm)
  return [...lines].map(([, from = '', to = '']) => {
    expect(to).toBe(from)
    return from
  })
}

it('is built with the Node that we recommend', async () => {
  const recommended = (await readFile('.nvmrc', 'utf8')).trim()
  const file = await readFile('Containerfile', 'utf8')
  expect(file).toContain(`ARG NODE_VERSION=${recommended}\n`)
  expect(file.match(/node:\$\{NODE_VERSION\}-/g)).toHaveLength(3)
  expect(file).not.toMatch(/node:\d/)
})

/** Links the packages of a deployment, and no other, as `npm ci --omit=dev --workspaces=false` would install them. */
async function linkPackages(): Promise<number> {
  const list = ['ls', '--omit=dev', '--all', '--parseable', '--workspaces=false']
  const { stdout } = await run('npm', list, { maxBuffer: 1e7 }).catch((error: unknown) => {
    // It exits with 1 for packages that the workspaces add; the list is whole.
    return error as { stdout: string }
  })
  const packages = stdout.split('\n').slice(1).filter(Boolean)
  for (const each of packages) {
    const target = join(folder, relative(process.cwd(), each))
    // A package in another one's folder came with that folder.
    if (target.lastIndexOf('node_modules') > folder.length + 1) continue
    await mkdir(dirname(target), { recursive: true })
    await symlink(each, target)
  }
  return packages.length
}

it('the Containerfile copies all that a server needs', async () => {
  const files = await copied()
  expect(files).toContain('dist')
  for (const file of files) await cp(file, join(folder, file), { recursive: true })
  expect(await linkPackages()).toBeGreaterThan(50)
  await cp('config', join(folder, 'etc'), { recursive: true })
  const port = await freePort()
  const environment = {
    PORT: port,
    DEMO: 'false',
    DATA_DIR: join(folder, 'data'),
    PORTICO_CONFIG: join(folder, 'etc/demo.json'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Portico <mail@portico.example>',
  }
  const server = launchBuilt(environment, [], folder)
  await server.ready
  await expect.poll(() => server.output(), patient).toContain('Open your building: ')
  const page = await fetch(`http://127.0.0.1:${port}/operate`)
  expect(await page.text()).toContain('<title>')
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}, 60_000)
