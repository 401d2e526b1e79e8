import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newDatabase } from '../tests/newDatabase'
import { developerPort, galleryPort, hostilePort, journeyPorts } from './ports'

type Server = {
  name: string
  args: string[]
  port: number
  path: string
  /** The Playwright projects that need it. */
  projects: readonly string[]
}

const servers: Server[] = [
  ...journeyPorts.map((port) => ({
    name: `journeys-${port}`,
    projects: ['journeys', 'walks'],
    args: ['dist/server/main.js'],
    port,
    path: 'api/readiness',
  })),
  {
    name: 'hostile',
    projects: ['hostile'],
    args: ['scripts/task.mjs', 'scripts/hostileServer.ts'],
    port: hostilePort,
    path: 'api/readiness',
  },
  {
    name: 'developer',
    projects: ['developer'],
    args: ['scripts/developerServer.mjs'],
    port: developerPort,
    path: 'api/readiness',
  },
  {
    name: 'gallery',
    args: ['scripts/gallery.mjs', '--built'],
    port: galleryPort,
    path: 'gallery.html',
    projects: ['gallery'],
  },
]
// One of them is built before it starts.
const maxMs = 180_000

/** The requested projects; none means all. */
const requested = process.argv.flatMap((given) => /^--project=(.+)$/.exec(given)?.slice(1) ?? [])
const isNeeded = ({ projects }: Server) =>
  requested.length === 0 || projects.some((project) => requested.includes(project))

/**
 * Starts every server of the browser tests concurrently and returns a function that stops them. Playwright itself would
 * start one after the other, which takes twice as long.
 */
export default async function startServers(): Promise<() => void> {
  mkdirSync('.cache', { recursive: true })
  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', stop)
  try {
    await Promise.all(servers.filter(isNeeded).map((server) => started(server, children)))
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

async function started(server: Server, children: ChildProcess[]) {
  const { name, args, port, path } = server
  const url = `http://127.0.0.1:${port}/${path}`
  if (await answers(url)) {
    throw new Error(
      `Something answers on port ${port} already; stop it, or the tests would try that`,
    )
  }
  // Into a file: the lines of the security log would hide those of the tests.
  const log = `.cache/${name}.log`
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', out, out],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: ':memory:',
      ...(await newDatabaseUrl()),
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DEMO: 'true',
    },
  })
  closeSync(out)
  children.push(child)
  const until = Date.now() + maxMs
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`The server for ${name} did not start; ${log} says why`)
    }
    await pause(100)
  }
}

/** Set by the test command; without it the database is the embedded one, which needs more CPU time. */
const postgresUrl = process.env.TEST_POSTGRES_URL

async function newDatabaseUrl(): Promise<Record<string, string>> {
  if (postgresUrl === undefined) return {}
  return { DATABASE_URL: (await newDatabase(postgresUrl)).url }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
