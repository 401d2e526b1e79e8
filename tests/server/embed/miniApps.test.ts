import { appSession, createAppSession, miniApps } from '@contract/apps'
import { resources } from '@contract/bookings'
import { buildingUuid } from '@demo/buildings'
import { withApps } from '@demo/mini/deployment'
import { appUuid } from '@demo/miniApps'
import { miniAppRegistrations } from '@server/db/schema'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read, readProblem } from '../platform/reading'
import { type Answer, openWorld, type World } from '../world'

let world: World
let tokens: { ada: string; ben: string; noor: string; kiosk: string }
beforeAll(async () => {
  world = await openWorld()
}, 60_000)
beforeEach(async () => {
  await world.reset()
  world.clock.now = new Date()
  tokens = {
    ada: (await world.signIn('ada@meridian.example')).token,
    ben: (await world.signIn('ben@meridian.example')).token,
    noor: (await world.signIn('noor@harbor.example')).token,
    kiosk: (await world.signIn('kiosk@meridian.example')).token,
  }
})
afterAll(() => world.close())

type Who = keyof typeof tokens
const reserve = appUuid('Reserve Space')
const at = 'https://apps.example'
const codeOf = (answer: Answer) => readProblem(answer).code

const listOf = (who: Who, building: string = buildingUuid.meridian) =>
  world.request('GET', `/api/portico/v1/buildings/${building}/apps`, { token: tokens[who] })

/** The app as it is registered at an origin of its own, in one building. */
const register = (origins: string[], capabilities: string[] = ['getUser', 'bookings']) =>
  world.database.connection
    .update(miniAppRegistrations)
    .set({ origins, capabilities })
    .where(isIn(reserve))
const isIn = (app: string, building: string = buildingUuid.meridian) =>
  and(eq(miniAppRegistrations.appUuid, app), eq(miniAppRegistrations.buildingUuid, building))

const ask = (
  who: Who,
  { app = reserve, ...body }: { app?: string; base_url?: unknown; building_uuid?: unknown } = {},
) =>
  world.request('POST', `/api/tenant/v1/apps/${app}/sessions`, {
    token: tokens[who],
    body: { building_uuid: buildingUuid.meridian, base_url: `${at}/reserve`, ...body },
  })
const sessionOf = async (who: Who) =>
  read(createAppSession.reply, (await ask(who)).body).data.session
const whose = (token: string) => world.request('GET', '/api/portico/v1/apps/session', { token })

describe('the sessions that one app may begin', () => {
  it('end with its own limit, and leave those of other apps to the user', async () => {
    await register([at])
    const statuses: number[] = []
    for (let n = 0; n < 62; n += 1) statuses.push((await ask('ada')).status)
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429])
    // Another app is refused for its origin, not for its number of sessions.
    const other = await ask('ada', { app: appUuid('Visitor Registration') })
    expect(codeOf(other)).toBe('app_not_registered')
    expect((await ask('ben')).status).not.toBe(429)
  })
})

describe('the mini-apps of a building', () => {
  it('are the sixteen that have a name, each with its kind, icon and grants', async () => {
    const { data } = read(miniApps.reply, (await listOf('ada')).body)
    expect(data.map(({ name }) => name)).toEqual([
      'Amenities',
      'Community Forum',
      'Companies',
      'Concierge',
      'Ecobee',
      'Food Truck Map',
      'Lutron',
      'MobileAccess',
      'Reserve Space',
      'Resource Reservation',
      'Safety',
      'Service Requests',
      'Tenant Services',
      'Transit',
      'Visitor Registration',
      'Wallet',
    ])
    expect(new Set(data.map(({ kind }) => kind))).toEqual(
      new Set(['native', 'native_link', 'webview', 'microfrontend']),
    )
    for (const { icon } of data) {
      expect(icon).toMatch(/^\/pictures\/utility-[a-z]+\.svg$/)
    }
    const natives = data.filter(({ kind }) => kind === 'native')
    expect(natives.flatMap(({ origins, capabilities }) => [...origins, ...capabilities])).toEqual(
      [],
    )
    // Nobody gets the tenant's own token.
    expect(data.flatMap(({ capabilities }) => capabilities)).not.toContain('getJWT')
  })

  it('of the demo are at the port by which the caller reached it', async () => {
    const { body } = await world.request(
      'GET',
      `/api/portico/v1/buildings/${buildingUuid.meridian}/apps`,
      { token: tokens.ada, host: 'localhost:4999' },
    )
    const app = read(miniApps.reply, body).data.find(({ uuid }) => uuid === reserve)
    expect(app?.origins).toEqual(['http://apps.localhost:4999'])
    expect(app?.launch).toMatch(/^http:\/\/apps\.localhost:4999\/.+building=meridian$/)
  })

  it('are not told to whoever may not enter it, to a kiosk, or to nobody', async () => {
    expect(codeOf(await listOf('noor'))).toBe('not_found')
    expect(codeOf(await listOf('ada', crypto.randomUUID()))).toBe('not_found')
    expect(codeOf(await listOf('kiosk'))).toBe('permission_denied')
    const path = `/api/portico/v1/buildings/${buildingUuid.meridian}/apps`
    expect((await world.request('GET', path)).status).toBe(401)
  })

  it('say nothing of a capability that this release does not know', async () => {
    await register([at], ['getUser', 'readMail'])
    const { data } = read(miniApps.reply, (await listOf('ada')).body)
    expect(data.find(({ uuid }) => uuid === reserve)?.capabilities).toEqual(['getUser'])
  })
})

