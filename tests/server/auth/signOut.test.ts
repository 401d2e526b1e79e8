import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson, type Person, password } from '../builders/people'
import { withWorld } from '../withWorld'
import { openWorld, type World } from '../world'

const world = withWorld()
let guarded: World
let tower: Building
let ada: Person
beforeAll(async () => {
  guarded = await openWorld({ database: world.database, kioskExitPin: '4711' })
})
beforeEach(async () => {
  tower = await aBuilding(world)
  ada = await aPerson(world, { in: tower, permissions: ['can-start-kiosk'] })
})
afterAll(() => guarded.close())

const fingerprintOf = (token: string) => createHash('sha256').update(token).digest('hex')
const me = (token: string) => world.request('GET', '/api/users/current', { token })
const signOut = (body: unknown, headers: Record<string, string> = {}, of = world) =>
  of.request('POST', '/api/portico/v1/sign-out', { body, headers })
const forgets = (headers: Headers) =>
  headers.getSetCookie().some((cookie) => /^documents=;.*Max-Age=0/.test(cookie))

describe('a sign-out that is repeated without a token', () => {
  it("ends a fingerprint's session, and clears the browser's cookie", async () => {
    const { token, refresh } = await world.login(ada)
    const { status, headers } = await signOut({ fingerprints: [fingerprintOf(refresh)] })
    expect(status).toBe(200)
    expect(forgets(headers)).toBe(true)
    expect((await me(token)).status).toBe(401)
    const body = { refresh_token: refresh }
    expect((await world.request('POST', '/api/auth/v2/refresh', { body })).status).toBe(401)
  })

  it('also finds a session by a refresh token that was renewed since', async () => {
    const { refresh } = await world.login(ada)
    const renewed = await world.request('POST', '/api/auth/v2/refresh', {
      body: { refresh_token: refresh },
    })
    await signOut({ fingerprints: [fingerprintOf(refresh)] })
    expect((await me((renewed.body as { token: string }).token)).status).toBe(401)
  })

  it("clears the browser's cookie if there is nothing to end, and is repeatable", async () => {
    const { refresh, token } = await world.login(ada)
    const other = await world.login(ada)
    const fingerprints = [fingerprintOf(refresh), '0'.repeat(64)]
    for (const given of [fingerprints, fingerprints, []]) {
      const { status, headers } = await signOut({ fingerprints: given })
      expect(status).toBe(200)
      expect(forgets(headers)).toBe(true)
    }
    expect((await me(token)).status).toBe(401)
    expect((await me(other.token)).status).toBe(200)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'https://localhost.evil.test' }],
  ])('is refused to pages of other sites: %j', async (headers) => {
    const { token, refresh } = await world.login(ada)
    const reply = await signOut({ fingerprints: [fingerprintOf(refresh)] }, headers)
    expect(reply.status).toBe(403)
    expect(forgets(reply.headers)).toBe(false)
    expect((await me(token)).status).toBe(200)
  })

  it.each([
    [{}],
    [{ fingerprints: 'all' }],
    [{ fingerprints: ['0'.repeat(63)] }],
    [{ fingerprints: ['G'.repeat(64)] }],
    [{ fingerprints: [`${'0'.repeat(64)}\n`] }],
    [{ fingerprints: Array.from({ length: 21 }, () => '0'.repeat(64)) }],
    [{ fingerprints: [{ toString: 'x' }] }],
  ])('accepts fingerprints only: %j', async (body) => {
    expect((await signOut(body)).status).toBe(400)
  })

  it('does not end a session by the refresh token or another form of its hash', async () => {
    const { token, refresh } = await world.login(ada)
    await signOut({ fingerprints: [fingerprintOf(fingerprintOf(refresh))] })
    expect((await me(token)).status).toBe(200)
  })
})

describe('a kiosk that needs a PIN to end', () => {
  const started = async () => {
    const { token } = await world.login(ada)
    const { body } = await world.request('POST', '/api/portico/v1/kiosk/start', {
      token,
      body: { building_uuid: tower.uuid },
    })
    const { token: kiosk, refresh_token: refresh } = body as {
      token: string
      refresh_token: { token: string }
    }
    return { kiosk, refresh: refresh.token }
  }

  it('continues after a sign-out by token or by fingerprint', async () => {
    const { kiosk, refresh } = await started()
    const replies = [
      await guarded.request('POST', '/api/auth/logout', { token: kiosk, body: {} }),
      await guarded.request('POST', '/api/auth/logout', { body: { refresh_token: refresh } }),
      await signOut({ fingerprints: [fingerprintOf(refresh)] }, {}, guarded),
    ]
    for (const { headers } of replies) expect(forgets(headers)).toBe(false)
    expect((await me(kiosk)).status).toBe(200)
  })

  it('ends with a sign-out if the deployment has no PIN', async () => {
    const { kiosk } = await started()
    await world.request('POST', '/api/auth/logout', { token: kiosk, body: {} })
    expect((await me(kiosk)).status).toBe(401)
  })
})

it("can sign in after a browser's cookie was cleared", async () => {
  await signOut({ fingerprints: [] })
  const { status } = await world.request('POST', '/api/auth/v2/login', {
    body: { email: ada.email, password },
  })
  expect(status).toBe(200)
})
