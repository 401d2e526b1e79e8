import { analyticsEvents } from '@server/db/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding } from '../builders/buildings'
import { aPerson, type Person, password } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { readProblem } from './reading'

const tower = { uuid: crypto.randomUUID() }
const world = withSharedWorld()
let ada: Person
let ben: Person
beforeAll(async () => {
  await aBuilding(world, tower)
  ada = await aPerson(world, { in: tower, email: 'ada@tenants.example' })
  ben = await aPerson(world, { in: tower })
})

const track = (body: object, token?: string) =>
  world.request('POST', '/api/analytics/v2/track', { body, ...(token !== undefined && { token }) })

describe('health and metrics', () => {
  it('responds that it is alive', async () => {
    expect((await world.request('GET', '/api/healthcheck')).body).toEqual({
      status: 'ok',
      version: '3.5.0',
    })
  })

  it('counts requests by pattern, never by path', async () => {
    await world.request('GET', `/api/buildings/${tower.uuid}/theme`)
    const { body } = await world.request('GET', '/metrics')
    expect(body).toContain('route="/buildings/:buildingId/theme"')
    expect(body).not.toContain(tower.uuid)
  })
})

describe('another origin', () => {
  const sendRequest = (origin: string) =>
    world.request('GET', '/api/healthcheck', { headers: { origin } })

  it('can read only if the deployment lists it', async () => {
    const listed = await sendRequest('https://elsewhere.example')
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
    const other = await sendRequest('https://evil.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('flags', () => {
  it('lists only the enabled ones, by GET and by POST', async () => {
    const get = await world.request('GET', '/api/frontend?appName=portico&userId=anonymous')
    const post = await world.request('POST', '/api/frontend', {
      body: { context: { userId: 'x' } },
    })
    expect(get.body).toEqual(post.body)
    const names = JSON.stringify(get.body)
    expect(names).toContain('"show-smart-building"')
    expect(names).not.toContain('"maintenance-mode"')
  })

  it('responds 304 to a client with the latest version', async () => {
    const first = await world.request('GET', '/api/frontend')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W?\/?"/)
    const again = await world.request('GET', '/api/frontend', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it.each(['/client/metrics', '/client/register'])('accepts %s', async (path) => {
    expect((await world.request('POST', `/api/frontend${path}`, { body: {} })).status).toBe(200)
  })
})

describe('analytics', () => {
  it('stores the event with user and building', async () => {
    const { token, userUuid } = await world.signIn(ben)
    const body = {
      event: 'UTILITY_BUTTON_CLICKED',
      source: 'tenant_web',
      building_uuid: tower.uuid,
      properties: { utility_name: 'Transit' },
    }
    expect((await track(body, token)).status).toBe(202)
    const rows = await world.database.connection.select().from(analyticsEvents)
    expect(rows.at(-1)).toMatchObject({
      event: 'UTILITY_BUTTON_CLICKED',
      userUuid,
      buildingUuid: tower.uuid,
      properties: { utility_name: 'Transit' },
    })
  })

  it('accepts events of signed-out users', async () => {
    expect((await track({ event: 'PAGE_VIEW', source: 'tenant_web', path: '/login' })).status).toBe(
      202,
    )
  })

  it.each([
    [{ event: 'NONSENSE', source: 'tenant_web' }, 'body.event'],
    [{ event: 'PAGE_VIEW', source: 'tenant_web', path: '/x?token=secret' }, 'body.path'],
    [{ event: 'PAGE_VIEW' }, 'body.source'],
  ])('refuses %j', async (body, path) => {
    expect(readProblem(await track(body)).errors?.[0]?.path).toBe(path)
  })
})

describe('idempotency keys', () => {
  const login = (key: string, given = password) =>
    world.request('POST', '/api/auth/v2/login', {
      body: { email: ben.email, password: given },
      headers: { 'idempotency-key': key },
    })

  it('return the same reply and act once', async () => {
    const [one, two] = [await login('same-key-0001'), await login('same-key-0001')]
    expect(one.status).toBe(200)
    expect(two.body).toEqual(one.body)
  })

  it('refuse another body', async () => {
    await login('same-key-0002')
    expect(readProblem(await login('same-key-0002', 'other')).code).toBe('idempotency_key_reused')
  })

  it('can be reused after a refusal', async () => {
    expect((await login('same-key-0003', 'wrong')).status).toBe(401)
    expect((await login('same-key-0003')).status).toBe(200)
  })

  it('act once for ten concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login('same-key-0004')))
    const replies = answers.filter(({ status }) => status === 200)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    for (const other of answers.filter(({ status }) => status !== 200)) {
      expect(readProblem(other).code).toBe('idempotency_in_progress')
    }
  })

  it('must have a valid length', async () => {
    expect(readProblem(await login('short')).errors?.[0]?.path).toBe('headers.idempotency-key')
  })

  it('leave no token and no password readable in the database', async () => {
    await login('same-key-0005')
    const rows = await world.database.connection.query.idempotencyKeys.findMany()
    const text = JSON.stringify(rows)
    expect(text).not.toContain('same-key-0005')
    expect(text).not.toContain(password)
    expect(text).not.toContain('eyJhbGciOi')
  })
})

describe('the log', () => {
  it('has a trace id and neither token, address nor password', async () => {
    world.logged.length = 0
    const trace = 'a'.repeat(32)
    await world.request('POST', '/api/auth/v2/login', {
      body: { email: ada.email, password },
      headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
    })
    await world.request('GET', '/api/sso/v1/providers/ada%40tenants.example')
    const { token } = await world.signIn(ada)
    await world.request('GET', '/api/users/current', { token })
    const text = world.logged.join('')
    expect(text).toContain(trace)
    for (const secret of ['ada@', 'ada%40', password, token]) expect(text).not.toContain(secret)
  })
})
