import { guesses, rateLimits } from '@server/db/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPerson } from '../builders/people'
import { readProblem } from '../platform/reading'
import { cookiesOf, signInCalls } from '../signInCalls'
import { withWorld } from '../withWorld'
import { openWorld } from '../world'

const world = withWorld()
const calls = signInCalls(world)
beforeEach(async () => {
  for (const email of [ada, ben]) await aPerson(world, { email })
})

const [ada, ben] = ['ada@tenants.example', 'ben@tenants.example']

describe('a known device', () => {
  it('signs in while outsiders keep the address locked', async () => {
    const device = cookiesOf(await calls.right(ada))
    await calls.lockForADay(ada)
    const elsewhere = await calls.right(ada)
    expect(elsewhere.status).toBe(401)
    expect(readProblem(elsewhere).code).toBe('credentials_not_match')
    expect((await calls.right(ada, device)).status).toBe(200)
    // Its own sign-in opens nothing for them.
    expect((await calls.right(ada)).status).toBe(401)
  })

  it('is locked by its own failures only', async () => {
    const device = cookiesOf(await calls.right(ada))
    for (let n = 0; n < 10; n += 1) await calls.wrong(ada, device)
    expect((await calls.right(ada, device)).status).toBe(401)
    expect((await calls.right(ada)).status).toBe(200)
    calls.later(31)
    expect((await calls.right(ada, device)).status).toBe(200)
  })

  it('stays the same device at its next sign-in', async () => {
    const first = cookiesOf(await calls.right(ada))
    const again = cookiesOf(await calls.right(ada, first))
    for (let n = 0; n < 10; n += 1) await calls.wrong(ada, first)
    expect((await calls.right(ada, again)).status).toBe(401)
  })

  it('is known for this address only, and cannot be forged', async () => {
    const own = cookiesOf(await calls.right(ada))
    const bens = cookiesOf(await calls.right(ben))
    await calls.lockForADay(ada)
    const name = own.cookie?.split('=')[0]
    const value = bens.cookie?.slice(bens.cookie.indexOf('=') + 1)
    for (const cookie of [bens.cookie ?? '', `${name}=${value}`, `${name}=made.up.token`]) {
      expect((await calls.right(ada, { cookie })).status).toBe(401)
    }
    expect((await calls.right(ada, { cookie: `${own.cookie}; ${bens.cookie}` })).status).toBe(200)
  })

  it('is recognized by a cookie that is hidden from scripts and names no user', async () => {
    const [cookie = ''] = (await calls.right(ada)).headers.getSetCookie()
    expect(cookie).toMatch(/^device-[\w-]{16}=.*; Max-Age=34560000; .*; HttpOnly; SameSite=Strict$/)
    const [, payload = ''] = cookie.split('.')
    const named = Buffer.from(payload, 'base64url').toString()
    expect(named).not.toMatch(/\bada\b|tenants/)
    // A pseudonym under which nothing else of the address is stored.
    expect(JSON.parse(named)).toMatchObject({ sub: world.hash('device', ada) })
    const token = cookie.replace(/^[^=]+=|;.*/g, '')
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(401)
    expect((await calls.wrong(ada)).headers.getSetCookie()).toEqual([])
  })

  it('is recognized by a host-only cookie if browsers use https', async () => {
    const { deployment, database } = world
    const server = { ...deployment.server, publicScheme: 'https' as const }
    const secured = await openWorld({
      database,
      deployment: { ...deployment, server },
    })
    const { right } = signInCalls(secured)
    const first = await right(ada)
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^__Host-device-[\w-]{16}=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await calls.lockForADay(ada)
    secured.clock.now = world.clock.now
    expect((await right(ada, cookiesOf(first))).status).toBe(200)
    // A neighboring host could set one with the plain name.
    const plain = cookiesOf(first).cookie?.replace('__Host-', '') ?? ''
    expect((await right(ada, { cookie: plain })).status).toBe(401)
  })

  it('can look the address up while outsiders exhaust its limit', async () => {
    const device = cookiesOf(await calls.right(ada))
    const lookUp = (headers: Record<string, string> = {}) =>
      world.request('POST', '/api/auth/v2/validate-email', { body: { email: ada }, headers })
    const providers = (headers: Record<string, string> = {}) =>
      world.request('GET', `/api/sso/v1/providers/${encodeURIComponent(ada)}`, { headers })
    await world.database.connection.delete(rateLimits)
    for (let n = 0; n < 60; n += 1) await lookUp()
    expect((await lookUp()).status).toBe(429)
    expect((await lookUp(device)).status).toBe(200)
    expect((await providers(device)).status).toBe(200)
    for (let n = 0; n < 58; n += 1) await lookUp(device)
    expect((await lookUp(device)).status).toBe(429)
  })
})

describe('the record of guesses', () => {
  it('names no user', async () => {
    await calls.wrong(ada, cookiesOf(await calls.right(ada)))
    const rows = await world.database.connection.select().from(guesses)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/\bada\b|tenants/)
  })

  it('is no lock before the tenth failure', async () => {
    for (let n = 0; n < 9; n += 1) await calls.wrong(ada)
    const rows = await world.database.connection.select().from(guesses)
    expect(rows).toMatchObject([{ failures: 9, lockedUntil: null }])
  })

  it('is the same for an address without an account', async () => {
    const traces = async (email: string) => {
      await world.database.connection.delete(guesses)
      for (let n = 0; n < 11; n += 1) await calls.wrong(email)
      const rows = await world.database.connection.select().from(guesses)
      return rows.map(({ failures, lockedUntil }) => ({ failures, lockedUntil }))
    }
    const expected = await traces(ada)
    expect(expected).toEqual([{ failures: 10, lockedUntil: expect.any(Date) }])
    expect(await traces('nobody@nowhere.example')).toEqual(expected)
    await aPerson(world, { email: 'gone@tenants.example', deactivated: true })
    expect(await traces('gone@tenants.example')).toEqual(expected)
  })
})
