import { buildingUuid } from '@demo/buildings'
import { buildings, contents, userBuildings } from '@server/db/schema'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from '../platform/reading'
import { contentUuid, postCalls, userId } from '../postCalls'
import { openWorld, type World } from '../world'

/** Two servers on one database: what one of them keeps, the other one may have changed. */
let world: World
let other: World
let tokens: { ada: string; ben: string; noor: string }
beforeAll(async () => {
  world = await openWorld()
  other = await openWorld({ database: world.database })
  tokens = {
    ada: (await world.signIn('ada@meridian.example')).token,
    ben: (await world.signIn('ben@meridian.example')).token,
    noor: (await world.signIn('noor@harbor.example')).token,
  }
}, 60_000)
afterAll(() => world.close())

const paths = [
  '/v1/buildings/B/utility-buttons',
  '/v1/buildings/B/categories/contents',
  '/v1/buildings/B/categories/contents-spotlight',
  '/v1/buildings/B/contents-promoted',
  '/v2/buildings/B/promoted-content',
  '/v1/buildings/B/categories?categoryType=AudienceContent',
]
const get = (token: string, path: string, building: string = buildingUuid.meridian, from = world) =>
  from.request('GET', `/api/tenant${path.replace('B', building)}`, { token })

const item = v.object({
  uuid: v.string(),
  title: v.string(),
  timezone: v.string(),
  claims_details: v.object({ user_count: v.number(), count: v.number() }),
})
const page = v.object({ data: v.array(v.object({ name: v.string(), contents: v.array(item) })) })
async function found(uuid: string, token: string, from = world, query = '') {
  const path = `/v1/buildings/B/categories/contents${query}`
  const { data } = read(page, (await get(token, path, buildingUuid.meridian, from)).body)
  return data.flatMap(({ contents: items }) => items).find((one) => one.uuid === uuid)
}
const yoga = contentUuid('meridian/yoga')

describe('the reads of home', () => {
  it('are open to those who may enter the building, whoever has read it before', async () => {
    for (const path of paths) {
      expect((await get(tokens.ada, path)).status, path).toBe(200)
      expect((await get(tokens.noor, path)).status, path).toBe(404)
      expect((await get(tokens.noor, path, buildingUuid.commons)).status, path).toBe(200)
      expect((await get(tokens.ada, path, crypto.randomUUID())).status, path).toBe(404)
    }
  })

  it('notice at once that somebody may enter no more', async () => {
    const { connection } = world.database
    const id = await userId(world, 'ben@meridian.example')
    const isBen = and(
      eq(userBuildings.userId, id),
      eq(userBuildings.buildingUuid, buildingUuid.meridian),
    )
    for (const path of paths) expect((await get(tokens.ben, path)).status).toBe(200)
    await connection.delete(userBuildings).where(isBen)
    for (const path of paths) expect((await get(tokens.ben, path)).status).toBe(404)
    await connection
      .insert(userBuildings)
      .values({ userId: id, buildingUuid: buildingUuid.meridian, source: 'manager' })
  })

  it('count for each reader what is theirs, and for all what is taken now', async () => {
    expect((await found(yoga, tokens.ada))?.claims_details).toMatchObject({
      user_count: 1,
      count: 18,
    })
    expect((await found(yoga, tokens.ben))?.claims_details).toMatchObject({
      user_count: 0,
      count: 18,
    })
    // By the other server; this one is asked again at once.
    await postCalls(other, () => tokens.ben).attend(yoga)
    const [ada, ben] = [await found(yoga, tokens.ada), await found(yoga, tokens.ben)]
    expect(ada?.claims_details).toMatchObject({ user_count: 1, count: 19 })
    expect(ben?.claims_details).toMatchObject({ user_count: 1, count: 19 })
    await postCalls(other, () => tokens.ben).recall(yoga)
    expect((await found(yoga, tokens.ben))?.claims_details).toMatchObject({
      user_count: 0,
      count: 18,
    })
  })

  it('count two claims of one reader as two', async () => {
    const coffee = contentUuid('meridian/early-coffee')
    await postCalls(world, () => tokens.ada).claim(coffee)
    expect((await found(coffee, tokens.ada))?.claims_details).toMatchObject({ user_count: 2 })
    await postCalls(world, () => tokens.ada).cancel(coffee)
    expect((await found(coffee, tokens.ada))?.claims_details).toMatchObject({ user_count: 1 })
  })

  it('show a text that was changed after half a minute, in every language', async () => {
    const rename = (title: string) =>
      world.database.connection.update(contents).set({ title }).where(eq(contents.uuid, yoga))
    const before = (await found(yoga, tokens.ada))?.title ?? ''
    expect(before).toBe('Sunrise yoga on the roof')
    await rename('Sunset yoga')
    world.clock.now = new Date(world.clock.now.getTime() + 31_000)
    expect((await found(yoga, tokens.ada))?.title).toBe('Sunset yoga')
    expect((await found(yoga, tokens.ada, world, '?lang=es-mx'))?.title).toBe(
      'Yoga al amanecer en la azotea',
    )
    expect((await found(yoga, tokens.ada, world, '?lang=pl-pl'))?.title).toBe('Sunset yoga')
    await rename(before)
    world.contentCache.clear()
    expect((await found(yoga, tokens.ada))?.title).toBe(before)
  })

  it('begin and end to show an item to the moment, however long it was kept', async () => {
    const { now } = world.clock
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const show = { displayFrom: at(5), displayUntil: at(10) }
    await world.database.connection.update(contents).set(show).where(eq(contents.uuid, yoga))
    world.contentCache.clear()
    const seen: boolean[] = []
    for (const seconds of [0, 4, 5, 9, 10]) {
      world.clock.now = at(seconds)
      seen.push((await found(yoga, tokens.ada)) !== undefined)
    }
    expect(seen).toEqual([false, false, true, true, false])
    const hide = { displayFrom: null, displayUntil: null }
    await world.database.connection.update(contents).set(hide).where(eq(contents.uuid, yoga))
    world.contentCache.clear()
  })

  it('name the zone of the building where an item has none', async () => {
    expect((await found(yoga, tokens.ada))?.timezone).toBe('America/New_York')
  })

  it('are forgotten with the demo world', async () => {
    await found(yoga, tokens.ada)
    const { connection } = world.database
    await connection.update(buildings).set({ timezone: 'Europe/Paris' })
    await world.request('POST', '/demo/reset')
    const ada = (await world.signIn('ada@meridian.example')).token
    expect((await found(yoga, ada))?.timezone).toBe('America/New_York')
  })
})
