import { readFileSync } from 'node:fs'
import type { Renderer } from '@contract/rendering'
import { table } from '@contract/table'
import { createMetrics } from '@server/metrics/metrics'
import { limitTable } from '@server/services/platform/limits'
import { measuredRenderer } from '@server/ssr/measuredRenderer'
import { RenderError } from '@server/ssr/renderError'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person, password } from '../builders/people'
import { postgresUrl } from '../database'
import { patient } from '../patient'
import { supportPath } from '../support/supportCalls'
import { withSharedWorld } from '../withWorld'
import type { World } from '../world'
import { openStream } from './liveCalls'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
let ben: Person
beforeAll(async () => {
  await aBuilding(world, tower)
  ben = await aPerson(world, { in: tower, email: 'ben@tenants.example' })
})

const textOf = async (from: Pick<World, 'metrics'> = world) => await from.metrics.text()
const seriesIn = (text: string) =>
  text.split('\n').filter((line) => line.startsWith('portico_') && line !== '')
/** The value of a series, named with its labels; null without one. */
async function valueOf(series: string, from?: Pick<World, 'metrics'>): Promise<number | null> {
  const line = seriesIn(await textOf(from)).find((each) => each.startsWith(`${series} `))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}
const labelsIn = (text: string, name: string) =>
  new Set([...text.matchAll(new RegExp(`[{,]${name}="([^"]*)"`, 'g'))].map((match) => match[1]))

