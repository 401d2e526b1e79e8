import { rateLimits } from '@server/db/schema'
import { keyedHash } from '@server/services/auth/keyedHash'
import { type LimitName, limitsOf, limitTable } from '@server/services/platform/limits'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { codeCalls, signUpBody } from '../codeCalls'
import { withSharedWorld } from '../withWorld'
import { type Answer, openWorld, type Sent, secret, type World } from '../world'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
const calls = codeCalls(world)
let ben: Person
beforeAll(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  await aPerson(world, { in: tower, email: 'ada@tenants.example' })
  ben = await aPerson(world, { in: tower, email: 'ben@tenants.example' })
})
// The limits use the machine's clock; only that is replaced.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await world.database.connection.delete(rateLimits)
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60
const hour = 3600
const passes = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const lookUp = (email: string, sent: Sent = {}, version = '/v2') =>
  world.request('POST', `/api/auth${version}/validate-email`, { ...sent, body: { email } })
const providers = (email: string, sent: Sent = {}) =>
  world.request('GET', `/api/sso/v1/providers/${encodeURIComponent(email)}`, sent)
const isLimited = (answer: Answer) => answer.status === 429

/** How many calls succeed before the first one that is limited; every call has its own number. */
async function untilLimited(call: (n: number) => Promise<Answer>, most: number): Promise<number> {
  for (let n = 0; n <= most; n += 1) if (isLimited(await call(n))) return n
  return Infinity
}

/** How many calls remain after `useUp`, and after how many the test stops waiting for a refusal. */
const left = 7
const most = 2 * left

/**
 * Consumes most of a key's limit without calls: of a hundred calls that only count, the first ninety prove nothing that
 * the last ten do not.
 */
async function useUp(name: LimitName, owner: string): Promise<void> {
  const limits = limitsOf(world.database.connection, keyedHash(secret), () => expect.unreachable())
  await limits.consume(name, owner, limitTable[name].points - left)
}

describe('the lookup of an address', () => {
  it('is limited to sixty a minute for one address, for any caller and call', async () => {
    const email = 'ada@tenants.example'
    const ways = [lookUp, (given: string) => lookUp(given, {}, ''), providers]
    expect(await untilLimited((n) => (ways[n % 3] ?? lookUp)(email), 70)).toBe(60)
    const refused = await lookUp(email)
    expect(refused.status).toBe(429)
    expect(readProblem(refused).code).toBe('too_many_requests')
    expect(refused.headers.get('retry-after')).toBe(String(minute))
    expect(refused.body).toMatchObject({ retry_after: minute })
    expect((await lookUp('ben@tenants.example')).status).toBe(200)
    passes(minute)
    expect((await lookUp(email)).status).toBe(200)
  })

  it('is limited equally for known and unknown addresses', async () => {
    const unknown = (email: string) => untilLimited(() => lookUp(email), 70)
    expect(await unknown('nobody@tenants.example')).toBe(60)
    expect(await unknown('nobody@nowhere.example')).toBe(60)
  })

  it('is limited to 120 a minute for one client, independent of others', async () => {
    const client = '192.0.2.7'
    const sendRequest = (n: number) => lookUp(`x${n}@tenants.example`, { client })
    expect(await untilLimited(sendRequest, 130)).toBe(120)
    const others = await lookUp('x@tenants.example', { client: '192.0.2.8' })
    expect(others.status).toBe(200)
  })
})

