import { analyticsEvents, idempotencyKeys, rateLimits } from '@server/db/schema'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBuilding, registerDomain } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import type { Sent } from '../world'
import { readProblem } from './reading'

const world = withSharedWorld()
let ada: Person
beforeAll(async () => {
  await registerDomain(world, 'tenants.example', await aBuilding(world))
  ada = await aPerson(world, { email: 'ada@tenants.example' })
})
beforeEach(async () => {
  const { connection } = world.database
  for (const table of [rateLimits, idempotencyKeys, analyticsEvents]) await connection.delete(table)
})

const client = '192.0.2.7'
const hourly = { keys: 3600, events: 1200 }

describe('an idempotency key', () => {
  const act = (sent: Sent) =>
    world.request('POST', '/api/analytics/v2/track', {
      body: { event: 'PAGE_VIEW', source: 'tenant_web' },
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...sent,
    })
  const rename = (token: string) =>
    world.request('PUT', '/api/users/current', {
      body: { first_name: 'Ada' },
      headers: { 'idempotency-key': crypto.randomUUID() },
      token,
      client,
    })
  const rows = () => world.database.connection.$count(idempotencyKeys)

  it('of an anonymous client creates a limited number of rows an hour', async () => {
    await world.limits.consume('keyedByClient', client, hourly.keys - 1)
    expect((await act({ client })).status).toBe(202)
    const refused = await act({ client })
    expect(readProblem(refused).code).toBe('too_many_requests')
    expect(await rows()).toBe(1)
    expect((await act({ client: '192.0.2.8' })).status).toBe(202)
  })

  it('is not required, and does not count for a signed-in user of that client', async () => {
    await world.limits.consume('keyedByClient', client, hourly.keys)
    expect((await act({ client, headers: {} })).status).toBe(202)
    const { token } = await world.signIn(ada)
    expect((await rename(token)).status).toBe(200)
  })

  it('of a signed-in user creates a limited number of rows an hour', async () => {
    const { token, userUuid } = await world.signIn(ada)
    await world.limits.consume('keyedByUser', userUuid, hourly.keys - 1)
    expect((await rename(token)).status).toBe(200)
    expect(readProblem(await rename(token)).code).toBe('too_many_requests')
    expect(await rows()).toBe(1)
  })

  it('of a call that changes nothing creates no row', async () => {
    const polls = await world.request('POST', '/api/auth/v2/validate-email', {
      body: { email: ada.email },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    expect(polls.status).toBe(200)
    expect(await rows()).toBe(0)
  })
})

describe('analytics', () => {
  const track = (sent: Sent, properties: object = {}) =>
    world.request('POST', '/api/analytics/v2/track', {
      body: { event: 'PAGE_VIEW', source: 'tenant_web', properties },
      ...sent,
    })
  const rows = () => world.database.connection.$count(analyticsEvents)

  it('of one client create a limited number of rows an hour', async () => {
    await world.limits.consume('trackedByClient', client, hourly.events - 1)
    expect((await track({ client })).status).toBe(202)
    expect((await track({ client })).status).toBe(429)
    expect((await track({ client, token: 'made-up' })).status).toBe(429)
    expect(await rows()).toBe(1)
  })

  it('of one user, too, from any client', async () => {
    const { token, userUuid } = await world.signIn(ada)
    await world.limits.consume('trackedByClient', client, hourly.events)
    expect((await track({ client, token })).status).toBe(202)
    await world.limits.consume('trackedByUser', userUuid, hourly.events - 1)
    expect((await track({ client: '192.0.2.9', token })).status).toBe(429)
  })

  it('have a limited number of properties each', async () => {
    const some = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'x']))
    expect((await track({}, some(20))).status).toBe(202)
    expect((await track({}, some(21))).status).toBe(400)
  })
})
