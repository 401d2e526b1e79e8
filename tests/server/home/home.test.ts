import { userBuildings } from '@server/db/schema'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import {
  aCategory,
  aDeal,
  anEvent,
  type Category,
  type Content,
  changeContent,
} from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { read } from '../platform/reading'
import { postCalls } from '../postCalls'
import { withSharedWorld } from '../withWorld'
import { openWorld, type World } from '../world'

/** Two servers on one database: one may have changed what the other caches. */
const world = withSharedWorld()
let other: World
let tower: Building
let commons: Building
let category: Category
let yoga: Content
let people: { ada: Person; ben: Person; outsider: Person }
let tokens: Record<keyof typeof people, string>
beforeAll(async () => {
  other = await openWorld({ database: world.database })
  tower = await aBuilding(world, { timezone: 'America/New_York' })
  commons = await aGuestBuilding(world)
  people = {
    ada: await aPerson(world, { in: tower }),
    ben: await aPerson(world, { in: tower }),
    outsider: await aPerson(world, { in: await aBuilding(world) }),
  }
  category = await aCategory(world, { in: tower })
  yoga = await anEvent(world, {
    in: tower,
    categories: [category],
    title: 'Sunrise yoga',
    translations: { 'es-mx': { title: 'Yoga al amanecer' } },
    takenBy: [await aPerson(world), people.ada],
  })
  tokens = {
    ada: (await world.signIn(people.ada)).token,
    ben: (await world.signIn(people.ben)).token,
    outsider: (await world.signIn(people.outsider)).token,
  }
})

const paths = [
  '/v1/buildings/B/utility-buttons',
  '/v1/buildings/B/categories/contents',
  '/v1/buildings/B/categories/contents-spotlight',
  '/v1/buildings/B/contents-promoted',
  '/v2/buildings/B/promoted-content',
  '/v1/buildings/B/categories?categoryType=AudienceContent',
]
const get = (token: string, path: string, building: { uuid: string } = tower, from = world) =>
  from.request('GET', `/api/tenant${path.replace('B', building.uuid)}`, { token })

const item = v.object({
  uuid: v.string(),
  title: v.string(),
  timezone: v.string(),
  claims_details: v.object({ user_count: v.number(), count: v.number() }),
})
const page = v.object({ data: v.array(v.object({ name: v.string(), contents: v.array(item) })) })
async function found({ uuid }: Content, token: string, from = world, query = '') {
  const path = `/v1/buildings/B/categories/contents${query}`
  const { data } = read(page, (await get(token, path, tower, from)).body)
  return data.flatMap(({ contents: items }) => items).find((one) => one.uuid === uuid)
}

describe('the reads of home', () => {
  it('are open to users of the building, regardless of who read it before', async () => {
    for (const path of paths) {
      expect((await get(tokens.ada, path)).status, path).toBe(200)
      expect((await get(tokens.outsider, path)).status, path).toBe(404)
      expect((await get(tokens.outsider, path, commons)).status, path).toBe(200)
      expect((await get(tokens.ada, path, { uuid: crypto.randomUUID() })).status, path).toBe(404)
    }
  })

  it('reflect a lost membership immediately', async () => {
    const { connection } = world.database
    const isBen = and(
      eq(userBuildings.userId, people.ben.id),
      eq(userBuildings.buildingUuid, tower.uuid),
    )
    for (const path of paths) expect((await get(tokens.ben, path)).status).toBe(200)
    await connection.delete(userBuildings).where(isBen)
    for (const path of paths) expect((await get(tokens.ben, path)).status).toBe(404)
    await connection
      .insert(userBuildings)
      .values({ userId: people.ben.id, buildingUuid: tower.uuid, source: 'manager' })
  })

  it("count each reader's own places, and all current ones", async () => {
    expect((await found(yoga, tokens.ada))?.claims_details).toMatchObject({
      user_count: 1,
      count: 2,
    })
    expect((await found(yoga, tokens.ben))?.claims_details).toMatchObject({
      user_count: 0,
      count: 2,
    })
    // By the other server; this one is read immediately.
    await postCalls(other, tower, () => tokens.ben).attend(yoga.uuid)
    const [ada, ben] = [await found(yoga, tokens.ada), await found(yoga, tokens.ben)]
    expect(ada?.claims_details).toMatchObject({ user_count: 1, count: 3 })
    expect(ben?.claims_details).toMatchObject({ user_count: 1, count: 3 })
    await postCalls(other, tower, () => tokens.ben).recall(yoga.uuid)
    expect((await found(yoga, tokens.ben))?.claims_details).toMatchObject({
      user_count: 0,
      count: 2,
    })
  })

  it('count two claims of one reader as two', async () => {
    const coffee = await aDeal(world, {
      in: tower,
      categories: [category],
      maxClaimsPerUser: 2,
      takenBy: [people.ada],
    })
    world.contentCache.clear()
    await postCalls(world, tower, () => tokens.ada).claim(coffee.uuid)
    expect((await found(coffee, tokens.ada))?.claims_details).toMatchObject({ user_count: 2 })
    await postCalls(world, tower, () => tokens.ada).cancel(coffee.uuid)
    expect((await found(coffee, tokens.ada))?.claims_details).toMatchObject({ user_count: 1 })
  })

  it('show a changed text within half a minute, in every language', async () => {
    const rename = (title: string) => changeContent(world, yoga, { title })
    const before = (await found(yoga, tokens.ada))?.title ?? ''
    expect(before).toBe('Sunrise yoga')
    await rename('Sunset yoga')
    world.clock.now = new Date(world.clock.now.getTime() + 31_000)
    expect((await found(yoga, tokens.ada))?.title).toBe('Sunset yoga')
    expect((await found(yoga, tokens.ada, world, '?lang=es-mx'))?.title).toBe('Yoga al amanecer')
    expect((await found(yoga, tokens.ada, world, '?lang=pl-pl'))?.title).toBe('Sunset yoga')
    await rename(before)
    world.contentCache.clear()
    expect((await found(yoga, tokens.ada))?.title).toBe(before)
  })

  it('show and hide an item at the exact time, however long it was cached', async () => {
    const { now } = world.clock
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const show = { displayFrom: at(5), displayUntil: at(10) }
    await changeContent(world, yoga, show)
    world.contentCache.clear()
    const seen: boolean[] = []
    for (const seconds of [0, 4, 5, 9, 10]) {
      world.clock.now = at(seconds)
      seen.push((await found(yoga, tokens.ada)) !== undefined)
    }
    expect(seen).toEqual([false, false, true, true, false])
    const hide = { displayFrom: null, displayUntil: null }
    await changeContent(world, yoga, hide)
    world.contentCache.clear()
  })

  it("name the building's zone if an item has none", async () => {
    expect((await found(yoga, tokens.ada))?.timezone).toBe('America/New_York')
  })
})
