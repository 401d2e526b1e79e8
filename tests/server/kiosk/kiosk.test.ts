import { table } from '@contract/table'
import { sessionFamilies, userBuildings, users } from '@server/db/schema'
import { readEnvironment } from '@server/environment'
import { bootOf } from '@server/http/boot'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aKiosk, aPerson, type Person } from '../builders/people'
import { read, readProblem, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'
import { type Answer, openWorld, type World } from '../world'

const world = withWorld()
let guarded: World
let tower: Building
/** It has no kiosk yet. */
let annex: Building
let ada: Person
let ben: Person
let lobby: Person
beforeAll(async () => {
  guarded = await openWorld({ database: world.database, kioskExitPin: '4711' })
})
beforeEach(async () => {
  guarded.clock.now = world.clock.now
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  const permissions = ['can-start-kiosk']
  ada = await aPerson(world, {
    in: [tower, annex],
    firstName: 'Ada',
    lastName: 'Winthrop',
    permissions,
  })
  ben = await aPerson(world, { in: tower })
  lobby = await aKiosk(world, { in: tower })
})

const codeOf = (answer: Answer) => readProblem(answer).code
const start = (token: string, { uuid } = tower) =>
  world.request('POST', '/api/portico/v1/kiosk/start', { token, body: { building_uuid: uuid } })
const leave = (token: string, pin?: string, of = guarded) =>
  of.request('POST', '/api/portico/v1/kiosk/leave', { token, body: { pin } })
const me = (token: string) => world.request('GET', '/api/users/current', { token })
const later = (seconds: number) => {
  guarded.clock.now = new Date(guarded.clock.now.getTime() + seconds * 1000)
  world.clock.now = guarded.clock.now
}
/** The tokens of a kiosk that Ada started. */
const startedBy = async (building?: Building) =>
  read(tokens, (await start((await world.signIn(ada)).token, building)).body)

describe('starting a kiosk', () => {
  it('needs its permission in that building', async () => {
    const { token } = await world.signIn(ben)
    expect(codeOf(await start(token))).toBe('permission_denied')
    expect((await me(token)).status).toBe(200)
    expect((await start((await world.signIn(ada)).token)).status).toBe(200)
  })

  it('converts one device with one token', async () => {
    const { token } = await world.signIn(ada)
    const replies = await Promise.all(Array.from({ length: 6 }, () => start(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it("hands the device over: the tenant's session there ends, and no other", async () => {
    const elsewhere = await world.signIn(ada)
    const tenant = await world.signIn(ada)
    const answer = await start(tenant.token)
    expect(answer.status).toBe(200)
    expect((await me(tenant.token)).status).toBe(401)
    const refreshed = await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: tenant.refresh },
    })
    expect(refreshed.status).toBe(401)
    expect((await me(elsewhere.token)).status).toBe(200)
    const families = await world.database.connection.select().from(sessionFamilies)
    expect(families.map(({ kind, endedBecause }) => [kind, endedBecause])).toEqual(
      expect.arrayContaining([
        ['user', null],
        ['user', 'kiosk'],
        ['kiosk', null],
      ]),
    )
  })

  it("returns the building's account, and nothing about the tenant", async () => {
    const { token, userUuid } = await world.signIn(ada)
    const { body } = await start(token)
    expect(body).toMatchObject({ user: { email: lobby.email, roles: [{ name: 'kiosk' }] } })
    expect(JSON.stringify(body)).not.toMatch(/\bada\b|winthrop/i)
    expect(JSON.stringify(body)).not.toContain(userUuid)
  })

  it('creates a missing account for the building, once, without a password', async () => {
    const first = await startedBy(annex)
    const second = await startedBy(annex)
    const [one, two] = [(await me(first.token)).body, (await me(second.token)).body]
    expect(one).toEqual(two)
    expect(one).toMatchObject({
      email: expect.stringMatching(/@[a-z.]*\.invalid$/),
      roles: [{ name: 'kiosk' }],
      admin: false,
      default_building_uuid: annex.uuid,
    })
    const { email } = read(v.object({ email: v.string() }), one)
    const [row] = await world.database.connection.select().from(users).where(eq(users.email, email))
    expect(row?.passwordHash).toBeNull()
    await world.request('POST', '/api/user-verification/code/reset-password/send', {
      body: { email },
    })
    expect(await world.mails(email)).toEqual([])
  })

  it('is refused for a building that is closed to the tenant, who stays signed in', async () => {
    const { token } = await world.signIn(ada)
    expect((await start(token, await aBuilding(world))).status).toBe(404)
    expect((await me(token)).status).toBe(200)
  })

  it.each([
    ['was deactivated', () => world.database.connection.update(users).set({ deactivated: true })],
    [
      'is no longer a kiosk',
      () => world.database.connection.update(users).set({ roles: ['tenant'] }),
    ],
  ])('does not use an account that %s', async (_, change) => {
    await change().where(eq(users.id, lobby.id))
    const { token } = await startedBy()
    expect((await me(token)).body).toMatchObject({ email: expect.not.stringMatching(lobby.email) })
  })

  it('does not use an account whose membership was revoked', async () => {
    await world.database.connection
      .update(userBuildings)
      .set({ revokedAt: world.clock.now })
      .where(and(eq(userBuildings.userId, lobby.id), eq(userBuildings.buildingUuid, tower.uuid)))
    const { token } = await startedBy()
    expect((await me(token)).body).toMatchObject({ email: expect.not.stringMatching(lobby.email) })
  })
})

/** What a device in a lobby needs: reading content, and its own session. An independent list. */
const allowed = [
  'GET /tenant/v1/buildings/:buildingId',
  'GET /tenant/v1/buildings/:buildingId/utility-buttons',
  'GET /tenant/v1/buildings/:buildingId/categories/contents-spotlight',
  'GET /tenant/v1/buildings/:buildingId/categories/contents',
  'GET /tenant/v1/buildings/:buildingId/contents-promoted',
  'GET /tenant/v2/buildings/:buildingId/promoted-content',
  'GET /tenant/v2/buildings/:buildingId/content/:contentUuid',
  'GET /tenant/v1/buildings/:buildingId/categories',
  'GET /tenant/v2/buildings/:buildingId/categories/:categoryUuid/content',
  'GET /tenant/v2/buildings/:buildingId/sanitized-tags',
  'GET /tenant/v1/posts/:postUuid',
  'GET /tenant/v1/event-posts/:eventPostUuid',
  'GET /tenant/v1/offers/:offerUuid',
  'GET /tenant/v1/buildings/:buildingId/amenitiesByCategory',
  'GET /tenant/v1/buildings/:buildingId/companies',
  'GET /tenant/v1/companies/:companyUuid',
  'GET /portico/v1/prefetch',
  'GET /portico/v1/live',
  'GET /portico/v1/buildings/:buildingId/contact',
  'GET /portico/v1/buildings/:buildingId/search',
  'GET /portico/v1/buildings/:buildingId/dated-contents',
  'GET /users/current',
  'GET /users/current/buildings',
  'GET /tenant/v1/users/current/buildings',
  'GET /user-permissions/v1',
  'POST /portico/v1/kiosk/leave',
]
const ofUsers = table
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'user')
  .map(({ method, path }) => [method, path] as const)

describe("a kiosk's session", () => {
  it.each([
    ['a tenant has started', startedBy],
    ['has signed in with its own account', () => world.signIn(lobby)],
  ])('that %s reads content', async (_, begin) => {
    const { token } = await begin()
    const reading = (path: string) => world.request('GET', `/api${path}`, { token })
    const building = `/tenant/v1/buildings/${tower.uuid}`
    for (const path of ['/users/current', building, `${building}/companies`]) {
      expect((await reading(path)).status, path).toBe(200)
    }
  })

  it.each(ofUsers)('may call only what a kiosk needs: %s %s', async (method, path) => {
    const { token } = await startedBy()
    const answer = await world.request(
      method,
      `/api${path.replaceAll(/:\w+/g, crypto.randomUUID())}`,
      { token, ...(method !== 'GET' && { body: {} }) },
    )
    // An endpoint without an implementation does nothing for any caller.
    if (answer.status === 501) return
    const isRefused = answer.status === 403 && codeOf(answer) === 'permission_denied'
    expect(isRefused).toBe(!allowed.includes(`${method} ${path}`))
  })

  it('can be renewed and ended like any other', async () => {
    const first = await startedBy()
    const answer = await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: first.refresh_token.token },
    })
    const next = read(tokens, answer.body)
    const rename = await world.request('PUT', '/api/users/current', {
      token: next.token,
      body: { first_name: 'Mine' },
    })
    expect(codeOf(rename)).toBe('permission_denied')
    await world.request('POST', '/api/auth/logout', { body: {}, token: next.token })
    expect((await me(next.token)).status).toBe(401)
  })

  it('has no further permissions in sessions from before the account was a kiosk', async () => {
    const { token } = await world.signIn(ben)
    await world.database.connection
      .update(users)
      .set({ roles: ['kiosk'] })
      .where(eq(users.id, ben.id))
    later(6)
    const rename = await world.request('PUT', '/api/users/current', {
      token,
      body: { first_name: 'Mine' },
    })
    expect(codeOf(rename)).toBe('permission_denied')
  })
})

