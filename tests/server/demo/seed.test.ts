import { buildingUuid } from '@demo/buildings'
import { seedDemo } from '@demo/seed'
import * as tables from '@server/db/schema'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { demo } from '../world'

const world = withSharedWorld({ seed: 'demo' })

const ada = eq(tables.users.email, 'ada@meridian.example')
const rename = () =>
  world.database.connection.update(tables.users).set({ firstName: 'Changed' }).where(ada)
async function firstName(): Promise<string | undefined> {
  const [row] = await world.database.connection.select().from(tables.users).where(ada)
  return row?.firstName
}

it("keeps this release's demo world with its changes", async () => {
  await rename()
  await seedDemo(world.database, demo.brands, new Date())
  expect(await firstName()).toBe('Changed')
})

it("recreates an earlier release's demo world", async () => {
  const { connection } = world.database
  await connection.delete(tables.ssoProviders)
  await connection.delete(tables.settings).where(eq(tables.settings.key, 'demo_seed_version'))
  await seedDemo(world.database, demo.brands, new Date())
  expect(await firstName()).toBe('Ada')
  expect(await connection.$count(tables.ssoProviders)).toBeGreaterThan(0)
  // And only once.
  await rename()
  await seedDemo(world.database, demo.brands, new Date())
  expect(await firstName()).toBe('Changed')
})

it('deletes attempts, codes, sign-ups and limits on a reset', async () => {
  const { connection } = world.database
  const [user] = await connection.select().from(tables.users).where(ada)
  const [building] = await connection.select().from(tables.buildings).limit(1)
  const at = new Date()
  await world.request('GET', '/api/sso/v1/providers/x%40ssorequired.example')
  await connection.insert(tables.samlAssertions).values({ id: 'x', expiresAt: at })
  await connection.insert(tables.rateLimits).values({ key: 'x', points: 1 })
  await connection.insert(tables.registrations).values({
    uuid: crypto.randomUUID(),
    userId: user?.id ?? 0,
    firstName: 'x',
    lastName: 'x',
    passwordHash: 'x',
    buildingUuid: building?.uuid ?? '',
    emailAccepted: false,
    userTypeId: 1,
    createdAt: at,
  })
  await connection.insert(tables.verificationCodes).values({
    uuid: crypto.randomUUID(),
    email: 'x',
    purpose: 'password',
    codeHash: 'x',
    sentAt: at,
    expiresAt: at,
  })
  const forgotten: PgTable[] = [
    tables.ssoTransactions,
    tables.samlAssertions,
    tables.rateLimits,
    tables.registrations,
    tables.verificationCodes,
  ]
  const counts = () => Promise.all(forgotten.map((table) => connection.$count(table)))
  expect(Math.min(...(await counts()))).toBeGreaterThan(0)
  await world.request('POST', '/demo/reset')
  expect(Math.max(...(await counts()))).toBe(0)
})

it('clears the cache of buildings on a reset', async () => {
  const categories = `/api/tenant/v1/buildings/${buildingUuid.meridian}/categories/contents`
  const zones = async () => {
    const { token } = await world.login('ada@meridian.example')
    const { body } = await world.request('GET', categories, { token })
    const { data } = body as { data: { contents: { timezone: string }[] }[] }
    return new Set(data.flatMap(({ contents }) => contents.map(({ timezone }) => timezone)))
  }
  await world.database.connection.update(tables.buildings).set({ timezone: 'Europe/Paris' })
  expect(await zones()).toEqual(new Set(['Europe/Paris']))
  await world.request('POST', '/demo/reset')
  expect(await zones()).toEqual(new Set(['America/New_York']))
})

describe('the demo', () => {
  it('restores the seed', async () => {
    const { token } = await world.login('ada@meridian.example')
    await world.request('PUT', '/api/users/current', { token, body: { first_name: 'Zelda' } })
    await world.request('POST', '/demo/reset')
    expect((await world.request('GET', '/api/users/current', { token })).status).toBe(401)
    const again = await world.login('ada@meridian.example')
    const me = await world.request('GET', '/api/users/current', { token: again.token })
    expect(me.body).toMatchObject({ first_name: 'Ada' })
  })

  it('draws its own pictures only', async () => {
    const picture = await world.request('GET', '/pictures/meridian-front.svg')
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect((await world.request('GET', '/pictures/nothing-like-it.svg')).status).toBe(404)
    expect((await world.request('GET', '/pictures/..%2f..%2fpackage.json')).status).toBe(404)
  })
})
