import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { liveChannel } from '@server/services/platform/live/publish'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { newDatabase } from '../newDatabase'
import { read, tokens } from '../server/platform/reading'
import { freePort, type Launched, launchBuilt } from './builtServer'
import { listen } from './cluster/listener'
import { openTcpProxy } from './tcpProxy'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let proxy: Awaited<ReturnType<typeof openTcpProxy>>
let server: Launched
let url: string
let direct: string
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  direct = (await newDatabase(postgres.url)).url
  proxy = await openTcpProxy(Number(new URL(direct).port))
  const proxied = new URL(direct)
  proxied.port = String(proxy.port)
  folder = await mkdtemp(join(tmpdir(), 'portico-outage-'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = launchBuilt({
    PORT: port,
    DATABASE_URL: proxied.href,
    FILES_DIR: folder,
    LOG_LEVEL: 'fatal',
  })
  await server.ready
}, 120_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  proxy.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const api = (path: string, method: string, token: string | null, body?: unknown) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })

const signIn = async (email: string) => {
  const response = await api('/auth/v2/login', 'POST', null, { email, password: demoPassword })
  return read(tokens, await response.json()).token
}

/** Saves a profile again and again, one call after the other, until it is stopped. */
function writeAgainAndAgain(token: string) {
  const statuses: number[] = []
  const withoutRetry: number[] = []
  const ending = new AbortController()
  const write = async () => {
    while (!ending.signal.aborted) {
      const response = await api('/users/current', 'PUT', token, {
        last_name: `Lind ${statuses.length % 10}`,
      })
      await response.arrayBuffer()
      statuses.push(response.status)
      if (response.status === 503 && response.headers.get('retry-after') === null)
        withoutRetry.push(503)
    }
  }
  // A server that died answers no more; the check of its process reports that.
  const done = write().catch(() => statuses.push(0))
  return {
    statuses,
    withoutRetry,
    end: () => {
      ending.abort()
      return done
    },
  }
}

const terminateAll = async () => {
  const admin = new Client({ connectionString: direct })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
}

it.each<[string, () => Promise<void>]>([
  ['is restarted', () => postgres.restart('SIGINT')],
  ['crashes', () => postgres.restart('SIGQUIT')],
  ['ends its connections', terminateAll],
  ['loses its connections', () => Promise.resolve(proxy.drop())],
])(
  'survives that PostgreSQL %s while users write, and reconnects',
  async (_, interrupt) => {
    const emails = ['ada', 'ben', 'manager', 'ada'].map((name) => `${name}@meridian.example`)
    const people = await Promise.all(emails.map(signIn))
    const [token = ''] = people
    const topic = `building:${buildingUuid.meridian}`
    const listener = listen(url, token, topic)
    await expect.poll(() => listener.opened(), { timeout: 30_000 }).toBe(1)
    const writers = people.map(writeAgainAndAgain)
    const written = () =>
      writers.map(({ statuses }) => statuses.filter((each) => each === 200).length)
    const writeSome = async () => {
      const before = written()
      await expect
        .poll(() => written().every((count, n) => count > (before[n] ?? 0) + 3), {
          timeout: 60_000,
        })
        .toBe(true)
    }
    await writeSome()
    for (let times = 0; times < 3; times += 1) {
      await interrupt()
      await writeSome()
    }
    await Promise.all(writers.map(({ end }) => end()))

    expect(server.child.exitCode).toBeNull()
    const statuses = new Set(writers.flatMap((writer) => writer.statuses))
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(writers.flatMap(({ withoutRetry }) => withoutRetry)).toEqual([])
    expect((await fetch(`${url}/api/readiness`)).status).toBe(200)

    // What another connection notifies arrives again.
    const uuid = crypto.randomUUID()
    const notifier = new Client({ connectionString: direct })
    await notifier.connect()
    await expect
      .poll(
        async () => {
          const payload = JSON.stringify({ topic, data: { uuid } })
          await notifier.query('select pg_notify($1, $2)', [liveChannel, payload])
          return listener.received.has(uuid)
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    await notifier.end()
    listener.stop()
  },
  180_000,
)
