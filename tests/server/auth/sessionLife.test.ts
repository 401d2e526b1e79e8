import { createHash } from 'node:crypto'
import { deploymentFile } from '@contract/deployment'
import { refreshTokens, sessionFamilies, users } from '@server/db/schema'
import { forgetSession } from '@server/services/auth/principal'
import { continueSession } from '@server/services/auth/session'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aKiosk, aPerson, type Person, password } from '../builders/people'
import { read, readProblem, tokens } from '../platform/reading'
import { withWorld } from '../withWorld'
import { openWorld, type Sent, secret } from '../world'

const world = withWorld()
let ada: Person
let lobby: Person
beforeEach(async () => {
  const tower = await aBuilding(world)
  ada = await aPerson(world, { in: tower })
  lobby = await aKiosk(world, { in: tower })
})

const day = 24 * 3600
const later = (seconds: number, of = world) => {
  of.clock.now = new Date(of.clock.now.getTime() + seconds * 1000)
}
const refresh = (token: string, of = world) =>
  of.request('POST', '/api/auth/v2/refresh', { body: { refresh_token: token } })
const me = (token: string, of = world) => of.request('GET', '/api/users/current', { token })

/** Renews it every 29 days and at the end; returns after how many days that failed. */
async function lifeOf(who: Person, of = world): Promise<number> {
  let { refresh: token } = await of.login(who)
  for (let days = 0; ; ) {
    later(29 * day, of)
    const answer = await refresh(token, of)
    if (answer.status !== 200) return days
    days += 29
    const next = read(tokens, answer.body).refresh_token
    token = next.token
    if (next.expires_in < 29 * day) return days + next.expires_in / day
  }
}

