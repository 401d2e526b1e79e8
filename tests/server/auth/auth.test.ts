import { users } from '@server/db/schema'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import { anInvitedPerson, aPerson, password } from '../builders/people'
import { read, readProblem, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'
import { type Sent, secret } from '../world'

const world = withWorld()
beforeEach(async () => {
  const tower = await aBuilding(world)
  await registerDomain(world, 'tenants.example', tower)
  await aPerson(world, { in: tower, email: ada.email })
  await aPerson(world, { in: tower, email: 'gone@tenants.example', deactivated: true })
  for (const createdBy of ['upload', 'scim', 'acs'] as const) {
    const email = `${createdBy}@tenants.example`
    await anInvitedPerson(world, { in: tower, email, createdBy })
  }
})

const ada = { email: 'ada@tenants.example', password }
const login = (body: object) => world.request('POST', '/api/auth/v2/login', { body })
const refresh = (token: string, key?: string) =>
  world.request('POST', '/api/auth/v2/refresh', {
    body: { refresh_token: token },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const me = (token: string) => world.request('GET', '/api/users/current', { token })
const inTenMinutes = () => new Date(world.clock.now.getTime() + 600_000)
const later = (seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

describe('login', () => {
  it('returns tokens and user; the token has version 3 and lives 15 minutes', async () => {
    const answer = await login(ada)
    expect(answer.status).toBe(200)
    const { token, expires_in } = read(tokens, answer.body)
    const claims = decodeJwt(token)
    expect(claims.version).toBe(3)
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900)
    expect(expires_in).toBe(900)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('accepts the address in any case and with surrounding blanks', async () => {
    expect((await login({ ...ada, email: ' Ada@Tenants.Example ' })).status).toBe(200)
  })

  it.each([
    ['a wrong password', { ...ada, password: 'wrong' }],
    ['an unknown address', { email: 'nobody@tenants.example', password }],
    ['a deactivated account', { email: 'gone@tenants.example', password }],
    ['an account without a password', { email: 'upload@tenants.example', password }],
  ])('refuses %s with the same response', async (_, body) => {
    const answer = await login(body)
    expect(answer.status).toBe(401)
    expect(readProblem(answer)).toEqual({
      type: 'urn:portico:problem:credentials_not_match',
      title: 'Credentials not match',
      status: 401,
      code: 'credentials_not_match',
      instance: '/api/auth/v2/login',
    })
  })

  it('refuses a correct password if its provider is required, with that response', async () => {
    await anIdentityProvider(world, { domain: 'elsewhere.example', required: true })
    const { email } = await aPerson(world, { email: 'ada@elsewhere.example' })
    const answer = await login({ ...ada, email })
    expect(answer.status).toBe(401)
    expect(readProblem(answer).code).toBe('credentials_not_match')
  })

  it('refuses a correct password of an unconfirmed address, with the same response', async () => {
    await world.database.connection.update(users).set({ confirmed: false })
    const answer = await login(ada)
    expect([answer.status, readProblem(answer).code]).toEqual([401, 'credentials_not_match'])
  })

  it('locks for growing times after ten failures, with the same response', async () => {
    for (let n = 0; n < 10; n += 1) await login({ ...ada, password: 'wrong' })
    expect(readProblem(await login(ada)).code).toBe('credentials_not_match')
    later(31)
    expect((await login({ ...ada, password: 'wrong' })).status).toBe(401)
    later(31)
    expect((await login(ada)).status).toBe(401)
    later(31)
    expect((await login(ada)).status).toBe(200)
  })

  it('restarts the count after a correct password', async () => {
    for (let n = 0; n < 9; n += 1) await login({ ...ada, password: 'wrong' })
    await login(ada)
    for (let n = 0; n < 9; n += 1) await login({ ...ada, password: 'wrong' })
    expect((await login(ada)).status).toBe(200)
  })
})

describe('refresh', () => {
  it('rotates the tokens, and the new ones work', async () => {
    const first = await world.login(ada.email)
    later(1)
    const answer = await refresh(first.refresh)
    expect(answer.status).toBe(200)
    const next = read(tokens, answer.body)
    expect(next.refresh_token.token).not.toBe(first.refresh)
    expect((await me(next.token)).status).toBe(200)
  })

  it('ends the whole family when a rotated token is reused', async () => {
    const first = await world.login(ada.email)
    const next = read(tokens, (await refresh(first.refresh)).body)
    later(1)
    expect(readProblem(await refresh(first.refresh)).code).toBe('refresh_token_reused')
    expect(readProblem(await refresh(next.refresh_token.token)).code).toBe('refresh_token_invalid')
    expect((await me(next.token)).status).toBe(401)
  })

  it("leaves the user's other families unchanged", async () => {
    const [first, other] = [await world.login(ada.email), await world.login(ada.email)]
    await refresh(first.refresh)
    later(1)
    await refresh(first.refresh)
    expect((await me(other.token)).status).toBe(200)
  })

  it('repeats its response for a repeated call with the same key', async () => {
    const first = await world.login(ada.email)
    const one = await refresh(first.refresh, 'the-key-of-this-refresh')
    later(5)
    const two = await refresh(first.refresh, 'the-key-of-this-refresh')
    expect(two.status).toBe(200)
    expect(two.body).toEqual(one.body)
    expect((await me(read(tokens, two.body).token)).status).toBe(200)
  })

  it('creates one successor for twenty parallel calls and does not end the family', async () => {
    const first = await world.login(ada.email)
    // The clock advances on every read, like a real one.
    const base = world.clock.now.getTime()
    let ticks = 0
    Object.defineProperty(world.clock, 'now', {
      configurable: true,
      get: () => new Date(base + (ticks += 1)),
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh)))
    Object.defineProperty(world.clock, 'now', {
      configurable: true,
      writable: true,
      value: new Date(base + 1000),
    })
    const rotated = answers.filter((answer) => answer.status === 200)
    expect(rotated).toHaveLength(1)
    for (const answer of answers.filter((other) => other.status !== 200)) {
      expect(readProblem(answer).code).toBe('refresh_in_progress')
    }
    expect((await me(read(tokens, rotated[0]?.body).token)).status).toBe(200)
  })

  it('refuses an unknown, an expired and a signed-out token', async () => {
    expect(readProblem(await refresh('nonsense')).code).toBe('refresh_token_invalid')
    const first = await world.login(ada.email)
    later(31 * 24 * 3600)
    expect(readProblem(await refresh(first.refresh)).code).toBe('refresh_token_invalid')
    const second = await world.login(ada.email)
    await world.request('POST', '/api/auth/logout', { body: {}, token: second.token })
    expect(readProblem(await refresh(second.refresh)).code).toBe('refresh_token_invalid')
  })
})

describe('logout', () => {
  it("ends the token's session immediately", async () => {
    const { token } = await world.login(ada.email)
    expect((await me(token)).status).toBe(200)
    await world.request('POST', '/api/auth/logout', { body: {}, token })
    expect((await me(token)).status).toBe(401)
  })

  it.each<[string, Sent]>([
    ['no body at all', {}],
    ['an empty body', { raw: '' }],
    ['a form', { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['broken JSON', { raw: '{"a":', headers: { 'content-type': 'application/json' } }],
    ['JSON of another shape', { body: ['x'] }],
    ['a body of a megabyte', { raw: 'x'.repeat(1_000_000) }],
  ])('ends the session with %s', async (_, sent) => {
    const { token } = await world.login(ada.email)
    const answer = await world.request('POST', '/api/auth/logout', { ...sent, token })
    expect(answer.status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it('ends it by the refresh token too, and responds the same to an invalid one', async () => {
    const { token, refresh: refreshToken } = await world.login(ada.email)
    await world.request('POST', '/api/auth/logout', { body: { refresh_token: refreshToken } })
    expect((await me(token)).status).toBe(401)
    const again = await world.request('POST', '/api/auth/logout', {
      body: { refresh_token: 'nonsense' },
      token: 'nonsense',
    })
    expect(again.status).toBe(200)
  })
})

describe('access tokens', () => {
  let ownKid: string
  beforeAll(async () => {
    const { token } = await world.login(ada.email)
    ownKid = decodeProtectedHeader(token).kid ?? ''
  })
  const forge = (claims: object, key: Uint8Array = secret, algorithm = 'HS256') =>
    new SignJWT({ version: 3, family: crypto.randomUUID(), ...claims })
      .setProtectedHeader({ alg: algorithm, kid: ownKid })
      .setIssuer('portico')
      .setAudience('portico:api')
      .setSubject(crypto.randomUUID())
      .setIssuedAt(world.clock.now)
      .setExpirationTime(inTenMinutes())
      .sign(key)

  it('are refused if missing, invalid, signed by others or of an unknown family', async () => {
    const foreign = await forge({}, new TextEncoder().encode('another secret of 32 bytes or more'))
    for (const token of ['', 'nonsense', foreign, await forge({})]) {
      const answer = await world.request('GET', '/api/users/current', token === '' ? {} : { token })
      expect(readProblem(answer).code).toBe('unauthenticated')
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('are refused without a signature', async () => {
    const [head, payload] = [
      { alg: 'none' },
      { sub: 'x', family: 'y', version: 3, iss: 'portico', exp: 9_999_999_999 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    expect(readProblem(await me(`${head}.${payload}.`)).code).toBe('unauthenticated')
  })

  it('report that they have expired', async () => {
    const { token } = await world.login(ada.email)
    // One known from an earlier call, and one never seen: both are refused.
    const unseen = (await world.login(ada.email)).token
    expect((await me(token)).status).toBe(200)
    later(16 * 60)
    expect(readProblem(await me(token)).code).toBe('token_expired')
    expect(readProblem(await me(unseen)).code).toBe('token_expired')
  })

  it('of an older version are exchanged, and refused everywhere else', async () => {
    const { token, userUuid } = await world.login(ada.email)
    const { family } = decodeJwt(token)
    const old = await new SignJWT({ version: 2, family })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('portico')
      .setSubject(userUuid)
      .setIssuedAt(world.clock.now)
      .setExpirationTime(inTenMinutes())
      .sign(secret)
    expect(readProblem(await me(old)).code).toBe('token_version_unsupported')
    const answer = await world.request('POST', '/api/auth/upgrade', { token: old })
    expect(answer.status).toBe(200)
    expect((await me(read(tokens, answer.body).token)).status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  it('of the current version are not exchanged: each session counts its own tries', async () => {
    const { token } = await world.login(ada.email)
    const answer = await world.request('POST', '/api/auth/upgrade', { token })
    expect(readProblem(answer).code).toBe('permission_denied')
    expect((await me(token)).status).toBe(200)
  })

  it('name their audience, and the key that signed them', async () => {
    const { token } = await world.login(ada.email)
    expect(decodeJwt(token).aud).toBe('portico:api')
    expect(ownKid).toMatch(/^[\w-]{8}$/)
  })

  it('of an earlier release without an audience are refused; a refresh follows', async () => {
    const { token, userUuid, refresh: refreshToken } = await world.login(ada.email)
    const { family } = decodeJwt(token)
    const earlier = await new SignJWT({ version: 3, family })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('portico')
      .setSubject(userUuid)
      .setIssuedAt(world.clock.now)
      .setExpirationTime(inTenMinutes())
      .sign(secret)
    expect(readProblem(await me(earlier)).code).toBe('unauthenticated')
    const next = read(tokens, (await refresh(refreshToken)).body)
    expect((await me(next.token)).status).toBe(200)
  })

  it('for another audience are refused, whatever else they contain', async () => {
    const { token, userUuid } = await world.login(ada.email)
    const { family } = decodeJwt(token)
    for (const version of [2, 3]) {
      const other = await new SignJWT({ version, family })
        .setProtectedHeader({ alg: 'HS256', kid: ownKid })
        .setIssuer('portico')
        .setAudience('portico:registration')
        .setSubject(userUuid)
        .setIssuedAt(world.clock.now)
        .setExpirationTime(inTenMinutes())
        .sign(secret)
      expect(readProblem(await me(other)).code).toBe('unauthenticated')
      const answer = await world.request('POST', '/api/auth/upgrade', { token: other })
      expect(readProblem(answer).code).toBe('unauthenticated')
    }
  })
})

describe('the lookup of an address', () => {
  const lookUp = (email: string) =>
    world.request('POST', '/api/auth/v2/validate-email', { body: { email } })

  it.each([
    ['ada@tenants.example', true, true, false, 'user'],
    ['gone@tenants.example', true, true, true, 'user'],
    ['upload@tenants.example', false, false, false, 'upload'],
    ['scim@tenants.example', false, false, false, 'scim'],
    ['acs@tenants.example', false, false, false, 'acs'],
  ])('returns what is known about %s', async (email, terms, confirmed, deactivated, created_by) => {
    expect((await lookUp(email)).body).toEqual({
      email,
      terms_accepted: terms,
      confirmed,
      deactivated,
      created_by,
    })
  })

  it('finds a company by its domain, and refuses an unregistered one', async () => {
    expect((await lookUp('new@tenants.example')).body).toEqual({
      email: null,
      terms_accepted: false,
      confirmed: false,
      deactivated: false,
      created_by: null,
    })
    const answer = await lookUp('x@nowhere.example')
    expect(answer.status).toBe(404)
    expect(readProblem(answer).code).toBe('domain_not_registered')
  })

  it("omits the account's origin in the first version", async () => {
    const answer = await world.request('POST', '/api/auth/validate-email', {
      body: { email: ada.email },
    })
    expect(answer.body).not.toHaveProperty('created_by')
  })
})
