import { appSession, createAppSession, miniApps } from '@contract/apps'
import { miniAppRegistrations } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aResource } from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { aMiniApp } from '../builders/miniApps'
import { aKiosk, aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withWorld } from '../withWorld'
import type { Answer } from '../world'

const world = withWorld()
let tower: Building
/** Open to Ada, too; the app is not registered there. */
let annex: Building
let elsewhere: Building
/** Reserve Space, at its own origin. */
let reserve: string
let tokens: { ada: string; ben: string; outsider: string; kiosk: string }
beforeEach(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  elsewhere = await aBuilding(world)
  const registration = { origins: [at], capabilities: ['getUser', 'bookings'] }
  reserve = (await aMiniApp(world, { in: tower, name: 'Reserve Space', registration })).uuid
  tokens = {
    ada: (await world.signIn(await aPerson(world, { in: [tower, annex] }))).token,
    ben: (await world.signIn(await aPerson(world, { in: tower }))).token,
    outsider: (await world.signIn(await aPerson(world, { in: elsewhere }))).token,
    kiosk: (await world.signIn(await aKiosk(world, { in: tower }))).token,
  }
})

type Who = keyof typeof tokens
const at = 'https://apps.example'
const codeOf = (answer: Answer) => readProblem(answer).code

const listOf = (who: Who, { uuid }: { uuid: string } = tower) =>
  world.request('GET', `/api/portico/v1/buildings/${uuid}/apps`, { token: tokens[who] })

/** Replaces the app's grants. */
const grant = (...capabilities: string[]) =>
  world.database.connection.update(miniAppRegistrations).set({ capabilities }).where(ofReserve())
const ofReserve = () => eq(miniAppRegistrations.appUuid, reserve)

const sendRequest = (
  who: Who,
  { app = reserve, ...body }: { app?: string; base_url?: unknown; building_uuid?: unknown } = {},
) =>
  world.request('POST', `/api/tenant/v1/apps/${app}/sessions`, {
    token: tokens[who],
    body: { building_uuid: tower.uuid, base_url: `${at}/reserve`, ...body },
  })
const sessionOf = async (who: Who) =>
  read(createAppSession.reply, (await sendRequest(who)).body).data.session
const owner = (token: string) => world.request('GET', '/api/portico/v1/apps/session', { token })

describe("the number of an app's sessions", () => {
  it('has its own limit, independent of other apps', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 62; n += 1) statuses.push((await sendRequest('ada')).status)
    expect(statuses.filter((status) => status === 200 || status === 201)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429])
    // Another app is refused for its origin, not for its number of sessions.
    const other = await sendRequest('ada', { app: (await aMiniApp(world, { in: tower })).uuid })
    expect(codeOf(other)).toBe('app_not_registered')
    expect((await sendRequest('ben')).status).not.toBe(429)
  })
})