describe('a session', () => {
  it('lasts ninety days from its sign-in, however often it is renewed', async () => {
    expect(await lifeOf(ada)).toBe(90)
  })

  it('of a kiosk lasts a year', async () => {
    expect(await lifeOf(lobby)).toBe(365)
  })

  it('lasts as long as the deployment configures', async () => {
    const { database, deployment } = world
    const server = { ...deployment.server, sessionDays: { user: 7, kiosk: 30 } }
    const shorter = await openWorld({
      database,
      deployment: { ...deployment, server },
    })
    const { refresh: first } = await shorter.login(ada)
    later(6 * day, shorter)
    const next = read(tokens, (await refresh(first, shorter)).body)
    expect(next.refresh_token.expires_in).toBe(day)
    later(day - 60, shorter)
    const last = read(tokens, (await refresh(next.refresh_token.token, shorter)).body)
    expect((await me(last.token, shorter)).status).toBe(200)
    later(60, shorter)
    // Neither token outlives it, whatever it contains.
    expect(readProblem(await me(last.token, shorter)).code).toBe('unauthenticated')
    const late = await refresh(last.refresh_token.token, shorter)
    expect(readProblem(late).code).toBe('refresh_token_invalid')
  })

  it("ends even if an earlier release's refresh token claims otherwise", async () => {
    const { refresh: first } = await world.login(ada)
    await world.database.connection
      .update(refreshTokens)
      .set({ expiresAt: new Date(world.clock.now.getTime() + 400 * day * 1000) })
    later(91 * day)
    expect(readProblem(await refresh(first)).code).toBe('refresh_token_invalid')
  })

  it('ends to the millisecond, and so does a refresh token', async () => {
    const { refresh: token } = await world.login(ada)
    later(30 * day)
    expect(readProblem(await refresh(token)).code).toBe('refresh_token_invalid')
    later(-0.001)
    expect((await refresh(token)).status).toBe(200)

    const { refresh: longer } = await world.login(ada)
    const expiresAt = new Date(world.clock.now.getTime() + 400 * day * 1000)
    await world.database.connection.update(refreshTokens).set({ expiresAt })
    later(90 * day)
    expect(readProblem(await refresh(longer)).code).toBe('refresh_token_invalid')
    later(-0.001)
    expect((await refresh(longer)).status).toBe(200)
  })

  it('is renewed by an unguessable token that is useless to a reader of the database', async () => {
    const { refresh: token } = await world.login(ada)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await world.database.connection.select().from(refreshTokens)
    expect(JSON.stringify(rows)).not.toContain(token)
    const hash = createHash('sha256').update(token).digest('hex')
    expect(rows.map((row) => row.hash)).toContain(hash)
    expect(readProblem(await refresh(hash)).code).toBe('refresh_token_invalid')
  })

  it('stores why it ended', async () => {
    const path = '/api/portico/v1/sessions'
    const familyOf = (token: string) => String(decodeJwt(token).family)
    const why = async (token: string) => {
      const [row] = await world.database.connection
        .select()
        .from(sessionFamilies)
        .where(eq(sessionFamilies.uuid, familyOf(token)))
      return row?.endedBecause
    }
    const [out, stolen, phone, tablet, old] = [
      await world.login(ada),
      await world.login(ada),
      await world.login(ada),
      await world.login(ada),
      await world.login(ada),
    ]
    expect(await why(out.token)).toBeNull()
    await world.request('POST', '/api/auth/logout', { token: out.token, body: {} })
    await refresh(stolen.refresh)
    later(1)
    await refresh(stolen.refresh)
    await world.request('DELETE', `${path}/${familyOf(phone.token)}`, { token: old.token })
    await world.request('DELETE', path, { token: tablet.token })
    const desk = await world.login(ada)
    const body = { password, new_password: 'Another-Pass1!' }
    await world.request('PUT', '/api/users/current', { token: desk.token, body })
    expect(await Promise.all([out, stolen, phone, old].map(({ token }) => why(token)))).toEqual([
      'logout',
      'reuse',
      'elsewhere',
      'elsewhere',
    ])
    expect(await why(tablet.token)).toBe('password_changed')
    expect(await why(desk.token)).toBeNull()
  })

  it("is signed out under its user's name, and without one if the user is gone", async () => {
    const { token, refresh: renewal } = await world.login(ada)
    const out = async (sent: Sent = { token, body: {} }) => {
      world.logged.length = 0
      expect((await world.request('POST', '/api/auth/logout', sent)).status).toBe(200)
      const lines = world.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
      return lines.find(({ event }) => event === 'sign-out')?.account
    }
    expect(await out()).toMatch(/^[\w-]{16}$/)
    expect(await out({ body: { refresh_token: renewal } })).toMatch(/^[\w-]{16}$/)
    expect(await out({ body: { refresh_token: 'nonsense' } })).toBeNull()
    await world.database.connection.delete(sessionFamilies)
    expect(await out()).toBeNull()
  })

  it('that another process ended is noticed within five seconds', async () => {
    const { token } = await world.login(ada)
    expect((await me(token)).status).toBe(200)
    await world.database.connection.update(sessionFamilies).set({ endedAt: world.clock.now })
    later(4.9)
    expect((await me(token)).status).toBe(200)
    later(0.1)
    expect(readProblem(await me(token)).code).toBe('unauthenticated')
  })

  it('stops immediately, even for a call during the write of its end', async () => {
    const { token } = await world.login(ada)
    expect((await me(token)).status).toBe(200)
    forgetSession(String(decodeJwt(token).family))
    // The end is invisible to others before it is committed.
    expect((await me(token)).status).toBe(200)
    await world.database.connection.update(sessionFamilies).set({ endedAt: world.clock.now })
    expect(readProblem(await me(token)).code).toBe('unauthenticated')
  })

  it('of a deactivated user opens nothing, and is not renewed', async () => {
    const { token, refresh: first } = await world.login(ada)
    await world.database.connection.update(users).set({ deactivated: true })
    later(5)
    expect(readProblem(await me(token)).code).toBe('unauthenticated')
    expect(readProblem(await refresh(first)).code).toBe('refresh_token_invalid')
  })

  it('does not vouch for another user', async () => {
    const { token } = await world.login(ada)
    const { familyUuid } = await world.accessTokens.verify(token, world.clock.now)
    const claims = { userUuid: crypto.randomUUID(), familyUuid }
    const other = await world.accessTokens.sign(claims, world.clock.now)
    expect(readProblem(await me(other)).code).toBe('unauthenticated')
  })

  it('is not extended by upgrading its token', async () => {
    const { token, userUuid } = await world.login(ada)
    later(80 * day)
    const seconds = Math.floor(world.clock.now.getTime() / 1000)
    const old = await new SignJWT({ version: 2, family: decodeJwt(token).family })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('portico')
      .setSubject(userUuid)
      .setExpirationTime(seconds + 600)
      .sign(secret)
    const answers = await Promise.all(
      [1, 2].map(() => world.request('POST', '/api/auth/upgrade', { token: old })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const renewed = answers.find(({ status }) => status === 200)
    expect(read(tokens, renewed?.body).refresh_token.expires_in).toBe(10 * day)
    const open = await world.database.connection.select().from(sessionFamilies)
    expect(open.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    expect(open.find(({ endedAt }) => endedAt !== null)?.endedBecause).toBe('upgrade')
    // The call has already read: the rule must see later changes once it has the lock.
    const { accessTokens, clock, database, deployment } = world
    const { sessionDays } = deployment.server
    const dependencies = { accessTokens, sessionDays, now: clock.now, agent: '' }
    const owner = { id: 0, uuid: userUuid, kind: 'user', familyUuid: crypto.randomUUID() } as const
    await expect(
      database.transaction((tx) => continueSession(tx, dependencies, owner)),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the deployment', () => {
  it.each([{ user: 0 }, { user: 181 }, { kiosk: 401 }, { user: 1.5 }])(
    'cannot configure endless or zero sessions: %j',
    (sessionDays) => {
      const { browser, server } = world.deployment
      const { brands: _, ...rest } = browser
      expect(v.is(deploymentFile, { browser: rest, server })).toBe(true)
      expect(v.is(deploymentFile, { browser: rest, server: { ...server, sessionDays } })).toBe(
        false,
      )
    },
  )
})