describe('leaving a kiosk', () => {
  it('ends its session immediately without a PIN', async () => {
    const { token } = await startedBy()
    expect((await leave(token, undefined, world)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it('requires the PIN if there is one', async () => {
    const { token } = await startedBy()
    for (const pin of [undefined, '', '0000', '47110']) {
      const refused = await leave(token, pin)
      expect(refused.status).toBe(403)
      expect(codeOf(refused)).toBe('kiosk_pin_wrong')
    }
    expect((await me(token)).status).toBe(200)
    expect((await leave(token, '4711')).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it('is for kiosks only', async () => {
    const { token } = await world.signIn(ada)
    expect(codeOf(await leave(token, '4711'))).toBe('permission_denied')
    expect((await me(token)).status).toBe(200)
  })

  it('locks after ten wrong PINs, and states for how long', async () => {
    const { token } = await startedBy()
    for (let n = 0; n < 10; n += 1)
      expect(codeOf(await leave(token, '0000'))).toBe('kiosk_pin_wrong')
    const locked = await leave(token, '4711')
    expect(locked.status).toBe(429)
    expect(locked.body).toMatchObject({ code: 'too_many_requests', retry_after: 30 })
    later(31)
    expect((await leave(token, '4711')).status).toBe(200)
  })

  it('counts guesses across all its sessions, and locks for 15 minutes at most', async () => {
    // Another session for each guess, as a tenant could start them.
    for (let n = 0; n < 10; n += 1)
      expect(codeOf(await leave((await startedBy()).token, '0000'))).toBe('kiosk_pin_wrong')
    const { token } = await startedBy()
    expect((await leave(token, '4711')).status).toBe(429)
    for (let n = 0; n < 12; n += 1) {
      later(900)
      expect(codeOf(await leave((await startedBy()).token, '0000'))).toBe('kiosk_pin_wrong')
    }
    const last = await startedBy()
    expect((await leave(last.token, '4711')).body).toMatchObject({ retry_after: 900 })
    later(899)
    expect((await leave((await startedBy()).token, '4711')).status).toBe(429)
    later(1)
    expect((await leave((await startedBy()).token, '4711')).status).toBe(200)
  })

  it('extends the lock with every further guess', async () => {
    const waits: unknown[] = []
    const { token } = await startedBy()
    for (let n = 0; n < 10; n += 1) await leave(token, '0000')
    for (const seconds of [30, 60, 120]) {
      const { body } = await leave(token, '4711')
      waits.push((body as { retry_after: number }).retry_after)
      later(seconds + 1)
      await leave(token, '0000')
    }
    expect(waits).toEqual([30, 60, 120])
  })
})

describe('the PIN of a deployment', () => {
  it('comes from the environment and has four to eight digits', () => {
    expect(readEnvironment({ KIOSK_EXIT_PIN: '4711' }).KIOSK_EXIT_PIN).toBe('4711')
    for (const pin of ['', '123', '123456789', 'abcd']) {
      expect(() => readEnvironment({ KIOSK_EXIT_PIN: pin })).toThrow('KIOSK_EXIT_PIN')
    }
  })

  it('stays on the server: a page states only whether there is one', async () => {
    const { boot: without } = await bootOf(world, 'localhost')
    const { boot: withPin } = await bootOf(guarded, 'localhost')
    expect(without.kiosk).toEqual({ hasExitPin: false })
    expect(withPin.kiosk).toEqual({ hasExitPin: true })
    expect(JSON.stringify(withPin)).not.toMatch(/\b4711\b/)
  })
})
