import { contentClaims, sessionFamilies, userBuildings, users } from '@server/db/schema'
import { attend, cancel, claim, recall } from '@server/services/content/participation'
import { contentService } from '@server/services/operate/contents/contents'
import { Refusal } from '@server/services/platform/refusal'
import { PgSelectQueryBuilderBase } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import { aDeal, anEvent } from '../builders/content'
import { postgresUrl } from '../database'
import { readProblem } from '../platform/reading'
import { postCalls, takenOf } from '../postCalls'
import { withSharedWorld } from '../withWorld'
import type { World } from '../world'

const crowd = 200
type Person = { id: number; token: string }

/** A crowd of signed-in users in a building, with few statements. */
async function gather(
  { database: { connection }, accessTokens, clock }: World,
  building: Building,
): Promise<Person[]> {
  const people = await connection
    .insert(users)
    .values(
      Array.from({ length: crowd }, (_, n) => ({
        uuid: crypto.randomUUID(),
        email: `racer${n}@tenants.example`,
        firstName: 'Racer',
        lastName: `${n}`,
        confirmed: true,
      })),
    )
    .returning({ id: users.id, uuid: users.uuid })
  await connection.insert(userBuildings).values(
    people.map(({ id }) => ({
      userId: id,
      buildingUuid: building.uuid,
      source: 'manager' as const,
    })),
  )
  const families = people.map(({ id }) => ({
    uuid: crypto.randomUUID(),
    userId: id,
    startedAt: clock.now,
  }))
  await connection.insert(sessionFamilies).values(families)
  return Promise.all(
    people.map(async ({ id, uuid }, n) => {
      const claims = { userUuid: uuid, familyUuid: families[n]?.uuid ?? '' }
      return { id, token: await accessTokens.sign(claims, clock.now) }
    }),
  )
}

type Rule = typeof attend

// One embedded connection runs one transaction at a time: it would hide the race.
describe.skipIf(postgresUrl === undefined)('a crowd of concurrent calls on PostgreSQL', () => {
  const world = withSharedWorld()
  let tower: Building
  let people: Person[]
  const given = {
    get now() {
      return world.clock.now
    },
    reach: 'all' as const,
    topics: [],
    sessionDays: { user: 1, kiosk: 1 },
  }
  beforeAll(async () => {
    tower = await aBuilding(world)
    people = await gather(world, tower)
  })

  /** A rule's response to a user, in a separate transaction: the code of a refusal, or `done`. */
  async function outcome(rule: Rule, uuid: string, userId: number): Promise<string> {
    try {
      const visitor = { userId, now: world.clock.now }
      await world.database.transaction((tx) => rule(tx, uuid, visitor))
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  const times = (list: string[], wanted: string) => list.filter((one) => one === wanted).length

  it('take exactly the available places, by HTTP', async () => {
    const capacity = 17
    const few = people.slice(0, 60)
    const { uuid } = await anEvent(world, { in: tower, capacity })
    const answers = await Promise.all(
      few.map(({ token }) => postCalls(world, tower, () => token).attend(uuid)),
    )
    const codes = answers.map((answer) =>
      answer.status === 200 ? 'done' : readProblem(answer).code,
    )
    expect(times(codes, 'done')).toBe(capacity)
    expect(times(codes, 'event_full')).toBe(few.length - capacity)
    expect(await takenOf(world, { uuid })).toEqual({ count: capacity, rows: capacity })
  })

  it('take exactly the available places, every time', async () => {
    for (const capacity of [1, 7, 20, 101, 199]) {
      const { uuid } = await anEvent(world, { in: tower, capacity })
      const codes = await Promise.all(people.map(({ id }) => outcome(attend, uuid, id)))
      expect(times(codes, 'done')).toBe(capacity)
      expect(times(codes, 'event_full')).toBe(crowd - capacity)
      expect(await takenOf(world, { uuid })).toEqual({ count: capacity, rows: capacity })
    }
  })

  /** A crowd attends while editors lower the number of places; how many more attend in the end than there are places. */
  async function oversoldAfterEditing(): Promise<number> {
    const { uuid } = await anEvent(world, { in: tower, capacity: 1000 })
    const lower = async (capacity: number) => {
      try {
        await world.database.transaction((tx) =>
          contentService.update(tx, uuid, { version: 1, capacity, notice: '' }, given),
        )
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    await Promise.all(
      people.flatMap(({ id }, n) => [
        outcome(attend, uuid, id),
        ...(n % 10 === 0 ? [lower(Math.floor(n / 2))] : []),
      ]),
    )
    const { capacity } = await contentService.read(world.database.connection, uuid, given)
    return (await takenOf(world, { uuid })).rows - (capacity ?? 0)
  }

  it('have a place each, also while editors lower their number', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await oversoldAfterEditing()).toBeLessThanOrEqual(0)
    }
  })

  it('take too many without the lock on the row: the control', async () => {
    const unlocked = vi
      .spyOn(PgSelectQueryBuilderBase.prototype, 'for')
      .mockImplementation(function withoutLock(this: unknown) {
        return this as never
      })
    const oversold: number[] = []
    for (const capacity of [20, 20, 20]) {
      const { uuid } = await anEvent(world, { in: tower, capacity })
      await Promise.all(people.map(({ id }) => outcome(attend, uuid, id)))
      oversold.push((await takenOf(world, { uuid })).rows - capacity)
    }
    const lowered: number[] = []
    for (let round = 0; round < 5; round += 1) lowered.push(await oversoldAfterEditing())
    unlocked.mockRestore()
    expect(Math.max(...lowered)).toBeGreaterThan(0)
    expect(Math.min(...oversold)).toBeGreaterThan(0)
  })

  it('attend once each, however often they are repeated', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 500 })
    const few = people.slice(0, 20)
    await Promise.all(
      Array.from({ length: 10 }, () => few.map(({ id }) => outcome(attend, uuid, id))).flat(),
    )
    expect(await takenOf(world, { uuid })).toEqual({ count: 20, rows: 20 })
  })

  it('claim and return under load: the count equals the rows, within both limits', async () => {
    const limits = { maxClaimsPerUser: 2, maxClaimsTotal: 20 }
    const { uuid } = await aDeal(world, { in: tower, type: 'OFFER', ...limits })
    const few = people.slice(0, 30)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        few.map(({ id }) => outcome(n % 3 === 2 ? cancel : claim, uuid, id)),
      ).flat(),
    )
    const { count, rows } = await takenOf(world, { uuid })
    expect(count).toBe(rows)
    expect(rows).toBeLessThanOrEqual(20)
    const perUser = new Map<number, number>()
    for (const { contentUuid, userId } of await world.database.connection
      .select()
      .from(contentClaims))
      if (contentUuid === uuid) perUser.set(userId, (perUser.get(userId) ?? 0) + 1)
    expect(Math.max(...perUser.values())).toBeLessThanOrEqual(2)
  })

  it('come and go under load: no place remains of users who cancelled', async () => {
    const { uuid } = await anEvent(world, { in: tower, capacity: 15 })
    const few = people.slice(0, 40)
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        few.map(({ id }) => outcome(n % 2 === 0 ? attend : recall, uuid, id)),
      ).flat(),
    )
    const { count, rows } = await takenOf(world, { uuid })
    expect(count).toBe(rows)
    expect(rows).toBeLessThanOrEqual(15)
    await Promise.all(few.map(({ id }) => outcome(recall, uuid, id)))
    expect(await takenOf(world, { uuid })).toEqual({ count: 0, rows: 0 })
  })
})
