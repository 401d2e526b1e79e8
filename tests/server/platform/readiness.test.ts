import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '@server/db/open'
import { createReadiness } from '@server/http/readiness'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newDatabase } from '../../newDatabase'
import { openTestDatabase, postgresUrl } from '../database'
import { withOpened } from '../withWorld'
import { openWorld } from '../world'

const neverStopping = new AbortController().signal
const migrations = fileURLToPath(new URL('../../../server/db/migrations', import.meta.url))

let isAway = false
const stopping = new AbortController()
const world = withOpened(async () => {
  const database = await openTestDatabase()
  const ping = () => (isAway ? Promise.reject(new Error('away')) : database.ping())
  return openWorld({ database: { ...database, ping }, stopping: stopping.signal })
})

const sendRequest = (path: string) => world.request('GET', `/api${path}`)

describe('readiness', () => {
  it('responds 200 to every caller, without caching', async () => {
    const reply = await sendRequest('/readiness')
    expect([reply.status, reply.body]).toEqual([200, { status: 'ready' }])
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('connection')).toBeNull()
  })

  it('responds 503 without the database, while liveness is unaffected', async () => {
    isAway = true
    const reply = await sendRequest('/readiness')
    expect([reply.status, reply.body]).toEqual([503, { status: 'not_ready', reason: 'database' }])
    expect(reply.headers.get('retry-after')).toBe('1')
    expect((await sendRequest('/healthcheck')).status).toBe(200)
    isAway = false
    expect((await sendRequest('/readiness')).status).toBe(200)
  })

  it('responds although the database hangs, with one query for all', async () => {
    let pings = 0
    const ping = () => {
      pings += 1
      return new Promise<void>(() => {})
    }
    const readiness = createReadiness({ ping }, neverStopping)
    const found = await Promise.all(Array.from({ length: 50 }, () => readiness()))
    expect(new Set(found)).toEqual(new Set(['database']))
    expect(pings).toBe(1)
  })

  it('responds 503 once the server is stopping, closes connections, and stays alive', async () => {
    stopping.abort()
    const reply = await sendRequest('/readiness')
    expect([reply.status, reply.body]).toEqual([503, { status: 'not_ready', reason: 'stopping' }])
    const alive = await sendRequest('/healthcheck')
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
  })
})

/** Forwards connections, and drops what is sent while `isHanging`. */
async function openHangingProxy(target: URL) {
  const { connect } = await import('node:net')
  const state = { isHanging: false, url: '' }
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from)
      from.on('data', (chunk) => void (state.isHanging || to.write(chunk)))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return Object.assign(state, { url: url.href, close })
}

describe.runIf(postgresUrl !== undefined)('readiness on PostgreSQL', () => {
  it('is retained if every connection is in use', async () => {
    const { url } = await newDatabase(postgresUrl ?? '')
    const database = await openPostgres(url, migrations)
    const readiness = createReadiness(database, neverStopping)
    const busy = Array.from({ length: 30 }, () =>
      database.connection.execute(sql`select pg_sleep(0.3)`),
    )
    expect(await readiness()).toBeNull()
    await Promise.all(busy)
    await database.close()
  })

  it('ends with a silent database, and returns with it', async () => {
    const { url } = await newDatabase(postgresUrl ?? '')
    const proxy = await openHangingProxy(new URL(url))
    const database = await openPostgres(proxy.url, migrations)
    const readiness = createReadiness(database, neverStopping)
    expect(await readiness()).toBeNull()
    proxy.isHanging = true
    for (let times = 0; times < 3; times += 1) {
      expect(await readiness()).toBe('database')
    }
    proxy.isHanging = false
    await expect.poll(() => readiness(), { timeout: 20_000 }).toBeNull()
    await database.close()
    proxy.close()
  }, 40_000)
})
