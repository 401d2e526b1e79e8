import * as tables from '@server/db/schema'
import { publishDue } from '@server/services/operate/publishDue'
import { isEmptyPlan } from '@server/world/plan/plan'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import { world as full, worldWith } from './tower'
import { worldCalls } from './worldCalls'

const world = withSharedWorld()
const calls = worldCalls(world)
afterEach(() => world.reset())

const user = async (email: string) => {
  const { users } = tables
  const [row] = await world.database.connection.select().from(users).where(eq(users.email, email))
  if (row === undefined) throw new Error(`there is no ${email}`)
  return row
}

describe('a document', () => {
  it('creates what it describes, and changes nothing the second time', async () => {
    const { changes } = await calls.apply(full)
    expect(changes.some(({ state }) => state === 'removed' || state === 'changed')).toBe(false)
    expect(new Set(changes.map(({ kind }) => kind)).size).toBeGreaterThan(20)
    expect(isEmptyPlan(await calls.plan(full))).toBe(true)
  })

  it('gives a record the same uuid in every database', async () => {
    await calls.apply(full)
    const uuids = async () =>
      (
        await world.database.connection
          .select({ uuid: tables.resources.uuid })
          .from(tables.resources)
      )
        .map(({ uuid }) => uuid)
        .toSorted()
    const first = await uuids()
    await world.reset()
    await calls.apply(full)
    expect(await uuids()).toEqual(first)
  })

  it('stores a price in cents, and times in minutes of the day', async () => {
    await calls.apply(full)
    const [room] = await world.database.connection.select().from(tables.resources)
    expect(room).toMatchObject({
      priceCents: 1999,
      opensAt: 420,
      closesAt: 1200,
      weekdayHours: { sat: { opensAt: 540, closesAt: 780 }, sun: null },
    })
    const [tenancy] = await world.database.connection.select().from(tables.companyBuildings)
    expect(tenancy).toMatchObject({
      floor: '18–21',
      openingHours: { mon: { opensAt: 510, closesAt: 1080 }, sat: null },
    })
  })

  it('names each changed field with its values', async () => {
    await calls.apply(full)
    expect(
      await calls.differences(worldWith({ name: 'New Tower', timezone: 'Europe/Paris' })),
    ).toEqual([
      '~ building tower name: "Tower" → "New Tower"',
      '~ building tower timezone: "Europe/Berlin" → "Europe/Paris"',
    ])
  })

  it('raises the version of a record that it changes, and of no other', async () => {
    await calls.apply(full)
    await calls.apply(worldWith({ name: 'New Tower', publication: 'draft' }))
    const { connection } = world.database
    expect(await connection.select().from(tables.buildings)).toMatchObject([
      { name: 'New Tower', publication: 'draft', version: 2 },
    ])
    expect(await connection.select().from(tables.companies)).toMatchObject([{ version: 1 }])
  })

  it('means by a schedule what it has become', async () => {
    const at = (minutes: number) =>
      new Date(world.clock.now.getTime() + minutes * 60_000).toISOString()
    const scheduled = worldWith({ publication: 'scheduled', liveAt: at(5), endAt: at(9) })
    await calls.apply(full)
    await calls.apply(scheduled)
    expect(await calls.differences(scheduled)).toEqual([])
    const states = []
    for (const minutes of [0, 6, 4]) {
      world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000)
      await publishDue(world.database, world.clock.now)
      expect(await calls.differences(scheduled)).toEqual([])
      const [row] = await world.database.connection.select().from(tables.buildings)
      states.push(row?.publication)
    }
    expect(states).toEqual(['scheduled', 'live', 'ended'])
    await calls.apply(worldWith({ publication: 'live' }))
    expect(await world.database.connection.select().from(tables.buildings)).toMatchObject([
      { publication: 'live', liveAt: null, endAt: null },
    ])
  })

  it.each([
    [{ publication: 'scheduled' as const }, 'liveAt', 'a scheduled building needs this time'],
    [{ liveAt: '2099-01-01T09:00:00Z' }, 'liveAt', 'only a scheduled building has liveAt'],
    [
      {
        publication: 'scheduled' as const,
        liveAt: '2099-01-01T09:00:00Z',
        endAt: '2099-01-01T09:00:00Z',
      },
      'endAt',
      'must be after liveAt',
    ],
  ])('refuses times that do not fit: %j', async (change, field, message) => {
    const [refusal, ...others] = await calls.refusals(worldWith(change))
    expect(others).toEqual([])
    expect(refusal).toContain(`.${field}: ${message}`)
  })

  it('stores whose domain it is', async () => {
    await calls.apply(full)
    const { connection } = world.database
    const [acme] = await connection.select().from(tables.companies)
    expect(await connection.select().from(tables.emailDomains)).toMatchObject([
      { domain: 'acme.example', companyUuid: acme?.uuid },
    ])
  })

  it('leaves alone what it does not name, and clears what is null', async () => {
    await calls.apply(worldWith({ address: '1 Example Street', locality: 'Berlin' }))
    expect(await calls.differences({ buildings: [{ key: 'tower' }] })).toEqual([])
    expect(await calls.differences({ buildings: [{ key: 'tower', locality: null }] })).toEqual([
      '~ building tower locality: "Berlin" → null',
    ])
  })

  it('lets a category and an item have the same key', async () => {
    const content = {
      categories: [{ key: 'soup', type: 'AudienceContent' as const, name: 'Soup' }],
      items: [{ key: 'soup', type: 'POST' as const, title: 'Soup', categories: ['soup'] }],
      promoted: ['soup'],
    }
    await calls.apply(worldWith({ content }))
    const { connection } = world.database
    const [item] = await connection.select().from(tables.contents)
    expect(await connection.select().from(tables.promotedContents)).toMatchObject([
      { contentUuid: item?.uuid },
    ])
    expect(isEmptyPlan(await calls.plan(worldWith({ content })))).toBe(true)
  })

  it('is applied once by two operators at the same time', async () => {
    const plans = await Promise.all([calls.apply(full), calls.apply(full)])
    expect(plans.filter(isEmptyPlan)).toHaveLength(1)
  })

  it('removes what a list lacks', async () => {
    await calls.apply(full)
    const lists = { amenities: [], resources: [], utilities: [], miniApps: [], domains: [] }
    expect(await calls.differences(worldWith({ ...lists, companies: [] }))).toEqual([
      '- tenancy tower/Acme',
      '- e-mail domain tower/acme.example',
      '- registration tower/Transit',
      '- utility tower/Transit',
      '- amenity category tower/Move',
      '- amenity tower/Gym',
      '- resource tower/Room',
    ])
  })

  it('names people, buildings and items that lose each other', async () => {
    await calls.apply(full)
    const content = { categories: full.buildings[0].content?.categories ?? [], promoted: [] }
    const items = (full.buildings[0].content?.items ?? []).map((item) => ({
      ...item,
      categories: [],
    }))
    expect(
      await calls.differences({
        ...worldWith({ content: { ...content, items } }),
        whitelabels: [{ host: 'localhost', guestBuildings: [] }],
        people: [{ email: 'ada@acme.example', buildings: [] }],
      }),
    ).toEqual([
      '- guest building Tower',
      '- place in a category Eat/Soup',
      '- promoted item tower/Soup',
      '- membership ada@acme.example/Tower',
    ])
  })

  it('keeps an amenity that moves to another category while its own is removed', async () => {
    await calls.apply(full)
    await calls.apply(
      worldWith({
        amenities: [{ key: 'rest', name: 'Rest', amenities: [{ key: 'gym', name: 'Gym' }] }],
      }),
    )
    const { connection } = world.database
    expect(await connection.$count(tables.amenities)).toBe(1)
    expect(await connection.select().from(tables.amenityCategories)).toMatchObject([
      { name: 'Rest' },
    ])
  })

  it('refers to records of the database by key or uuid', async () => {
    await calls.apply(full)
    const [acme] = await world.database.connection.select().from(tables.companies)
    const annex = { key: 'annex', name: 'Annex', timezone: 'Europe/Berlin', locale: 'de_DE' }
    await calls.apply({ buildings: [{ ...annex, companies: [{ company: 'acme' }] }] })
    await calls.apply({ buildings: [{ ...annex, companies: [{ company: acme?.uuid ?? '' }] }] })
    expect(await world.database.connection.$count(tables.companyBuildings)).toBe(2)
  })
})

