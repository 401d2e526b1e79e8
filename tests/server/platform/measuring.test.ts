import { randomUUID } from 'node:crypto'
import { analyticsEvents } from '@server/db/schema'
import { contentPolicy } from '@server/http/contentPolicy'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { noon, openWorld, type World } from '../world'
import { readProblem } from './reading'

const tower = { uuid: randomUUID(), name: 'One Meridian Plaza' }
let ben: Person
const world = withSharedWorld({ metricsToken: 'operator-token' })
beforeAll(async () => {
  await aBuilding(world, tower)
  ben = await aPerson(world, { in: tower })
})
beforeEach(() => world.database.connection.delete(analyticsEvents))

const rows = () => world.database.connection.select().from(analyticsEvents)
const event = (given: object = {}) => ({
  id: randomUUID(),
  at: noon.toISOString(),
  event: 'PAGE_VIEW',
  path: '/login',
  ...given,
})
const send = (events: unknown, token?: string) =>
  world.request('POST', '/api/portico/v1/events', {
    body: { source: 'tenant_web', events },
    ...(token !== undefined && { token }),
  })

describe('a batch of events', () => {
  it('is stored with the user, building and time of each', async () => {
    const { token, userUuid } = await world.signIn(ben)
    const at = new Date(world.clock.now.getTime() - 3_600_000)
    const building_uuid = tower.uuid
    expect(
      (await send([event({ at: at.toISOString(), building_uuid }), event()], token)).status,
    ).toBe(202)
    const saved = await rows()
    expect(saved).toHaveLength(2)
    expect(saved[0]).toMatchObject({
      userUuid,
      buildingUuid: building_uuid,
      at,
      source: 'tenant_web',
    })
  })

  it('that arrives twice counts once, even mixed with others', async () => {
    const [one, two] = [event(), event()]
    await send([one])
    await send([one, two])
    await Promise.all(Array.from({ length: 5 }, () => send([one, two])))
    expect(await rows()).toHaveLength(2)
  })

  it.each([
    ['tomorrow', 24 * 3_600_000],
    ['a month ago', -30 * 24 * 3_600_000],
  ])('with a clock that is %s happened now', async (_, offset) => {
    await send([event({ at: new Date(world.clock.now.getTime() + offset).toISOString() })])
    expect((await rows())[0]?.at).toEqual(world.clock.now)
  })

  it.each<[string, unknown]>([
    ['nothing', []],
    ['more than fifty', Array.from({ length: 51 }, () => event())],
    ['another type', { 0: event() }],
    ['an unknown event', [event({ event: 'PASSWORD_TYPED' })]],
    ['a query in its path', [event({ path: '/x?token=secret' })]],
    ['no id', [event({ id: undefined })]],
    ['an invalid id', [event({ id: "'; drop table users" })]],
    ['no time', [event({ at: 'yesterday' })]],
    ['deep properties', [event({ properties: { a: { b: 1 } } })]],
    [
      'many properties',
      [
        event({
          properties: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`p${i}`, 1])),
        }),
      ],
    ],
  ])('is refused with %s, and nothing of it is stored', async (_, events) => {
    expect(readProblem(await send(events)).code).toBe('invalid_request')
    expect(await rows()).toHaveLength(0)
  })

  it('is limited by its number of events', async () => {
    const fifty = () => Array.from({ length: 50 }, () => event())
    const statuses: number[] = []
    for (let batch = 0; batch < 30; batch += 1) {
      const { status } = await world.request('POST', '/api/portico/v1/events', {
        body: { source: 'tenant_web', events: fifty() },
        client: '192.0.2.77',
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(24).fill(202), ...Array(6).fill(429)])
    expect(await rows()).toHaveLength(1200)
  })

  it('with an invalid token belongs to no user', async () => {
    await send([event()], 'not-a-token')
    expect((await rows())[0]?.userUuid).toBeNull()
  })
})

describe("a week's usage", () => {
  const usage = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return world.respond('GET', '/usage.json', { headers })
  }

  it('is counted by building: users, pages without ids, content, services, speed', async () => {
    const { token } = await world.signIn(ben)
    const building_uuid = tower.uuid
    const path = `/building/${building_uuid}/events/${randomUUID()}`
    const vital = (value: number) =>
      event({ event: 'WEB_VITAL', building_uuid, properties: { name: 'LCP', value } })
    await send([event()])
    await send(
      [
        event({ building_uuid, path }),
        event({ building_uuid, path: path.replace(/.{12}$/, '000000000000') }),
        event({ event: 'HOME_IMPRESSION', building_uuid }),
        event({ event: 'CONTENT_CLICKED', building_uuid, properties: { content_type: 'OFFER' } }),
        event({
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid,
          properties: { utility_name: '<b>Transit</b>' },
        }),
        ...[1000, 2000, 3000, 4000].map(vital),
        event({ event: 'WEB_VITAL', building_uuid, properties: { name: 'LCP', value: 'slow' } }),
      ],
      token,
    )
    await world.database.connection.insert(analyticsEvents).values({
      at: new Date(world.clock.now.getTime() - 8 * 24 * 3_600_000),
      event: 'PAGE_VIEW',
      source: 'tenant_web',
      path: '/of-last-week',
    })
    const { buildings } = (await (await usage()).json()) as {
      buildings: { building: string | null }[]
    }
    expect(buildings.map(({ building }) => building)).toEqual(['One Meridian Plaza', null])
    expect(buildings[0]).toEqual({
      building: 'One Meridian Plaza',
      users: 1,
      pageViews: 2,
      homeImpressions: 1,
      contentClicks: [{ name: 'OFFER', events: 1 }],
      utilityClicks: [{ name: '<b>Transit</b>', events: 1 }],
      pages: [{ name: '/building/…/events/…', events: 2 }],
      vitals: [{ name: 'LCP', p75: 3250, visits: 5 }],
    })
    const page = await (await world.respond('GET', '/usage')).text()
    expect(page).toContain('&lt;b&gt;Transit&lt;/b&gt;')
    expect(page).toContain('3250 ms')
    expect(page).not.toContain('/of-last-week')
  })

  it('is empty without any consent', async () => {
    expect(await (await usage()).json()).toEqual({ buildings: [] })
    expect(await (await world.respond('GET', '/usage')).text()).toContain('Nobody has agreed')
  })

  it('is closed to others outside the demo', async () => {
    const closed = await openWorld({
      demo: false,
      metricsToken: 'operator-token',
      database: world.database,
    })
    for (const path of ['/usage', '/usage.json']) {
      expect((await closed.respond('GET', path)).status).toBe(404)
      const headers = { authorization: 'Bearer operator-token' }
      expect((await closed.respond('GET', path, { headers })).status).toBe(200)
    }
  })
})

it('scripts that measure are allowed from their origins in the deployment', () => {
  const of = (measuring: World['deployment']['browser']['measuring']) =>
    contentPolicy({ ...world.deployment, browser: { ...world.deployment.browser, measuring } }, 'n')
  const rates = { analytics: 100, monitoring: 100, replay: 100 }
  const scripts = ['a.js', 'b.js'].map((name) => ({
    src: `https://stats.test/${name}`,
    kind: 'analytics' as const,
  }))
  const policy = of({ rates, scripts })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://stats.test;")
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/stats\.test;/)
  expect(of({ rates, scripts: [] })).not.toContain('stats.test')
  expect(of(undefined)).not.toContain('stats.test')
})