describe('a session of an app', () => {
  beforeEach(() => register([at]))

  it('says whose it is, where, and what was granted', async () => {
    const { token, expires_at: end } = await sessionOf('ada')
    const quarter = Math.floor(world.clock.now.getTime() / 1000) + 15 * 60
    expect(new Date(end ?? 0).getTime()).toBe(quarter * 1000)
    const { data } = read(appSession.reply, (await whose(token)).body)
    expect(data).toMatchObject({
      app_uuid: reserve,
      building_uuid: buildingUuid.meridian,
      capabilities: ['getUser', 'bookings'],
      expires_at: end,
    })
    const me = await world.request('GET', '/api/users/current', { token: tokens.ada })
    expect(me.body).toMatchObject({ uuid: data.user_uuid })
  })

  it.each([
    ['another origin', 'https://elsewhere.example/'],
    ['the origin as a prefix', 'https://apps.example.evil.example/'],
    ['the origin as a suffix', 'https://evil-apps.example/'],
    ['a host below it', 'https://deep.apps.example/'],
    ['another port', 'https://apps.example:8443/'],
    ['another scheme', 'http://apps.example/'],
    ['the origin as a user', 'https://apps.example@evil.example/'],
    ['a user at the origin', 'https://root@apps.example/'],
    ['a password at the origin', 'https://:pw@apps.example/'],
    ['a script', 'javascript:alert(1)//https://apps.example'],
    ['a document of its own', 'data:text/html,https://apps.example'],
    ['a page without an origin', 'about:blank'],
    ['an address without an end', `${at}.example/${'x'.repeat(1500)}`],
    ['a blob of the origin', 'blob:https://apps.example/1'],
  ])('is refused at %s', async (_, address) => {
    expect(codeOf(await ask('ada', { base_url: address }))).toBe('app_not_registered')
  })

  it.each(['', 'apps.example', '//apps.example/', 1, null, { a: 1 }])(
    'is refused for what is no address: %j',
    async (address) => {
      expect(codeOf(await ask('ada', { base_url: address }))).toBe('invalid_request')
    },
  )

  it('is refused where the app, or the building, is not the one of the registration', async () => {
    expect(codeOf(await ask('ada', { app: crypto.randomUUID() }))).toBe('app_not_registered')
    expect(codeOf(await ask('ada', { app: appUuid('Transit') }))).toBe('app_not_registered')
    expect(codeOf(await ask('ada', { app: appUuid('Wallet') }))).toBe('app_not_registered')
    const kontorhaus = { building_uuid: buildingUuid.kontorhaus }
    expect(codeOf(await ask('ada', kontorhaus))).toBe('app_not_registered')
    for (const building of [buildingUuid.leaseline, crypto.randomUUID()]) {
      expect(codeOf(await ask('ada', { building_uuid: building }))).toBe('not_found')
    }
    expect(codeOf(await ask('noor'))).toBe('not_found')
    expect(codeOf(await ask('ada', { app: 'reserve' }))).toBe('invalid_request')
  })

  it('is refused to a kiosk, to nobody, and to an app', async () => {
    expect(codeOf(await ask('kiosk'))).toBe('permission_denied')
    const path = `/api/tenant/v1/apps/${reserve}/sessions`
    const body = { building_uuid: buildingUuid.meridian, base_url: at }
    expect((await world.request('POST', path, { body })).status).toBe(401)
    const { token } = await sessionOf('ada')
    expect(codeOf(await world.request('POST', path, { body, token }))).toBe('permission_denied')
  })

  it('opens only what the contract opens to apps', async () => {
    const { token } = await sessionOf('ada')
    for (const [method, path] of [
      ['GET', '/api/users/current'],
      ['PUT', '/api/users/current'],
      ['GET', `/api/portico/v1/buildings/${buildingUuid.meridian}/apps`],
      ['GET', '/api/tenant/v1/users/current/transactions'],
      ['GET', `/api/portico/v1/buildings/${buildingUuid.meridian}/booking-approvals`],
    ] as const) {
      const answer = await world.request(method, path, {
        token,
        ...(method !== 'GET' && { body: {} }),
      })
      expect(codeOf(answer), path).toBe('permission_denied')
    }
  })

  it('signs nobody out, and is renewed by nobody', async () => {
    const { token } = await sessionOf('ada')
    await world.request('POST', '/api/auth/logout', { token, body: {} })
    await world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: token } })
    expect((await world.request('GET', '/api/users/current', { token: tokens.ada })).status).toBe(
      200,
    )
  })

  it('tells a user nothing', async () => {
    expect(codeOf(await whose(tokens.ada))).toBe('permission_denied')
    expect(codeOf(await whose('nonsense'))).toBe('unauthenticated')
  })

  it('is over after a quarter of an hour', async () => {
    const { token } = await sessionOf('ada')
    world.clock.now = new Date(world.clock.now.getTime() + 14 * 60_000)
    expect((await whose(token)).status).toBe(200)
    world.clock.now = new Date(world.clock.now.getTime() + 2 * 60_000)
    expect(codeOf(await whose(token))).toBe('token_expired')
  })

  it('ends with the session that it was made in', async () => {
    const { token } = await sessionOf('ada')
    await world.request('POST', '/api/auth/logout', { token: tokens.ada, body: {} })
    expect(codeOf(await whose(token))).toBe('unauthenticated')
  })

  it('ends where the app was taken out of the building', async () => {
    const { token } = await sessionOf('ada')
    await world.database.connection.delete(miniAppRegistrations).where(isIn(reserve))
    expect(codeOf(await whose(token))).toBe('app_not_registered')
  })

  it('does not pass with a payload of somebody else', async () => {
    const [mine, theirs] = [(await sessionOf('ada')).token, (await sessionOf('ben')).token]
    const forged = mine
      .split('.')
      .with(1, theirs.split('.')[1] ?? '')
      .join('.')
    expect(codeOf(await whose(forged))).toBe('unauthenticated')
  })
})