describe('the mini-apps of a building', () => {
  it('are listed by name, each with its kind, icon and grants', async () => {
    const wallet = { name: 'Wallet', kind: 'native', icon: '/pictures/wallet.svg' } as const
    await aMiniApp(world, { in: tower, ...wallet })
    await aMiniApp(world, {
      in: tower,
      name: 'Community Forum',
      kind: 'microfrontend',
      registration: { launch: `${at}/forum`, origins: [at], capabilities: ['getUser'] },
    })
    await aMiniApp(world, { in: annex })
    const { data } = read(miniApps.reply, (await listOf('ada')).body)
    expect(data).toMatchObject([
      {
        name: 'Community Forum',
        kind: 'microfrontend',
        icon: null,
        launch: `${at}/forum`,
        origins: [at],
        capabilities: ['getUser'],
      },
      { name: 'Reserve Space' },
      { ...wallet, launch: null, origins: [], capabilities: [] },
    ])
  })

  it("on this server are at the port of the caller's request", async () => {
    const { uuid } = await aMiniApp(world, {
      in: tower,
      registration: {
        launch: '//apps.localhost/map?building=tower',
        origins: ['//apps.localhost'],
      },
    })
    const { body } = await world.request('GET', `/api/portico/v1/buildings/${tower.uuid}/apps`, {
      token: tokens.ada,
      host: 'localhost:4999',
    })
    const app = read(miniApps.reply, body).data.find((each) => each.uuid === uuid)
    expect(app?.origins).toEqual(['http://apps.localhost:4999'])
    expect(app?.launch).toBe('http://apps.localhost:4999/map?building=tower')
  })

  it('are hidden from outsiders, from a kiosk, and without a session', async () => {
    expect(codeOf(await listOf('outsider'))).toBe('not_found')
    expect(codeOf(await listOf('ada', { uuid: crypto.randomUUID() }))).toBe('not_found')
    expect(codeOf(await listOf('kiosk'))).toBe('permission_denied')
    const path = `/api/portico/v1/buildings/${tower.uuid}/apps`
    expect((await world.request('GET', path)).status).toBe(401)
  })

  it('omit capabilities unknown to this release', async () => {
    await grant('getUser', 'readMail')
    const { data } = read(miniApps.reply, (await listOf('ada')).body)
    expect(data.find(({ uuid }) => uuid === reserve)?.capabilities).toEqual(['getUser'])
  })
})

describe("an app's session", () => {
  it('contains its user, building and grants', async () => {
    const { token, expires_at: end } = await sessionOf('ada')
    const quarter = Math.floor(world.clock.now.getTime() / 1000) + 15 * 60
    expect(new Date(end ?? 0).getTime()).toBe(quarter * 1000)
    const { data } = read(appSession.reply, (await owner(token)).body)
    expect(data).toMatchObject({
      app_uuid: reserve,
      building_uuid: tower.uuid,
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
    ['a data URL', 'data:text/html,https://apps.example'],
    ['a page without an origin', 'about:blank'],
    ['an endless address', `${at}.example/${'x'.repeat(1500)}`],
    ['a blob of the origin', 'blob:https://apps.example/1'],
  ])('is refused at %s', async (_, address) => {
    expect(codeOf(await sendRequest('ada', { base_url: address }))).toBe('app_not_registered')
  })

  it.each(['', 'apps.example', '//apps.example/', 1, null, { a: 1 }])(
    'is refused for an invalid address: %j',
    async (address) => {
      expect(codeOf(await sendRequest('ada', { base_url: address }))).toBe('invalid_request')
    },
  )

  it('is refused unless app and building match the registration', async () => {
    expect(codeOf(await sendRequest('ada', { app: crypto.randomUUID() }))).toBe(
      'app_not_registered',
    )
    // Neither an app of another origin, nor one without an origin.
    for (const origins of [['https://transit.example'], []]) {
      const { uuid } = await aMiniApp(world, { in: tower, registration: { origins } })
      expect(codeOf(await sendRequest('ada', { app: uuid }))).toBe('app_not_registered')
    }
    const there = { building_uuid: annex.uuid }
    expect(codeOf(await sendRequest('ada', there))).toBe('app_not_registered')
    for (const building of [elsewhere.uuid, crypto.randomUUID()]) {
      expect(codeOf(await sendRequest('ada', { building_uuid: building }))).toBe('not_found')
    }
    expect(codeOf(await sendRequest('outsider'))).toBe('not_found')
    expect(codeOf(await sendRequest('ada', { app: 'reserve' }))).toBe('invalid_request')
  })

  it('is refused to a kiosk, without a session, and to an app', async () => {
    expect(codeOf(await sendRequest('kiosk'))).toBe('permission_denied')
    const path = `/api/tenant/v1/apps/${reserve}/sessions`
    const body = { building_uuid: tower.uuid, base_url: at }
    expect((await world.request('POST', path, { body })).status).toBe(401)
    const { token } = await sessionOf('ada')
    expect(codeOf(await world.request('POST', path, { body, token }))).toBe('permission_denied')
  })

  it('opens only what the contract opens to apps', async () => {
    const { token } = await sessionOf('ada')
    for (const [method, path] of [
      ['GET', '/api/users/current'],
      ['PUT', '/api/users/current'],
      ['GET', `/api/portico/v1/buildings/${tower.uuid}/apps`],
      ['GET', '/api/tenant/v1/users/current/transactions'],
      ['GET', `/api/portico/v1/buildings/${tower.uuid}/booking-approvals`],
    ] as const) {
      const answer = await world.request(method, path, {
        token,
        ...(method !== 'GET' && { body: {} }),
      })
      expect(codeOf(answer), path).toBe('permission_denied')
    }
  })

  it('cannot sign out, and cannot be renewed', async () => {
    const { token } = await sessionOf('ada')
    await world.request('POST', '/api/auth/logout', { token, body: {} })
    await world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: token } })
    expect((await world.request('GET', '/api/users/current', { token: tokens.ada })).status).toBe(
      200,
    )
  })

  it("is not readable with a user's token", async () => {
    expect(codeOf(await owner(tokens.ada))).toBe('permission_denied')
    expect(codeOf(await owner('nonsense'))).toBe('unauthenticated')
  })

  it('expires after a quarter of an hour', async () => {
    const { token } = await sessionOf('ada')
    world.clock.now = new Date(world.clock.now.getTime() + 14 * 60_000)
    expect((await owner(token)).status).toBe(200)
    world.clock.now = new Date(world.clock.now.getTime() + 2 * 60_000)
    expect(codeOf(await owner(token))).toBe('token_expired')
  })

  it('ends with the session that created it', async () => {
    const { token } = await sessionOf('ada')
    await world.request('POST', '/api/auth/logout', { token: tokens.ada, body: {} })
    expect(codeOf(await owner(token))).toBe('unauthenticated')
  })

  it('ends when the app is removed from the building', async () => {
    const { token } = await sessionOf('ada')
    await world.database.connection.delete(miniAppRegistrations).where(ofReserve())
    expect(codeOf(await owner(token))).toBe('app_not_registered')
  })

  it("is refused with another session's payload", async () => {
    const [mine, theirs] = [(await sessionOf('ada')).token, (await sessionOf('ben')).token]
    const forged = mine
      .split('.')
      .with(1, theirs.split('.')[1] ?? '')
      .join('.')
    expect(codeOf(await owner(forged))).toBe('unauthenticated')
  })
})