describe('one user', () => {
  const own = async () => world.signIn(ben)

  it('can change RSVPs and claims 60 times a minute, and a profile 600 times an hour', async () => {
    expect(limitTable.participationByUser).toEqual({ points: 60, duration: minute })
    expect(limitTable.profileChangedByUser).toEqual({ points: 600, duration: hour })
    const { token, userUuid } = await own()
    const uuid = crypto.randomUUID()
    const building = tower.uuid
    const acts: [LimitName, string][] = [
      ['participationByUser', `/tenant/v1/buildings/${building}/event-posts/${uuid}/attend`],
      ['participationByUser', `/tenant/v1/event-posts/${uuid}/recall`],
      ['participationByUser', `/tenant/v1/buildings/${building}/offers/${uuid}/claim`],
      ['participationByUser', `/tenant/v1/buildings/${building}/offers/${uuid}/cancel`],
      ['profileChangedByUser', '/users/current'],
    ]
    for (const [name, path] of acts) {
      await world.database.connection.delete(rateLimits)
      await useUp(name, userUuid)
      const act = () => world.request('PUT', `/api${path}`, { token, body: {} })
      expect(await untilLimited(act, most), path).toBe(left)
    }
  })
})

describe('one client', () => {
  const client = '192.0.2.7'
  const address = (n: number) => `x${n}@tenants.example`

  it('can try 120 passwords a minute', async () => {
    expect(limitTable.loginByClient).toEqual({ points: 120, duration: minute })
    const attempt = (n: number) => calls.login(address(n), 'wrong', { client })
    await useUp('loginByClient', client)
    expect(await untilLimited(attempt, most)).toBe(left)
    passes(minute)
    expect((await attempt(0)).status).toBe(401)
  }, 30_000)

  it('is counted for a call with a malformed idempotency key', async () => {
    const attempt = (n: number) =>
      world.request('POST', '/api/auth/v2/login', {
        client,
        body: { email: address(n), password: 'wrong' },
        headers: { 'idempotency-key': 'short' },
      })
    await useUp('loginByClient', client)
    expect((await attempt(0)).status).toBe(400)
    expect(await untilLimited(attempt, most)).toBe(left - 1)
  })

  it('can request 100 codes an hour', async () => {
    expect(limitTable.codeSentByClient).toEqual({ points: 100, duration: hour })
    const ways = [calls.sendReset, calls.sendResetV2, calls.resendReset]
    const send = (n: number) => (ways[n % 3] ?? calls.sendReset)(address(n), { client })
    await useUp('codeSentByClient', client)
    expect(await untilLimited(send, most)).toBe(left)
    passes(hour - 1)
    expect(isLimited(await send(200))).toBe(true)
    passes(1)
    expect((await send(201)).status).toBe(200)
  })

  it('can try 300 codes an hour', async () => {
    expect(limitTable.codeTriedByClient).toEqual({ points: 300, duration: hour })
    const ways = [
      (n: number) => calls.consume('0000', address(n), { client }),
      (n: number) =>
        calls.setPassword({ token: `made-up-${n}`, new_password: 'Another-Pass1!' }, { client }),
    ]
    const guess = (n: number) => (ways[n % 2] ?? ways[0])?.(n) as Promise<Answer>
    await useUp('codeTriedByClient', client)
    expect(await untilLimited(guess, most)).toBe(left)
  }, 30_000)

  it('can register 60 times an hour', async () => {
    expect(limitTable.registerByClient).toEqual({ points: 60, duration: hour })
    const attempt = (n: number) =>
      calls.register(signUpBody(tower, address(n), { is_term_accepted: false }), { client })
    await useUp('registerByClient', client)
    expect(await untilLimited(attempt, most)).toBe(left)
  })
})

