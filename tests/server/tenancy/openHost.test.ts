import { table } from '@contract/table'
import { missingEndpoints } from '@server/http/mount'
import { routes } from '@server/routes/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person, password } from '../builders/people'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let ada: Person
beforeAll(async () => {
  ada = await aPerson(world, { in: await aBuilding(world) })
})

/** Some of the calls of the auth flows sign out, or exchange a token. */
const fresh = async () => (await world.signIn(ada)).token

const host = 'closed.localhost:4310'
const detail = 'This site is not open yet.'
const waysIn = ['auth', 'registration', 'verification', 'sso']
const missing = missingEndpoints(routes)
const endpoints = table
  .filter(({ area }) => waysIn.includes(area))
  .filter(({ endpoint }) => !missing.includes(`${endpoint.method} ${endpoint.path}`))
  .map(({ endpoint }): [string, string] => [endpoint.method, endpoint.path])

describe('a host that is not open yet', () => {
  it('has sign-in endpoints to close', () => {
    expect(endpoints.length).toBeGreaterThan(12)
  })

  it.each(endpoints)('has no sign-in by %s %s', async (method, path) => {
    const filled = `/api${path.replaceAll(/:\w+/g, '1234')}`
    const sent = { host, token: await fresh(), ...(method !== 'GET' && { body: {} }) }
    const closed = await world.request(method, filled, sent)
    expect(closed).toMatchObject({ status: 403, body: { detail } })
    // Elsewhere it may be refused as well, but not for this reason.
    const open = await world.request(method, filled, { ...sent, host: 'localhost:4310' })
    expect(open.body).not.toMatchObject({ detail })
  })

  it.each([
    ['GET', '/sso/start?provider=x&state=y'],
    ['POST', '/sso/saml'],
    ['GET', '/sso/saml/metadata'],
  ])('leads to no provider, nor back, by %s %s', async (method, path) => {
    expect((await world.request(method, path, { host })).status).toBe(403)
  })

  it('signs no one in, even with the correct password', async () => {
    const body = { email: ada.email, password }
    const sent = { host: 'CLOSED.localhost', body }
    expect((await world.request('POST', '/api/auth/v2/login', sent)).status).toBe(403)
  })

  it('returns its white-label and its health', async () => {
    const paths = ['/api/healthcheck', '/api/public/whitelabel?domain=closed.localhost']
    for (const path of paths) expect((await world.request('GET', path, { host })).status).toBe(200)
    // A user who is already signed in continues.
    const own = await world.request('GET', '/api/users/current', { host, token: await fresh() })
    expect(own.status).toBe(200)
  })
})