describe('bookings by an app', () => {
  const roomsOf = (token: string, { uuid }: Building) =>
    world.request('GET', `/api/portico/v1/buildings/${uuid}/resources`, { token })
  const today = () => world.clock.now.toISOString().slice(0, 10)
  const dayOf = (token: string, { uuid }: { uuid: string }) =>
    world.request('GET', `/api/portico/v1/resources/${uuid}/availability?date=${today()}`, {
      token,
    })

  it('are made in its own building only', async () => {
    const [here, there] = [
      await aResource(world, { in: tower }),
      await aResource(world, { in: annex }),
    ]
    const { token } = await sessionOf('ada')
    expect((await roomsOf(token, tower)).status).toBe(200)
    expect(codeOf(await roomsOf(token, annex))).toBe('not_found')
    expect((await dayOf(token, here)).status).toBe(200)
    expect((await dayOf(tokens.ada, there)).status).toBe(200)
    expect(codeOf(await dayOf(token, there))).toBe('not_found')
    const booked = await world.request('POST', `/api/portico/v1/resources/${there.uuid}/bookings`, {
      token,
      body: { start_at: world.clock.now.toISOString(), slots: 1 },
    })
    expect(codeOf(booked)).toBe('not_found')
  })

  it('need the grant, at the time of the call', async () => {
    const { token } = await sessionOf('ada')
    await grant('getUser')
    expect(codeOf(await roomsOf(token, tower))).toBe('permission_denied')
  })
})
