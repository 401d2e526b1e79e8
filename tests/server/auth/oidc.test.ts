import { ssoProviders, ssoTransactions } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aProvidedBuilding,
  newcomer,
  optional,
  password,
  problemCode,
  required,
  startOf,
} from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

const world = withSharedSsoWorld()
beforeAll(() => aProvidedBuilding(world))
beforeEach(() => {
  world.clock.now = new Date()
})

const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000)
}
const transaction = (uuid: string) => eq(ssoTransactions.uuid, uuid)
const change = (uuid: string, values: Partial<typeof ssoTransactions.$inferInsert>) =>
  world.database.connection.update(ssoTransactions).set(values).where(transaction(uuid))
const errorOf = ({ url }: { url: URL }) => [url.pathname, url.searchParams.get('error')]

describe('the redirect to the provider', () => {
  it('contains PKCE, state, nonce and the address', async () => {
    const email = newcomer(required)
    const visitor = world.visitor('lease.localhost')
    const offer = await visitor.offer(email)
    const start = startOf(offer, 'oidc')
    expect(start).toMatch(/^\/sso\/start\?provider=[0-9a-f-]{36}&state=[\w-]{43}$/)
    const page = await visitor.visit(visitor.origin + start, { follow: false })
    expect(page.status).toBe(303)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const { origin, pathname, searchParams } = new URL(page.headers.get('location') ?? '')
    expect(origin + pathname).toBe(`${world.origin}/demo/oidc/auth`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'portico',
      redirect_uri: `${visitor.origin}/login`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: new URL(start, world.origin).searchParams.get('state'),
      login_hint: email,
    })
    for (const name of ['nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43)
    }
  })

  it('stores no state that a copy of the database would reveal', async () => {
    const offer = await world.visitor().offer(newcomer(required))
    const [row] = await world.database.connection
      .select()
      .from(ssoTransactions)
      .where(transaction(offer.transaction_uuid))
    const state = new URL(startOf(offer, 'oidc'), world.origin).searchParams.get('state')
    expect(JSON.stringify(row)).not.toContain(state)
  })

  it('marks the browser with a cookie that no script and no other site can use', async () => {
    const visitor = world.visitor()
    const start = startOf(await visitor.offer(newcomer(required)), 'oidc')
    const { headers } = await visitor.visit(world.origin + start, { follow: false })
    expect(headers.get('set-cookie')).toMatch(/; Path=\/api\/sso; HttpOnly; SameSite=Strict$/)
  })

  it('leads to no provider of another company, nor to an invented one', async () => {
    const visitor = world.visitor()
    const [own, foreign] = [
      await visitor.offer(newcomer(required)),
      await visitor.offer(newcomer(optional)),
    ]
    const provider = new URL(startOf(foreign, 'oidc'), world.origin).searchParams.get('provider')
    const start = new URL(startOf(own, 'oidc'), world.origin)
    for (const other of [provider ?? '', crypto.randomUUID(), "' or 1=1", '']) {
      start.searchParams.set('provider', other)
      const page = await visitor.visit(start)
      expect(errorOf(page), other).toEqual(['/login', 'sso_provider_unavailable'])
      expect(page.url.searchParams.get('state')).toBe(start.searchParams.get('state'))
    }
  })

  it('accepts no other state, and none older than half an hour', async () => {
    const visitor = world.visitor()
    const start = new URL(startOf(await visitor.offer(newcomer(required)), 'oidc'), world.origin)
    later(31)
    expect(errorOf(await visitor.visit(start))).toEqual(['/login', 'sso_state_invalid'])
    start.searchParams.set('state', 'made-up')
    const page = await visitor.visit(start)
    expect(errorOf(page)).toEqual(['/login', 'sso_state_invalid'])
    expect(page.url.searchParams.get('state')).toBe('made-up')
  })

  it('leads back if the provider is down', async () => {
    const domain = 'down.example'
    await world.database.connection.insert(ssoProviders).values({
      uuid: crypto.randomUUID(),
      domain,
      required: true,
      protocol: 'oidc',
      name: 'Down',
      issuer: 'http://127.0.0.1:4',
      clientId: 'x',
    })
    const { page } = await world.visitor().goToProvider(`x@${domain}`, 'oidc')
    expect(errorOf(page)).toEqual(['/login', 'sso_provider_unavailable'])
    expect(world.logged.join('')).toContain('"reason":"ECONNREFUSED"')
  })
})

