import { resourceBookings, resourceClosures } from '@server/db/schema'
import { bookableResource } from '@server/services/bookings/availability'
import { book } from '@server/services/bookings/book'
import { bookFor } from '@server/services/bookings/bookFor'
import { closeFor } from '@server/services/bookings/closures'
import { moveBooking } from '@server/services/bookings/move'
import { Refusal } from '@server/services/platform/refusal'
import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMeetingRoom, answers, weekBefore as now, tenOClock } from '../bookingCalls'
import { aBooking, aResource, type Resource } from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson, type Person } from '../builders/people'
import { postgresUrl } from '../database'
import { withSharedWorld } from '../withWorld'

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('at once on PostgreSQL', () => {
  const world = withSharedWorld()
  let tower: Building
  let room: Resource
  let annex: Resource
  let people: [Person, Person]
  let timezone: string
  beforeAll(async () => {
    tower = await aBuilding(world)
    room = await aMeetingRoom(world, tower)
    annex = await aResource(world, { in: tower, slotMinutes: room.slotMinutes })
    people = [await aPerson(world, { in: tower }), await aPerson(world, { in: tower })]
    const visitor = { userId: people[0].id, buildingUuid: undefined }
    timezone = (await bookableResource(world.database.connection, visitor, room.uuid)).timezone
  })
  const reset = async () => {
    await world.database.connection.delete(resourceBookings)
    await world.database.connection.delete(resourceClosures)
  }
  beforeEach(reset)

  const place = () => ({ buildingUuid: tower.uuid, timezone, now, userId: people[1].id })
  const start = new Date(tenOClock)
  const slotMs = () => room.slotMinutes * 60_000

  /** Bookings in another resource, which managers move into the same slot of the room. */
  const moves = async (count: number) => {
    const rows = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        aBooking(world, {
          of: annex,
          by: people[0],
          startAt: new Date(start.getTime() + at * slotMs()),
          endAt: new Date(start.getTime() + (at + 1) * slotMs()),
        }),
      ),
    )
    return rows.map(
      ({ uuid }) =>
        () =>
          world.database.transaction((tx) =>
            moveBooking(
              tx,
              uuid,
              { sequence: 0, resource_uuid: room.uuid, start_at: tenOClock },
              place(),
            ),
          ),
    )
  }
  const booking = () =>
    world.database.transaction((tx) =>
      book(
        tx,
        room.uuid,
        timezone,
        { start_at: tenOClock, slots: 1, form_responses: answers },
        { userId: people[0].id, now },
      ),
    )
  const bookingFor = () =>
    world.database.transaction((tx) =>
      bookFor(
        tx,
        {
          resource_uuid: room.uuid,
          person_uuid: people[0].uuid,
          start_at: tenOClock,
          slots: 1,
        },
        place(),
      ),
    )
  const closing = () =>
    world.database.transaction((tx) =>
      closeFor(
        tx,
        {
          resource_uuid: room.uuid,
          from: tenOClock.slice(0, 10) + 'T00:00',
          until: tenOClock.slice(0, 10) + 'T23:59',
          reason: 'Waxed',
          cancel: [],
          leave: [],
        },
        place(),
      ),
    )

  const outcome = async (act: () => Promise<unknown>) => {
    try {
      await act()
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  /** How many of them got the slot. */
  async function racers(): Promise<number> {
    const acts = [...(await moves(4)), booking, bookingFor, booking, bookingFor]
    const codes = await Promise.all(acts.map(outcome))
    await reset()
    return codes.filter((each) => each === 'done').length
  }
  const unlock = () =>
    vi.spyOn(PgSelectQueryBuilderBase.prototype, 'for').mockImplementation(function withoutLock(
      this: unknown,
    ) {
      return this as never
    })

  it('moves, bookings for a person and bookings of tenants: one gets the slot', async () => {
    for (let round = 0; round < 5; round += 1) expect(await racers()).toBe(1)
  }, 60_000)

  it('two get it without the lock on the row: the control', async () => {
    const unlocked = unlock()
    let most = 0
    for (let round = 0; round < 10 && most < 2; round += 1) most = Math.max(most, await racers())
    unlocked.mockRestore()
    expect(most).toBeGreaterThan(1)
  }, 60_000)

  it('two managers who move one booking: one does, the other learns of it', async () => {
    const [move] = await moves(1)
    if (move === undefined) throw new Error('No move')
    const codes = await Promise.all([outcome(move), outcome(move)])
    expect(codes.toSorted()).toEqual(['done', 'version_conflict'])
  })

  /** Whether the room was both closed and booked. */
  async function isBookedWhileClosed(): Promise<boolean> {
    const codes = await Promise.all([closing, booking, bookingFor].map(outcome))
    await reset()
    const [closed, ...booked] = codes
    return closed === 'done' && booked.includes('done')
  }

  it('a closure and a booking: never both', async () => {
    for (let round = 0; round < 5; round += 1) expect(await isBookedWhileClosed()).toBe(false)
  }, 60_000)

  it('both take place without the lock: the control', async () => {
    const unlocked = unlock()
    let both = false
    for (let round = 0; round < 20 && !both; round += 1) both = await isBookedWhileClosed()
    unlocked.mockRestore()
    expect(both).toBe(true)
  }, 60_000)
})
