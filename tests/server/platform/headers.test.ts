import { describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'

const hsts = 'strict-transport-security'
const year = 365 * 24 * 60 * 60

/** A world with some settings changed, on another one's database. */
function like(world: World, server: Partial<World['deployment']['server']>, more: object = {}) {
  const { database, deployment } = world
  const changed = { ...deployment, server: { ...deployment.server, ...server } }
  return openWorld({ database, deployment: changed, ...more })
}

const world = withSharedWorld()

describe('a refusal', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/nothing'],
    ['GET', '/api/users/current'],
    ['GET', '/images/tile/1?src=x'],
    ['GET', '/images/hero/320?src=https://elsewhere.example/x.png'],
    ['POST', '/api/auth/v2/login'],
    ['GET', '/pictures/nothing.svg'],
  ])('of %s %s is never cached', async (method, path) => {
    const answer = await world.request(method, path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })
})

describe('a response other than a page', () => {
  it('runs and loads nothing if it is opened as a page', async () => {
    const reply = await world.request('GET', '/api/healthcheck')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    for (const path of ['/icon.svg', '/pictures/meridian-front.svg']) {
      const drawing = await world.request('GET', path)
      expect(drawing.headers.get('content-type')).toContain('image/svg+xml')
      expect(drawing.headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.*sandbox$/,
      )
    }
  })
})

describe('with TLS', () => {
  const paths = ['/api/healthcheck', '/images/nothing', '/assets/nothing.js', '/api/nothing']

  it('every response has HSTS, for a year or longer', async () => {
    const secure = await like(world, { publicScheme: 'https' })
    for (const path of paths) {
      const replies = (await secure.request('GET', path)).headers.get(hsts) ?? ''
      expect(Number(/^max-age=(\d+)$/.exec(replies)?.[1]), path).toBeGreaterThanOrEqual(year)
    }
  })

  it('subdomains are included if the deployment configures so', async () => {
    const server = { publicScheme: 'https' as const, hstsIncludeSubDomains: true }
    const { headers } = await (await like(world, server)).request('GET', '/api/healthcheck')
    expect(headers.get(hsts)).toMatch(/^max-age=\d+; includeSubDomains$/)
  })

  it('responses without TLS have no HSTS', async () => {
    for (const path of paths)
      expect((await world.request('GET', path)).headers.get(hsts)).toBeNull()
  })
})

describe("the operators' endpoints", () => {
  const paths = ['/metrics', '/api/openapi.json']
  const statuses = (of: World, headers: Record<string, string> = {}) =>
    Promise.all(paths.map(async (path) => (await of.request('GET', path, { headers })).status))

  it('are open in the demo, and otherwise only if the deployment configures so', async () => {
    expect(await statuses(world)).toEqual([200, 200])
    expect(await statuses(await like(world, {}, { demo: false }))).toEqual([404, 404])
    const both = { publicMetrics: true, publicOpenApi: true }
    expect(await statuses(await like(world, both, { demo: false }))).toEqual([200, 200])
    const neither = { publicMetrics: false, publicOpenApi: false }
    expect(await statuses(await like(world, neither))).toEqual([404, 404])
  })

  it('open the metrics to a caller with the token', async () => {
    const metricsToken = 'a token for the metrics'.replaceAll(' ', '-')
    const closed = await like(world, {}, { demo: false, metricsToken })
    expect(await statuses(closed, { authorization: `Bearer ${metricsToken}` })).toEqual([200, 404])
    expect(await statuses(closed, { authorization: 'Bearer another' })).toEqual([404, 404])
    expect(await statuses(closed, { authorization: metricsToken })).toEqual([404, 404])
  })
})
