import { securityLogOf } from '@server/http/securityLog'
import { createLog } from '@server/log'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aMiniApp } from '../builders/miniApps'
import { aKiosk, aPerson, password } from '../builders/people'
import { codeCalls, newPassword, other, signUpBody, tokenIn } from '../codeCalls'
import { signInCalls } from '../signInCalls'
import { withWorld } from '../withWorld'

const world = withWorld({ kioskExitPin: '4711' })
const calls = codeCalls(world)
beforeEach(async () => {
  await aBuilding(world, tower)
  await registerDomain(world, 'tenants.example', tower)
  await aPerson(world, {
    in: tower,
    email: ada,
    firstName: 'Ada',
    permissions: ['can-start-kiosk'],
  })
  await aPerson(world, { in: tower, email: ben })
  world.logged.length = 0
})

/** The form in `docs/security.md`. */
const line = v.strictObject({
  level: v.number(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  log: v.literal('security'),
  msg: v.literal('security'),
  event: v.string(),
  outcome: v.string(),
  account: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))),
  client: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16}$/))),
  trace: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  seconds: v.optional(v.number()),
})
const written = () =>
  world.logged
    .map((text) => JSON.parse(text) as { log?: string })
    .filter(({ log }) => log === 'security')
    .map((given) => v.parse(line, given))
const sent = () => written().map(({ event, outcome }) => `${event} ${outcome}`)

const tower = { uuid: crypto.randomUUID() }
const [ada, ben, nia] = ['ada@tenants.example', 'ben@tenants.example', 'nia@tenants.example']
const client = '192.0.2.7'
const host = 'localhost:4999'

