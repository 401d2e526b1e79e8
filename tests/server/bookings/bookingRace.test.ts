import { resourceBookings } from '@server/db/schema'
import { bookableResource } from '@server/services/bookings/availability'
import { book } from '@server/services/bookings/book'
import { decide } from '@server/services/bookings/decide'
import { cancelMyBooking } from '@server/services/bookings/mine'
import { Refusal } from '@server/services/platform/refusal'
import { eq } from 'drizzle-orm'
import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aMeetingRoom, answers, bookingRow, weekBefore as now, tenOClock } from '../bookingCalls'
import { aBooking, type Resource } from '../builders/bookings'
import { aBuilding, type Building } from '../builders/buildings'
import { aPerson } from '../builders/people'
import { postgresUrl } from '../database'
import { withSharedWorld } from '../withWorld'

const wanted = { start_at: tenOClock, slots: 2, form_responses: answers }

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('two concurrent calls on PostgreSQL', () => {
  const world = withSharedWorld()
  let tower: Building
  let room: Resource
  let people: number[]
  beforeAll(async () => {
    tower = await aBuilding(world)
    room = await aMeetingRoom(world, tower)
    const three = await Promise.all([1, 2, 3].map(() => aPerson(world, { in: tower })))
    people = three.map(({ id }) => id)
  })
  afterEach(() => world.database.connection.delete(resourceBookings))

  /** One call for each user, three times each: the responses. */
  async function race(act: (id: number) => Promise<unknown>): Promise<string[]> {
    const outcome = async (id: number) => {
      try {
        await act(id)
        return 'done'
      } catch (error) {
        if (error instanceof Refusal) return error.code
        throw error
      }
    }
    return Promise.all([...people, ...people, ...people].map(outcome))
  }

  async function bookAtOnce(): Promise<string[]> {
    const { connection } = world.database
    const { timezone } = await bookableResource(
      connection,
      { userId: people[0] ?? 0, buildingUuid: undefined },
      room.uuid,
    )
    return race((id) =>
      world.database.transaction((tx) =>
        book(tx, room.uuid, timezone, wanted, { userId: id, now }),
      ),
    )
  }

  it('for one slot: one of them gets it', async () => {
    const codes = await bookAtOnce()
    expect(codes.filter((each) => each === 'done')).toHaveLength(1)
    expect(codes.filter((each) => each === 'slot_taken')).toHaveLength(8)
  })

  it('both get it without the lock on the row: the control', async () => {
    const unlocked = vi
      .spyOn(PgSelectQueryBuilderBase.prototype, 'for')
      .mockImplementation(function withoutLock(this: unknown) {
        return this as never
      })
    const most: number[] = []
    for (let round = 0; round < 10 && Math.max(0, ...most) < 2; round += 1) {
      most.push((await bookAtOnce()).filter((each) => each === 'done').length)
      await world.database.connection.delete(resourceBookings)
    }
    unlocked.mockRestore()
    expect(Math.max(...most)).toBeGreaterThan(1)
  }, 60_000)

  it('to approve and to cancel: one is first, and the other receives an error', async () => {
    const { connection } = world.database
    const [ben = 0] = people
    world.clock.now = now
    const { uuid } = await aBooking(world, {
      of: room,
      by: { id: ben },
      status: 'pending',
      startAt: new Date(tenOClock),
    })
    const acts = [
      () => world.database.transaction((tx) => cancelMyBooking(tx, uuid, { userId: ben, now })),
      () =>
        world.database.transaction((tx) =>
          decide(tx, tower.uuid, uuid, 'denied_available', { userId: ben, now, reason: undefined }),
        ),
    ]
    const codes = await Promise.all(
      acts.map((act) =>
        act().then(
          () => 'done',
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        ),
      ),
    )
    expect(codes.filter((each) => each === 'done')).toHaveLength(1)
    const row = await bookingRow(world, uuid)
    expect(row?.status).toBe(codes[0] === 'done' ? 'cancelled_user' : 'denied_available')
    await connection.delete(resourceBookings).where(eq(resourceBookings.uuid, uuid))
  })
})
