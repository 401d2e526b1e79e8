import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { newDatabase } from '../tests/newDatabase'

export type Server = {
  name: string
  args: string[]
  port: number
  path: string
  /** Settings beside those of every server. */
  env?: Readonly<Record<string, string>>
}

// One of them is built before it starts.
const maxMs = 600_000

/**
 * Starts a server with the demo on an empty database.
 *
 * @param onSpawn receives its process, which the caller ends
 * @throws if it does not become ready
 */
export async function startServer(
  { name, args, port, path, env }: Server,
  onSpawn: (child: ChildProcess) => void,
): Promise<void> {
  const url = `http://127.0.0.1:${port}/${path}`
  if (await answers(url)) {
    throw new Error(
      `Something answers on port ${port} already; stop it, or the tests would try that`,
    )
  }
  mkdirSync('.cache', { recursive: true })
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
      ...env,
    },
  })
  closeSync(out)
  onSpawn(child)
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
