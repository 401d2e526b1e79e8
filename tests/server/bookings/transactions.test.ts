import type { Transaction } from '@contract/transactions'
import { resourceBookings } from '@server/db/schema'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingCalls } from '../bookingCalls'
import {
  aBooking,
  aResource,
  aServiceBooking,
  type Booking,
  type Resource,
} from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { anEvent, type Content } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let boston: Building
let hamburg: Building
let room: Resource
/** All of Ada's; Ben has none. */
let review: Booking
let shirts: { uuid: string }
let yoga: Content
let reading: Content
let ben: Person
const tokens = { ada: '', ben: '' }
beforeAll(async () => {
  boston = await aBuilding(world, { timezone: 'America/New_York' })
  hamburg = await aBuilding(world, { timezone: 'Europe/Berlin' })
  const ada = await aPerson(world, { in: [boston, hamburg] })
  ben = await aPerson(world, { in: boston })
  room = await aResource(world, {
    in: boston,
    name: 'Harbor Room',
    cancellationWindowEndMinutes: 120,
  })
  const booked = (days: number, given: Partial<Booking> = {}) =>
    aBooking(world, { of: room, by: ada, startAt: inDays(days), ...given })
  review = await booked(3, { name: 'Quarterly review', totalPriceCents: 72_00 })
  await booked(-4)
  await booked(9)
  await booked(-1)
  await booked(1)
  shirts = await aServiceBooking(world, {
    in: boston,
    by: ada,
    providerName: 'Press & Fold',
    priceCents: 2150,
    currencyType: 'USD',
  })
  yoga = await anEvent(world, { in: boston, title: 'ice yoga', takenBy: [ada] })
  reading = await anEvent(world, {
    in: hamburg,
    title: 'Book circle',
    translations: { 'de-de': { title: 'Lesekreis' } },
    takenBy: [ada],
  })
  tokens.ada = (await world.signIn(ada)).token
  tokens.ben = (await world.signIn(ben)).token
})

const inDays = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000)
type Page = { data: Transaction[]; total: number; limit: number; offset: number }
const of = async (name: 'ada' | 'ben', query = '') =>
  (await bookingCalls(world, boston, () => tokens[name]).transactions(query)).body as Page
const nameOf = (each: Transaction) =>
  each.type === 'event_post'
    ? each.content.title
    : each.type === 'resource_booking'
      ? each.content.resource.name
      : each.content.service.provider_name

describe('transactions', () => {
  it('are of all three kinds, sorted by name descending, with all their fields', async () => {
    const { data, total } = await of('ada', '?orderByProperty=name&orderBy=desc&offset=0')
    expect(total).toBe(8)
    expect(new Set(data.map(({ type }) => type)).size).toBe(3)
    expect(data.map(nameOf)).toEqual([
      'Press & Fold',
      'ice yoga',
      ...Array<string>(5).fill('Harbor Room'),
      'Book circle',
    ])
    expect(data.find(({ uuid }) => uuid === shirts.uuid)).toMatchObject({
      type: 'service_booking',
      currency_type: 'USD',
      content: { service: { provider_name: 'Press & Fold', price: 2150 } },
    })
    expect(data.find(({ uuid }) => uuid === review.uuid)).toMatchObject({
      total_price: 72,
      name: 'Quarterly review',
      cancellation_window_end_minutes: 120,
      content: { resource: { uuid: room.uuid, name: 'Harbor Room' } },
    })
    expect(data.find(({ uuid }) => uuid === yoga.uuid)).toMatchObject({
      type: 'event_post',
      timezone: 'America/New_York',
      content: { status: 'confirmed' },
    })
  })

  it('of an event name the building where it takes place', async () => {
    const { data } = await of('ada', '?type=event_post')
    const places = data.flatMap((each) =>
      each.type === 'event_post' ? [[each.uuid, each.timezone, each.building_uuid]] : [],
    )
    expect(places).toHaveLength(2)
    expect(places).toContainEqual([yoga.uuid, 'America/New_York', boston.uuid])
    expect(places).toContainEqual([reading.uuid, 'Europe/Berlin', hamburg.uuid])
  })

  it('of a user without any are empty', async () => {
    expect(await of('ben')).toEqual({ data: [], total: 0, limit: 100, offset: 0 })
  })

  it('are filtered by kind and period, in order of their dates', async () => {
    const upcoming = await of(
      'ada',
      '?type=resource_booking&period=upcoming&orderByProperty=start_at&orderBy=asc',
    )
    const past = await of(
      'ada',
      '?type=resource_booking&period=past&orderByProperty=start_at&orderBy=desc',
    )
    const starts = (page: Page) =>
      page.data.map((each) => (each.type === 'resource_booking' ? each.start_at : null))
    const days = (...given: number[]) => given.map((each) => inDays(each).toISOString())
    expect(starts(upcoming)).toEqual(days(1, 3, 9))
    expect(starts(past)).toEqual(days(-1, -4))
    expect([upcoming.total, past.total]).toEqual([3, 2])
    const all = await of('ada', '?type=resource_booking')
    expect(all.total).toBe(upcoming.total + past.total)
  })

  it('are paged; past the end the total is still returned', async () => {
    const whole = await of('ada')
    const first = await of('ada', '?limit=4')
    const rest = await of('ada', '?limit=100&offset=4')
    expect(first.data).toHaveLength(4)
    expect([...first.data, ...rest.data]).toEqual(whole.data)
    expect(await of('ada', '?offset=500')).toMatchObject({ data: [], total: whole.total })
  })

  it('are in the requested language', async () => {
    const { data } = await of('ada', '?lang=de-de')
    const sent = data.find(({ uuid }) => uuid === reading.uuid)
    expect(sent && nameOf(sent)).toBe('Lesekreis')
  })

  it('include those with an unknown status', async () => {
    const { connection } = world.database
    const uuid = crypto.randomUUID()
    const values = {
      uuid,
      resourceUuid: room.uuid,
      userId: ben.id,
      status: 'waitlisted' as 'pending',
      startAt: world.clock.now,
      endAt: world.clock.now,
      createdAt: world.clock.now,
    }
    // A newer release beside this one has migrated to another status. Worlds share the table, so it is restored.
    const check = 'resource_bookings_status_check'
    const name = sql.identifier(check)
    const { rows } = (await connection.execute(
      sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${check}`,
    )) as unknown as { rows: { definition: string }[] }
    await connection.execute(sql`alter table resource_bookings drop constraint ${name}`)
    try {
      await connection.insert(resourceBookings).values(values)
      expect((await of('ben')).data[0]).toMatchObject({ status: 'waitlisted' })
    } finally {
      await connection.delete(resourceBookings).where(eq(resourceBookings.uuid, uuid))
      const definition = sql.raw(rows[0]?.definition ?? '')
      await connection.execute(
        sql`alter table resource_bookings add constraint ${name} ${definition}`,
      )
    }
  })
})