describe('the return from the provider', () => {
  it('ends with the address and the names that the provider sent', async () => {
    const visitor = world.visitor()
    const email = 'grace.hopper@ssorequired.example'
    const { offer, page } = await visitor.comeBack(email, 'oidc')
    expect(page.url.href).toContain(`${world.origin}/login?code=`)
    expect(await visitor.exchange(page)).toEqual({
      status: 200,
      body: {
        email,
        transaction_uuid: offer.transaction_uuid,
        first_name: 'Grace',
        last_name: 'Hopper',
      },
    })
  })

  it('leads to the original host', async () => {
    const visitor = world.visitor('harbor.localhost')
    const { page } = await visitor.comeBack(newcomer(required), 'oidc')
    expect(page.url.origin).toBe(visitor.origin)
    expect((await visitor.exchange(page)).status).toBe(200)
  })

  it('completes a user name without a domain with that of the address', async () => {
    const visitor = world.visitor()
    const { page } = await visitor.comeBack('lin@ssorequired.example', 'oidc', 'lin')
    expect((await visitor.exchange(page)).body).toMatchObject({ email: 'lin@ssorequired.example' })
  })

  it('requests the identity each time, so that one browser can serve several users', async () => {
    const visitor = world.visitor()
    for (const email of [newcomer(required), newcomer(required)]) {
      const { page } = await visitor.goToProvider(email, 'oidc')
      expect(page.body).toContain(`value="${email}"`)
      const typed = { user: email, password, action: 'sign-in' }
      const answer = await visitor.exchange(await visitor.submit(page, typed))
      expect(answer).toMatchObject({ status: 200, body: { email } })
    }
  })

  it('reports a cancellation to the app', async () => {
    const visitor = world.visitor()
    const { page } = await visitor.goToProvider(newcomer(required), 'oidc')
    const back = await visitor.submit(page, { action: 'cancel' })
    expect(errorOf(back)).toEqual(['/login', 'access_denied'])
    expect(back.url.searchParams.get('state')).toHaveLength(43)
  })

  it('does not continue with a wrong password', async () => {
    const visitor = world.visitor()
    const email = newcomer(required)
    const { page } = await visitor.goToProvider(email, 'oidc')
    const again = await visitor.submit(page, { user: email, password: 'no', action: 'sign-in' })
    expect(again.url.pathname).toBe(page.url.pathname)
    expect(again.body).toContain('role="alert"')
    expect(again.body).not.toContain('"no"')
  })

  it('refuses another person than the one who started', async () => {
    const visitor = world.visitor()
    const email = newcomer(required)
    const { offer, page } = await visitor.comeBack(email, 'oidc', 'mallory@ssorequired.example')
    const answer = await visitor.exchange(page)
    expect([answer.status, problemCode(answer)]).toEqual([403, 'sso_email_mismatch'])
    const after = await visitor.authenticate(email, offer.transaction_uuid)
    expect(problemCode(after)).toBe('sso_state_invalid')
  })

  it('accepts a state once, whatever its result', async () => {
    const visitor = world.visitor()
    const good = await visitor.comeBack(newcomer(required), 'oidc')
    expect((await visitor.exchange(good.page)).status).toBe(200)
    expect(problemCode(await visitor.exchange(good.page))).toBe('sso_state_invalid')

    const bad = await visitor.comeBack(newcomer(required), 'oidc')
    const spoilt = new URL(bad.page.url)
    spoilt.searchParams.set('code', 'made-up')
    const answer = await visitor.exchange({ ...bad.page, url: spoilt })
    expect([answer.status, problemCode(answer)]).toEqual([502, 'sso_exchange_failed'])
    expect(problemCode(await visitor.exchange(bad.page))).toBe('sso_state_invalid')
  })

  it('accepts a state once for twenty concurrent calls', async () => {
    const visitor = world.visitor()
    const { page } = await visitor.comeBack(newcomer(required), 'oidc')
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.exchange(page)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200).map(problemCode)
    expect(new Set(others)).toEqual(new Set(['sso_state_invalid']))
  })

  it('refuses an invented state, an unsent one, and an expired one', async () => {
    const visitor = world.visitor()
    const offer = await visitor.offer(newcomer(required))
    const unused = new URL(startOf(offer, 'oidc'), world.origin).searchParams.get('state') ?? ''
    for (const state of ['made-up', unused]) {
      const url = new URL(`${world.origin}/login?code=x&state=${state}`)
      const answer = await visitor.call('GET', `/sso/v1/callback/oidc${url.search}`)
      expect([answer.status, problemCode(answer)]).toEqual([403, 'sso_state_invalid'])
    }
    const { page } = await visitor.comeBack(newcomer(required), 'oidc')
    later(31)
    expect(problemCode(await visitor.exchange(page))).toBe('sso_state_invalid')
  })

  it("refuses another attempt's code", async () => {
    const visitor = world.visitor()
    const email = newcomer(required)
    const one = await visitor.comeBack(email, 'oidc')
    const other = await visitor.comeBack(email, 'oidc')
    const mixed = new URL(other.page.url)
    mixed.searchParams.set('code', one.page.url.searchParams.get('code') ?? '')
    const answer = await visitor.exchange({ ...other.page, url: mixed })
    expect(problemCode(answer)).toBe('sso_exchange_failed')
  })

  it.each<[string, () => Parameters<typeof change>[1]]>([
    ['PKCE verifier', () => ({ pkceVerifier: 'v'.repeat(43) })],
    ['nonce', () => ({ nonce: 'n'.repeat(43) })],
    ['return address', () => ({ redirectUri: `${world.visitor('lease.localhost').origin}/login` })],
  ])('refuses another %s', async (_, values) => {
    const visitor = world.visitor()
    const { offer, page } = await visitor.comeBack(newcomer(required), 'oidc')
    await change(offer.transaction_uuid, values())
    expect(problemCode(await visitor.exchange(page))).toBe('sso_exchange_failed')
    expect(problemCode(await visitor.exchange(page))).toBe('sso_state_invalid')
  })

  it('belongs to the latest page load that started', async () => {
    const visitor = world.visitor()
    const email = newcomer(required)
    const first = await visitor.goToProvider(email, 'oidc')
    const start = world.origin + startOf(first.offer, 'oidc')
    const second = await visitor.visit(start)
    const typed = { user: email, password, action: 'sign-in' }
    const back = await visitor.submit(second, typed)
    expect((await visitor.exchange(back)).status).toBe(200)
    // After its return it cannot be started again.
    expect(errorOf(await visitor.visit(start))).toEqual(['/login', 'sso_state_invalid'])
  })

  it('reports the provider as down if that happens in between', async () => {
    const visitor = world.visitor()
    const { page } = await visitor.comeBack(newcomer(optional), 'oidc')
    const row = eq(ssoProviders.domain, optional)
    const { connection } = world.database
    await connection.update(ssoProviders).set({ issuer: 'http://127.0.0.1:4' }).where(row)
    const answer = await visitor.exchange(page)
    expect([answer.status, problemCode(answer)]).toEqual([502, 'sso_provider_unavailable'])
    await world.request('POST', '/demo/reset')
  })
})