describe('the identity of a client', () => {
  /** Calls until the limit, each with its own header; Infinity if each counts separately. */
  const lookUpsUntilLimited = (of: World, sent: (n: number) => Sent) =>
    untilLimited(
      (n) =>
        of.request('POST', '/api/auth/validate-email', {
          ...sent(n),
          body: { email: `x${n}@tenants.example` },
        }),
      most,
    )
  const behind = (trustedProxies: number) => {
    const { deployment } = world
    const server = { ...deployment.server, trustedProxies }
    return openWorld({
      database: world.database,
      deployment: { ...deployment, server },
    })
  }
  const proxy = '198.51.100.1'

  it('is the socket without a trusted proxy, whatever the header contains', async () => {
    const forged = (n: number) => ({
      client: '192.0.2.9',
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    })
    await useUp('lookupByClient', '192.0.2.9')
    expect(await lookUpsUntilLimited(world, forged)).toBe(left)
  })

  it('is what the trusted proxy saw, whatever precedes it', async () => {
    const proxied = await behind(1)
    const forged = (n: number) => ({
      client: proxy,
      headers: { 'x-forwarded-for': `203.0.113.${n}, 192.0.2.10` },
    })
    await useUp('lookupByClient', '192.0.2.10')
    expect(await lookUpsUntilLimited(proxied, forged)).toBe(left)
    await useUp('lookupByClient', proxy)
    const various = (n: number) => ({
      client: proxy,
      headers: { 'x-forwarded-for': `192.0.2.10, 203.0.113.${n}` },
    })
    expect(await lookUpsUntilLimited(proxied, various)).toBe(Infinity)
  })

  it('is found behind two proxies, including ports', async () => {
    const proxied = await behind(2)
    const forged = (n: number) => ({
      client: proxy,
      headers: { 'x-forwarded-for': `203.0.113.${n}, 192.0.2.11:50${n}, 10.0.0.1` },
    })
    await useUp('lookupByClient', '192.0.2.11')
    expect(await lookUpsUntilLimited(proxied, forged)).toBe(left)
  })

  it('is the proxy itself if the header is missing or invalid', async () => {
    const proxied = await behind(1)
    const odd = (n: number) => ({
      client: proxy,
      headers: n % 2 === 0 ? {} : { 'x-forwarded-for': `unknown-${n}` },
    })
    await useUp('lookupByClient', proxy)
    expect(await lookUpsUntilLimited(proxied, odd)).toBe(left)
  })

  it('is a whole IPv6 network, and IPv4 in any notation', async () => {
    const within = (n: number) => ({ client: `2001:db8:0:7::${n.toString(16)}` })
    await useUp('lookupByClient', '2001:db8:0:7::/64')
    expect(await lookUpsUntilLimited(world, within)).toBe(left)
    const mapped = (n: number) => ({
      client:
        ['192.0.2.12', '::ffff:192.0.2.12', '::ffff:c000:20c', '0:0:0:0:0:ffff:c000:020c'][n % 4] ??
        '',
    })
    await useUp('lookupByClient', '192.0.2.12')
    expect(await lookUpsUntilLimited(world, mapped)).toBe(left)
    const across = (n: number) => ({ client: `2001:db8:0:${(n + 8).toString(16)}::1` })
    expect(await lookUpsUntilLimited(world, across)).toBe(Infinity)
  })
})

describe('the table of limits', () => {
  it('contains neither addresses nor clients', async () => {
    await lookUp('ada@tenants.example', { client: '192.0.2.7' })
    const rows = await world.database.connection.select().from(rateLimits)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/\bada\b|tenants|192\.0/)
  })

  it('is shared by the processes on one database', async () => {
    const other = await openWorld({ database: world.database })
    const email = 'ada@tenants.example'
    for (let n = 0; n < 60; n += 1) await lookUp(email)
    const answer = await other.request('POST', '/api/auth/validate-email', { body: { email } })
    expect(isLimited(answer)).toBe(true)
  })

  it('on an error: it is reported, and each process counts separately', async () => {
    const errors: unknown[] = []
    const { connection } = world.database
    const limits = limitsOf(connection, keyedHash(secret), (error) => errors.push(error))
    await connection.execute(sql`alter table rate_limits rename to rate_limits_gone`)
    const consume = () =>
      limits.consume('lookupByAddress', 'x').then(
        () => 'passed',
        (error: { code: string }) => error.code,
      )
    const outcomes = []
    for (let n = 0; n < 61; n += 1) outcomes.push(await consume())
    await connection.execute(sql`alter table rate_limits_gone rename to rate_limits`)
    expect(outcomes).toEqual([...Array(60).fill('passed'), 'too_many_requests'])
    expect(errors).toHaveLength(61)
  })
})