describe('metrics', () => {
  it('are all documented, with the unit that their help text names', async () => {
    const text = await textOf()
    const names = [...text.matchAll(/^# TYPE (portico_\w+) (\w+)$/gm)]
    const helps = new Map([...text.matchAll(/^# HELP (\w+) (.+)$/gm)].map((m) => [m[1], m[2]]))
    const documented = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(portico_\w+)/gm)
    const expected = names.map((match) => match[1] ?? '')
    // Those of a pool exist with PostgreSQL only.
    const rows = [...documented].map((match) => match[1] ?? '')
    const inPool = rows.filter((name) => name.startsWith('portico_database_'))
    expect(inPool).toHaveLength(4)
    expect(new Set(rows.filter((name) => !inPool.includes(name)))).toEqual(
      new Set(expected.filter((name) => !name.startsWith('portico_database_'))),
    )
    for (const name of expected) expect(helps.get(name)).toMatch(/\w{5}/)
    for (const unit of ['seconds', 'bytes']) {
      const inUnit = expected.filter((name) => name.endsWith(`_${unit}`))
      expect(inUnit.map((name) => helps.get(name)?.toLowerCase())).toEqual(
        inUnit.map(() => expect.stringContaining(unit)),
      )
    }
    const counters = names.filter(([, name]) => name?.endsWith('_total'))
    expect(new Set(counters.map(([, , type]) => type))).toEqual(new Set(['counter']))
  })

  it('have no more series than the known routes, for any paths, methods and statuses', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'X-1', 'HEAD']
    const stems = ['', 'api/', 'api/buildings/', 'images/', 'brands/', 'files/', 'demo/']
    const flood = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const method = n % 10 === 9 ? `M${crypto.randomUUID()}` : (methods[n % 9] ?? 'GET')
        const path = `/${stems[n % 7]}${crypto.randomUUID()}${n % 2 === 0 ? '/theme' : ''}`
        await world.respond(method, path)
        const route = path.startsWith('/api') ? '/users/current' : 'unmatched'
        world.metrics.http.begin()
        world.metrics.http.end({ method, route, status: 100 + n, seconds: 0.01 })
      }
    }
    await flood(500)
    const before = seriesIn(await textOf()).length
    await flood(500)
    const text = await textOf()
    expect(seriesIn(text)).toHaveLength(before)
    const known = new Set<string>(table.map(({ endpoint }) => endpoint.path))
    const routes = [...labelsIn(text, 'route')].filter((route) => !known.has(route ?? ''))
    expect(routes.filter((route) => /[0-9a-f]{8}-/.test(route ?? ''))).toEqual([])
    expect(routes.length).toBeLessThan(20)
    expect(labelsIn(text, 'method')).toEqual(
      new Set([...methods.filter((method) => !/PURGE|X-1/.test(method)), 'other']),
    )
    expect(labelsIn(text, 'status').size).toBeLessThan(35)
  }, 60_000)

  it('have a limit even if routes are named by paths', async () => {
    const { http, text } = createMetrics()
    for (let n = 0; n < 1000; n += 1) {
      http.begin()
      http.end({ method: 'GET', route: `/users/${n}`, status: 200, seconds: 0.01 })
    }
    expect(labelsIn(await text(), 'route').size).toBe(401)
  })

  it('count a refusal by its limit, and name no user', async () => {
    const { email } = ben
    const points = limitTable.loginByClient.points
    for (let n = 0; n <= points; n += 1) {
      await world.request('POST', '/api/auth/v2/login', {
        client: '192.0.2.7',
        body: { email: n === 0 ? email : `${n}@nowhere.example`, password },
      })
    }
    expect(await valueOf('portico_rate_limit_refusals_total{limit="loginByClient"}')).toBe(1)
    const text = await textOf()
    for (const personal of [email, 'ben', '192.0.2', password]) {
      expect(text).not.toContain(personal)
    }
  }, 60_000)

  it('show open streams, also after they have ended', async () => {
    const { token } = await world.signIn(ben)
    const topics = [`building:${tower.uuid}`]
    const streams = [await openStream(world, token, topics), await openStream(world, token, topics)]
    expect(await valueOf('portico_live_streams')).toBe(2)
    expect(await valueOf('portico_live_listening')).toBe(1)
    for (const stream of streams) await stream.close()
    await expect.poll(() => valueOf('portico_live_streams'), patient).toBe(0)
  })

  it('show forms that are being received', async () => {
    const { token } = await world.signIn(ben)
    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        end = () => controller.close()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000' }
    const reply = world.request('POST', supportPath, { token, headers, stream })
    await expect.poll(() => valueOf('portico_uploads_in_flight'), patient).toBe(1)
    expect(await valueOf('portico_uploads_in_flight_bytes')).toBe(1000)
    end()
    expect((await reply).status).toBe(400)
    expect(await valueOf('portico_uploads_in_flight')).toBe(0)
  })

  it("count this server's mails", async () => {
    const letter = { to: ben.email, subject: 'Hello', text: 'Hello' }
    await world.outbox.store(world.database.connection, [letter])
    await world.outbox.count()
    expect(await valueOf('portico_mail_waiting')).toBe(1)
    const sent = (await valueOf('portico_mail_total{outcome="sent"}')) ?? 0
    await world.request('POST', '/api/user-verification/code/reset-password/send', {
      body: { email: ben.email },
    })
    await expect.poll(() => valueOf('portico_mail_total{outcome="sent"}'), patient).toBe(sent + 2)
  })

  it('count renders by outcome, and time those that produced markup', async () => {
    const metrics = createMetrics()
    const outcomes = [
      () => Promise.resolve({ isLate: false }),
      () => Promise.resolve({ isLate: true }),
      () => Promise.reject(new RenderError('busy', 'too many')),
      () => Promise.reject(new Error('any')),
    ]
    const unmeasured: Renderer = {
      shell: () => ({}) as never,
      render: async () => (await outcomes.shift()?.()) as never,
    }
    const renderer = measuredRenderer(unmeasured, metrics.renders)
    for (let n = 0; n < 4; n += 1) await renderer.render({} as never).catch(() => undefined)
    for (const outcome of ['complete', 'late', 'busy', 'failed']) {
      expect(await valueOf(`portico_renders_total{outcome="${outcome}"}`, { metrics })).toBe(1)
    }
    expect(await valueOf('portico_render_duration_seconds_count', { metrics })).toBe(2)
    expect(await valueOf('portico_renders_in_flight', { metrics })).toBe(0)
  })

  it('show when a background worker last succeeded', async () => {
    const metrics = createMetrics()
    const series = 'portico_worker_last_success_timestamp_seconds{worker="prune"}'
    expect(await valueOf(series, { metrics })).toBe(0)
    metrics.workerSucceeded('prune')
    expect(await valueOf(series, { metrics })).toBeGreaterThan(Date.now() / 1000 - 60)
    metrics.workerFailed('prune')
    expect(await valueOf('portico_worker_failures_total{worker="prune"}', { metrics })).toBe(1)
  })

  it.runIf(postgresUrl !== undefined)('show the connections to PostgreSQL', async () => {
    const { connection } = world.database
    const sleeping = () => connection.execute('select pg_sleep(0.3)')
    const all = Promise.all(Array.from({ length: 14 }, sleeping))
    await expect.poll(() => valueOf('portico_database_waiting'), patient).toBe(4)
    expect(await valueOf('portico_database_connections_in_use')).toBe(10)
    await all
    expect(await valueOf('portico_database_waiting')).toBe(0)
    expect(await valueOf('portico_database_connections_idle')).toBe(10)
    expect(await valueOf('portico_database_connections_max')).toBe(10)
  })
})