describe('the security log', () => {
  it('contains sign-ins, refusals and the resulting lock', async () => {
    const { right, wrong } = signInCalls(world)
    await right(ada)
    for (let n = 0; n < 10; n += 1) await wrong(ada)
    await right(ada)
    const refused = 'sign-in credentials_not_match'
    expect(sent()).toEqual([
      'sign-in ok',
      ...Array(9).fill(refused),
      'lock sign-in',
      refused,
      refused,
    ])
    expect(written().find(({ event }) => event === 'lock')?.seconds).toBe(30)
  })

  it('groups lines of one account and of one client, for any call', async () => {
    await calls.login(ada, password, { client })
    const { token } = await world.login(ada)
    await calls.login(ben, password, { client })
    await world.request('PUT', '/api/users/current', {
      token,
      body: { password, new_password: newPassword },
    })
    const [one, , bens, change] = written()
    expect(change?.event).toBe('password-change')
    expect(change?.account).toBe(one?.account)
    expect(bens?.account).not.toBe(one?.account)
    expect(bens?.client).toBe(one?.client)
    expect(one?.client).not.toBeNull()
    expect(change?.client).toBeNull()
  })

  it('contains codes and resets', async () => {
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    await calls.consume(other(code), ada)
    const token = tokenIn((await calls.consume(code, ada)).body)
    await calls.setPassword({ token, new_password: password })
    await calls.setPassword({ token, new_password: newPassword })
    expect(sent()).toEqual([
      'code-sent ok',
      'code-tried code_invalid',
      'code-tried ok',
      'password-reset password_has_been_used',
      'password-reset ok',
    ])
    expect(new Set([0, 1, 2, 4].map((n) => written()[n]?.account)).size).toBe(1)
  })

  it('contains sign-ups', async () => {
    await calls.register(signUpBody(tower, nia))
    await calls.register(signUpBody(tower, ada))
    expect(sent()).toEqual(['sign-up ok', 'sign-up account_exists'])
  })

  it('contains a wrong current password, and a change', async () => {
    const { token } = await world.login(ada)
    const change = (body: object) => world.request('PUT', '/api/users/current', { token, body })
    await change({ first_name: 'Adela' })
    await change({ password: 'Wrong-Guess1!', new_password: newPassword })
    await change({ password, new_password: newPassword })
    expect(sent().slice(1)).toEqual(['password-change credentials_not_match', 'password-change ok'])
  })

  it('contains a reused refresh token and its user, and not every refresh', async () => {
    const { refresh } = await world.login(ada)
    const sendRequest = () =>
      world.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: refresh } })
    await sendRequest()
    calls.later(2)
    await sendRequest()
    expect(sent()).toEqual(['sign-in ok', 'refresh refresh_token_reused'])
    const [signIn, reuse] = written()
    expect(reuse?.account).toBe(signIn?.account)
  })

  it('contains refusals, invalid tokens and limits', async () => {
    const { token } = await world.login(await aKiosk(world, { in: tower }))
    await world.request('PUT', '/api/users/current', { token, body: { first_name: 'Mine' } })
    await world.request('GET', '/api/users/current', { token: 'nonsense' })
    await world.request('GET', '/api/users/current')
    for (let n = 0; n < 61; n += 1) {
      await world.request('POST', '/api/auth/validate-email', { body: { email: nia } })
    }
    expect(sent()).toEqual([
      'sign-in ok',
      'access permission_denied',
      'access unauthenticated',
      'access too_many_requests',
    ])
    expect(written()[1]?.account).toBe(written()[0]?.account)
  })

  it('contains kiosks', async () => {
    const { token } = await world.login(ada)
    const body = { building_uuid: tower.uuid }
    const started = await world.request('POST', '/api/portico/v1/kiosk/start', { token, body })
    const leave = (pin: string) =>
      world.request('POST', '/api/portico/v1/kiosk/leave', {
        token: tokenIn(started.body),
        body: { pin },
      })
    await leave('0000')
    await leave('4711')
    expect(sent().slice(1)).toEqual([
      'kiosk-start ok',
      'kiosk-leave kiosk_pin_wrong',
      'kiosk-leave ok',
    ])
  })

  it('contains the users that mini-apps received, and replays', async () => {
    const { token } = await world.login(ada)
    const origins = ['//apps.localhost']
    const forum = await aMiniApp(world, {
      in: tower,
      registration: {
        origins,
        launchBy: 'saml',
        samlProvider: 'forum',
        samlAudience: '//apps.localhost/forum',
        samlAcs: '//apps.localhost/forum/acs',
      },
    })
    const trucks = await aMiniApp(world, {
      in: tower,
      registration: { origins, launchBy: 'one_time_link' },
    })
    const launch = async ({ uuid }: { uuid: string }) => {
      const path = `/api/portico/v1/buildings/${tower.uuid}/apps/${uuid}/launches`
      const { body } = await world.request('POST', path, {
        token,
        host,
        body: { url: 'http://apps.localhost:4999/page' },
      })
      return new URL(v.parse(v.object({ data: v.object({ url: v.string() }) }), body).data.url)
    }
    const address = await launch(forum)
    const open = () => world.request('GET', address.pathname + address.search, { host })
    await open()
    await open()
    const ott = (await launch(trucks)).searchParams.get('ott')
    const redeem = () =>
      world.request('POST', `/api/portico/v1/apps/${trucks.uuid}/launches/redeem`, {
        body: { ott },
      })
    await redeem()
    await redeem()
    // Half of an address.
    await world.request('GET', address.pathname, { host })
    const used = ['app-sign-in ok', 'app-sign-in auth_link_invalid']
    const links = ['app-link ok', ...used, 'app-link ok', ...used]
    expect(sent()).toEqual(['sign-in ok', ...links, 'app-sign-in auth_link_invalid'])
    const accounts = written().map(({ account }) => account)
    expect(new Set(accounts.filter(Boolean))).toEqual(new Set([accounts[0]]))
    // The user of a consumed token is not looked up.
    expect(accounts.flatMap((account, at) => (account === null ? [at] : []))).toEqual([3, 6, 7])
  })

  it('contains the end of a session', async () => {
    const { refresh } = await world.login(ada)
    await world.request('POST', '/api/auth/logout', { body: { refresh_token: refresh } })
    expect(sent()).toEqual(['sign-in ok', 'sign-out ok'])
    expect(written()[1]?.account).toBe(written()[0]?.account)
  })

  it('contains no address, password, code, token or client', async () => {
    const { token, refresh } = await world.login(ada)
    await calls.login(ada, 'Wrong-Guess1!', { client })
    await calls.sendReset(ada)
    const code = await calls.codeFor(ada)
    await calls.consume(code, ada, { client })
    const lines = world.logged.filter((text) => text.includes('"log":"security"')).join('')
    // Not "ada" alone: a hexadecimal pseudonym or trace may contain it.
    expect(lines).not.toMatch(/ada@|Ada|tenants|Wrong-Guess|192\.0|Portico/)
    for (const secret of [token, refresh, `"${code}"`]) expect(lines).not.toContain(secret)
  })
})

describe('the level of other lines', () => {
  it.each([
    ['warn', 1],
    ['error', 1],
    ['silent', 0],
  ])('%s leaves %d of one', (level, count) => {
    const lines: string[] = []
    const log = createLog(level, { write: (text: string) => void lines.push(text) })
    const entry = { account: ada, client: null, trace: '0'.repeat(32) }
    securityLogOf(log, world.hash)({ ...entry, event: 'sign-in', outcome: 'ok' })
    expect(lines).toHaveLength(count)
  })
})