describe('people', () => {
  it('are invited, with their buildings and permissions', async () => {
    await calls.apply(full)
    expect(await user('ada@acme.example')).toMatchObject({
      confirmed: false,
      createdBy: 'upload',
      passwordHash: null,
    })
    expect(await world.database.connection.select().from(tables.userBuildings)).toMatchObject([
      { source: 'invitation', revokedAt: null },
    ])
    expect(await world.database.connection.select().from(tables.userPermissions)).toMatchObject([
      { permission: 'can-approve-bookings' },
    ])
  })

  it('lose a building that their list lacks, and get it back', async () => {
    await calls.apply(full)
    const without = { people: [{ email: 'ada@acme.example', buildings: [] }] }
    await calls.apply(without)
    const [revoked] = await world.database.connection.select().from(tables.userBuildings)
    expect(revoked?.revokedAt).toEqual(world.clock.now)
    expect(isEmptyPlan(await calls.plan(without))).toBe(true)
    await calls.apply(full)
    const [again] = await world.database.connection.select().from(tables.userBuildings)
    expect(again?.revokedAt).toBeNull()
  })

  it('lose a permission that their list lacks, and nobody else does', async () => {
    await calls.apply(full)
    const person = { email: 'ben@acme.example', firstName: 'Ben', lastName: 'Falk' }
    const permissions = ['can-check-passes' as const]
    await calls.apply({ people: [{ ...person, buildings: [{ building: 'tower', permissions }] }] })
    await calls.apply({
      people: [{ email: 'ada@acme.example', buildings: [{ building: 'tower', permissions: [] }] }],
    })
    expect(await world.database.connection.select().from(tables.userPermissions)).toMatchObject([
      { permission: 'can-check-passes' },
    ])
  })

  it('are never removed', async () => {
    await calls.apply(full)
    await calls.apply({ people: [] })
    expect((await user('ada@acme.example')).deactivated).toBe(false)
  })
})
