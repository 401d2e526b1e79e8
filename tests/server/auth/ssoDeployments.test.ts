import { ssoProviders } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Building } from '../builders/buildings'
import { demo } from '../world'
import { aProvidedBuilding, newcomer, optional, required, startOf } from './ssoWorld'
import { withSharedSsoWorld } from './withSsoWorld'

const overTls = {
  ...demo,
  server: { ...demo.server, publicScheme: 'https' as const, publicHosts: ['tower.example'] },
}

describe('by plain HTTP', () => {
  const world = withSharedSsoWorld()
  beforeAll(() => aProvidedBuilding(world))

  it.each(['oidc', 'saml'] as const)('the demo providers vouch by %s', async (protocol) => {
    // Nothing listens at the port in the browser's address.
    const visitor = world.visitor('lease.localhost', 8)
    const uuid = await visitor.vouched(newcomer(optional), protocol)
    expect(uuid).toHaveLength(36)
  })

  it('a request without a host is refused', async () => {
    for (const host of ['', 'a b', 'evil.example/../x', 'x@y']) {
      const answer = await world.request('GET', '/sso/start?provider=x&state=y', {
        headers: { host },
      })
      expect(answer.status, host).toBe(303)
      expect(answer.headers.get('location'), host).toMatch(/^\/login\?error=/)
    }
  })
})

describe('behind TLS', () => {
  let tower: Building
  const world = withSharedSsoWorld({ deployment: overTls })
  beforeAll(async () => {
    tower = await aProvidedBuilding(world)
  })

  it.each(['oidc', 'saml'] as const)('addresses use https, and work, by %s', async (protocol) => {
    const visitor = world.visitor('tower.example', 443)
    expect(visitor.origin).toMatch(/^https:/)
    const email = newcomer(optional)
    const uuid = await visitor.vouched(email, protocol)
    const terms = { is_term_accepted: true, building_uuid: tower.uuid }
    expect((await visitor.authenticate(email, uuid, terms)).status).toBe(200)
  })

  it("the browser's cookie is sent over TLS only", async () => {
    const visitor = world.visitor('tower.example', 443)
    const start = startOf(await visitor.offer(newcomer(required)), 'oidc')
    const { headers } = await visitor.visit(visitor.origin + start, { follow: false })
    expect(headers.get('set-cookie')).toMatch(/; Secure/)
  })

  it('a provider without TLS is not called', async () => {
    await world.database.connection
      .update(ssoProviders)
      .set({ issuer: 'http://127.0.0.1:4' })
      .where(eq(ssoProviders.domain, required))
    const visitor = world.visitor('tower.example', 443)
    const { page } = await visitor.goToProvider(newcomer(required), 'oidc')
    expect(page.url.searchParams.get('error')).toBe('sso_provider_unavailable')
    expect(world.logged.join('')).toContain('"reason":"OAUTH_HTTP_REQUEST_FORBIDDEN"')
  })
})
