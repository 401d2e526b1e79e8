import { accessTokenSeconds, accessTokens } from '@server/services/auth/accessToken'
import { documentSessionsOf } from '@server/services/auth/documentSessions'
import { keyedHash } from '@server/services/auth/keyedHash'
import { type Keyring, keyringOf } from '@server/services/auth/keyring'
import { type Scope, signScoped, verifyScoped } from '@server/services/auth/scopedToken'
import { appSessionsOf, isOfApp, isPageOf } from '@server/services/embed/appSessions'
import { errors, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'

const secret = new TextEncoder().encode('secret of the test'.padEnd(32, '.'))
const keyring = keyringOf([secret])
const claims = { userUuid: crypto.randomUUID(), familyUuid: crypto.randomUUID() }
const now = new Date('2026-11-22T12:00:00.900Z')
const seconds = Math.floor(now.getTime() / 1000)
const after = (given: number) => new Date((seconds + given) * 1000)

/** An access token of an early release, or of a forger with our secret. */
const made = (payload: Record<string, unknown>, header: object = { alg: 'HS256' }) =>
  new SignJWT({
    version: 3,
    family: claims.familyUuid,
    iss: 'portico',
    aud: 'portico:api',
    sub: claims.userUuid,
    exp: seconds + 60,
    ...payload,
  })
    .setProtectedHeader(header as { alg: string })
    .sign(secret)

describe('an access token', () => {
  const verify = (token: string, at = now, anyVersion = false) =>
    accessTokens(keyring).verify(token, at, { anyVersion })

  it('contains its user and session, for a quarter of an hour', async () => {
    const tokens = accessTokens(keyring)
    const token = await tokens.sign(claims, now)
    expect(accessTokenSeconds).toBe(900)
    for (const at of [now, after(899)]) {
      expect(await verify(token, at)).toEqual({ ...claims, version: 3 })
    }
    await expect(verify(token, after(900))).rejects.toMatchObject({ code: 'token_expired' })
    // Also if it was valid before.
    await tokens.verify(token, now)
    expect(await tokens.verify(token, after(899))).toEqual({ ...claims, version: 3 })
    await expect(tokens.verify(token, after(900))).rejects.toMatchObject({ code: 'token_expired' })
    await expect(tokens.verify(token, after(901))).rejects.toMatchObject({ code: 'token_expired' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'somebody' }],
    ['no expiry', { exp: undefined }],
    ['no user', { sub: undefined }],
    ['a user that is not a text', { sub: 7 }],
    ['no session', { family: undefined }],
    ['a session that is not a text', { family: 7 }],
    ['no version', { version: undefined }],
    ['a version as a word', { version: '3' }],
    ['another audience', { aud: 'portico:document' }],
    ['no audience', { aud: undefined }],
    ['several audiences', { aud: ['portico:api', 'portico:document'] }],
    ['an older version and another audience', { version: 2, aud: 'portico:document' }],
  ])('with %s is invalid, even where an older version would do', async (_, payload) => {
    const token = await made(payload)
    for (const anyVersion of [false, true]) {
      await expect(verify(token, now, anyVersion)).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    }
  })

  it.each([
    ['none', { version: 2, aud: undefined }],
    ['ours', { version: 2 }],
  ])('of an older version with the audience %s can only be exchanged', async (_, payload) => {
    const token = await made(payload)
    await expect(verify(token)).rejects.toMatchObject({ code: 'token_version_unsupported' })
    await expect(accessTokens(keyring).verify(token, now)).rejects.toMatchObject({
      code: 'token_version_unsupported',
    })
    expect(await verify(token, now, true)).toEqual({ ...claims, version: 2 })
  })

  it('is verified once for all reads of a page, which send the same one', async () => {
    const secretFor = vi.fn<Keyring['secretFor']>(keyring.secretFor)
    const tokens = accessTokens({ ...keyring, secretFor })
    const [token, another] = [await tokens.sign(claims, now), await tokens.sign(claims, after(1))]
    for (const each of [token, token, another, token, another]) await tokens.verify(each, now)
    expect(secretFor).toHaveBeenCalledTimes(2)
  })

  it('of an earlier release that named its secret is still valid', async () => {
    const token = await made({}, { alg: 'HS256', typ: 'JWT', kid: 'BG_2cghl' })
    expect(await accessTokens(keyringOf([secret])).verify(token, now)).toMatchObject(claims)
  })

  it('signed by another algorithm, unsigned or changed is invalid', async () => {
    const good = await made({})
    expect(await verify(good)).toMatchObject(claims)
    const [head = '', , signature = ''] = good.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const other = Buffer.from(JSON.stringify({ sub: 'somebody' })).toString('base64url')
    const body = good.split('.')[1] ?? ''
    for (const token of [
      await made({}, { alg: 'HS512' }),
      await made({}, { alg: 'HS256', kid: 'foreign' }),
      `${none}.${body}.`,
      `${head}.${other}.${signature}`,
      'nothing',
      '',
    ]) {
      await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
    }
  })
})

describe('a token of one purpose', () => {
  const sign = (scope: Scope, id?: string) =>
    signScoped(keyring, { scope, subject: 'ada', lifeSeconds: 60, ...(id && { id }) }, now)

  it('names its subject until it expires', async () => {
    const token = await sign('device')
    expect(await verifyScoped(keyring, 'device', token, now)).toEqual({ subject: 'ada', id: null })
    expect(await verifyScoped(keyring, 'device', token, after(59))).toMatchObject({
      subject: 'ada',
    })
    await expect(verifyScoped(keyring, 'device', token, after(60))).rejects.toMatchObject({
      code: 'token_expired',
    })
    const named = await sign('device', 'one')
    expect(await verifyScoped(keyring, 'device', named, now)).toEqual({ subject: 'ada', id: 'one' })
  })

  const scopes: Scope[] = ['registration', 'completion', 'device', 'document']
  it.each(scopes)('%s is not valid for another, nor as an access token', async (scope) => {
    const token = await sign(scope)
    for (const other of scopes.filter((each) => each !== scope)) {
      await expect(verifyScoped(keyring, other, token, now)).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    }
    await expect(accessTokens(keyring).verify(token, now)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const access = await accessTokens(keyring).sign(claims, now)
    await expect(verifyScoped(keyring, scope, access, now)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  it.each<[string, Record<string, unknown>, object?]>([
    ['another issuer', { iss: 'somebody' }],
    ['no expiry', { exp: undefined }],
    ['nobody', { sub: undefined }],
    ['a subject that is not a text', { sub: 7 }],
    ['another algorithm', {}, { alg: 'HS384' }],
  ])('of %s is invalid', async (_, payload, header) => {
    const token = await made({ aud: 'portico:device', ...payload }, header)
    await expect(verifyScoped(keyring, 'device', token, now)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})

describe("a document's session", () => {
  const sessionsBy = (ring = keyring) => documentSessionsOf(ring, keyedHash(secret))
  const agent = 'Mozilla/5.0 (a browser)'

  it('is found in the browser that it was created for only', async () => {
    const sessions = sessionsBy()
    const token = await sessions.sign('family', agent, 60, now)
    expect(await sessions.familyOf(token, agent, now)).toBe('family')
    for (const other of ['', 'Mozilla/5.0 (another browser)', `${agent} `]) {
      expect(await sessions.familyOf(token, other, now)).toBeNull()
    }
  })

  it('is not found once it has ended, is forged, or has another purpose', async () => {
    const sessions = sessionsBy()
    const token = await sessions.sign('family', agent, 60, now)
    expect(await sessions.familyOf(token, agent, after(60))).toBeNull()
    const foreign = keyringOf([new TextEncoder().encode('foreign'.padEnd(32, '.'))])
    const forged = sessionsBy(foreign)
    expect(
      await sessions.familyOf(await forged.sign('family', agent, 60, now), agent, now),
    ).toBeNull()
    const device = { scope: 'device', subject: 'family', lifeSeconds: 60 } as const
    expect(await sessions.familyOf(await signScoped(keyring, device, now), agent, now)).toBeNull()
    const unnamed = { ...device, scope: 'document' } as const
    expect(await sessions.familyOf(await signScoped(keyring, unnamed, now), agent, now)).toBeNull()
  })

  it('of an earlier release is still found', async () => {
    const scoped = { scope: 'document', subject: 'family', lifeSeconds: 60 } as const
    const token = await signScoped(keyring, { ...scoped, id: 'zqbu0Zvwcz9TyOjp-D4CYG' }, now)
    expect(await sessionsBy().familyOf(token, agent, now)).toBe('family')
  })

  it('does not reveal its browser', async () => {
    const sessions = sessionsBy()
    const token = await sessions.sign('family', agent, 60, now)
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    expect(payload).not.toContain('Mozilla')
  })
})

describe("a mini-app's token", () => {
  const sessions = appSessionsOf(keyring)
  const given = { familyUuid: 'family', appUuid: 'app', buildingUuid: 'building' }

  it('contains its session, app and building, for a quarter of an hour', async () => {
    const { token, endsAt } = await sessions.sign(given, now)
    expect(endsAt).toEqual(after(900))
    expect(await sessions.verify(token, after(899))).toEqual({ ...given, endsAt })
    await expect(sessions.verify(token, endsAt)).rejects.toMatchObject({ code: 'token_expired' })
    expect(isOfApp(token)).toBe(true)
  })

  it.each([undefined, 'app', 'app/building/more'])(
    'is invalid if it does not name an app and a building: %s',
    async (id) => {
      const scoped = { scope: 'app', subject: 'family', lifeSeconds: 60 } as const
      const token = await signScoped(keyring, { ...scoped, ...(id && { id }) }, now)
      await expect(sessions.verify(token, now)).rejects.toMatchObject({ code: 'unauthenticated' })
    },
  )

  it("is distinguished from users' tokens and from invalid ones", async () => {
    expect(isOfApp(await accessTokens(keyring).sign(claims, now))).toBe(false)
    expect(isOfApp('nothing')).toBe(false)
  })
})

describe("a mini-app's page", () => {
  const isIts = (address: string) =>
    isPageOf({ origins: ['https://app.example', 'http://plain.example:81', 'null'] }, address)

  it('is any page at one of its origins', () => {
    for (const address of ['https://app.example/a?b#c', 'http://plain.example:81']) {
      expect(isIts(address), address).toBe(true)
    }
  })

  it('is nothing else, and no address without an origin', () => {
    for (const address of [
      '',
      'app.example',
      '//app.example',
      'blob:https://app.example/1',
      'xhttps://app.example',
      'https://root@app.example',
      'https://:pw@app.example',
      'data:,null',
      'http://app.example',
    ]) {
      expect(isIts(address), address).toBe(false)
    }
  })
})

describe("the server's keys", () => {
  it('are not used for a token that names another one', () => {
    const request = () => keyring.secretFor({ alg: 'HS256', kid: 'foreign' })
    expect(request).toThrow(errors.JWKSNoMatchingKey)
  })
})

describe('a keyed hash', () => {
  it('is the same for the same parts and secret only', () => {
    const hash = keyedHash(secret)
    expect(hash('a', 'b')).toBe(keyedHash(secret)('a', 'b'))
    const others = [hash('ab'), hash('a', 'c'), hash('a,b'), hash('b', 'a'), hash('a', 'b', '')]
    const foreign = keyedHash(new TextEncoder().encode('foreign'.padEnd(32, '.')))
    expect(new Set([hash('a', 'b'), ...others, foreign('a', 'b')]).size).toBe(7)
    expect(hash('a', 'b')).toMatch(/^[\w-]{43}$/)
  })

  it('is the one that earlier releases stored', () => {
    expect(keyedHash(secret)('a', 'b')).toBe('VgvIthQ0Ih_UbwotZdqwDOFODD95uh564xzgw0prN9g')
  })
})