describe('bookings by an app', () => {
  beforeEach(() => register([at]))
  const roomsOf = (token: string, building: string) =>
    world.request('GET', `/api/portico/v1/buildings/${building}/resources`, { token })
  const roomOf = async (building: string) => {
    const { data } = read(resources.reply, (await roomsOf(tokens.ada, building)).body)
    return data[0]?.uuid ?? ''
  }
  const today = () => world.clock.now.toISOString().slice(0, 10)
  const dayOf = (token: string, room: string) =>
    world.request('GET', `/api/portico/v1/resources/${room}/availability?date=${today()}`, {
      token,
    })

  it('are made in its own building alone', async () => {
    const { token } = await sessionOf('ada')
    expect((await roomsOf(token, buildingUuid.meridian)).status).toBe(200)
    expect(codeOf(await roomsOf(token, buildingUuid.kontorhaus))).toBe('not_found')
    expect((await dayOf(token, await roomOf(buildingUuid.meridian))).status).toBe(200)
    const elsewhere = await roomOf(buildingUuid.kontorhaus)
    expect((await dayOf(tokens.ada, elsewhere)).status).toBe(200)
    expect(codeOf(await dayOf(token, elsewhere))).toBe('not_found')
    const booked = await world.request('POST', `/api/portico/v1/resources/${elsewhere}/bookings`, {
      token,
      body: { start_at: world.clock.now.toISOString(), slots: 1 },
    })
    expect(codeOf(booked)).toBe('not_found')
  })

  it('need the grant, at the moment of the call', async () => {
    const { token } = await sessionOf('ada')
    await register([at], ['getUser'])
    expect(codeOf(await roomsOf(token, buildingUuid.meridian))).toBe('permission_denied')
  })
})

describe.each([
  ['/demo/mini/reserve', 'Reserve Space'],
  ['/demo/mini/visitors', 'Visitor Registration'],
])("the demo's own app at %s", (path, name) => {
  const page = () => world.request('GET', path, { host: 'apps.localhost:4999' })

  /** Of every brand, at the port by which the app was asked for. */
  const hosts = ['closed.localhost', 'harbor.localhost', 'lease.localhost', 'localhost'].map(
    (each) => `http://${each}:4999`,
  )

  it('may be framed by the brands at the port of the demo, and by nobody else', async () => {
    const { headers, status } = await page()
    expect([status, headers.get('x-frame-options')]).toEqual([200, null])
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const policy = headers.get('content-security-policy') ?? ''
    const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? []
    expect(ancestors.split(' ').toSorted()).toEqual(hosts)
    expect(policy).not.toMatch(/\*|unsafe/)
  })

  it('leaves every other page as closed as it was', async () => {
    const { headers } = await world.request('GET', '/demo/transit')
    expect([headers.get('x-frame-options'), headers.get('cross-origin-resource-policy')]).toEqual([
      'SAMEORIGIN',
      'same-origin',
    ])
  })

  it('names the hosts and the uuid that it is registered with, and nothing of the caller', async () => {
    const { body } = await page()
    expect(body).toContain(`data-app-uuid="${appUuid(name)}"`)
    const [, named = ''] = /data-hosts="([^"]+)"/.exec(String(body)) ?? []
    expect(named.split(' ').toSorted()).toEqual(hosts)
    const odd = await world.request('GET', path, {
      host: 'apps.localhost:4999',
      headers: { origin: 'https://evil.example', referer: 'https://evil.example/"><script>' },
    })
    expect(String(odd.body)).not.toContain('evil')
  })

  it('is let in by the deployment of the demo, at its port', () => {
    const { browser, server } = withApps(world.deployment, { PORT: 4999 })
    expect(browser.frameOrigins).toContain('http://apps.localhost:4999')
    expect(server.corsOrigins).toContain('http://apps.localhost:4999')
  })
})
