import type { contents } from '@server/db/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import {
  aCategory,
  anEvent,
  type Category,
  type Content,
  changeContent,
  promote,
  rsvp,
} from '../builders/content'
import { aKiosk, aPerson } from '../builders/people'
import { withSharedWorld } from '../withWorld'
import { lists, pages, readingsWith } from './tenantReadings'

/** A word that only the item has. */
const word = 'Quillwhistle'

const world = withSharedWorld()
let tower: Building
let item: Content
let category: Category
const tokens = {} as Record<'bystander' | 'holder' | 'kiosk', string>

beforeAll(async () => {
  tower = await aBuilding(world)
  const spotlight = await aCategory(world, { in: tower, type: 'SecondaryContent' })
  category = await aCategory(world, { in: tower })
  const holder = await aPerson(world, { in: tower })
  item = await anEvent(world, {
    in: tower,
    categories: [category, spotlight],
    takenBy: [holder],
    title: `${word} reading`,
    startAt: new Date(world.clock.now.getTime() + 3_600_000),
    details: { ...rsvp, description: `About ${word}`, sanitized_tags: [word] },
  })
  await promote(world, item)
  tokens.holder = (await world.signIn(holder)).token
  tokens.bystander = (await world.signIn(await aPerson(world, { in: tower }))).token
  tokens.kiosk = (await world.signIn(await aKiosk(world, { in: tower }))).token
  for (const token of [tokens.holder, tokens.bystander]) {
    const path = `/api/portico/v1/buildings/${tower.uuid}/saved/${item.uuid}`
    await world.request('PUT', path, { token })
  }
})

const readings = (token: string) => {
  world.contentCache.clear()
  return readingsWith(world, token, { word, item, category, building: tower })
}

const hour = 3_600_000
const at = (hours: number) => new Date(world.clock.now.getTime() + hours * hour)
type State = Partial<typeof contents.$inferInsert>
const live: State = { publication: 'published', displayFrom: null, displayUntil: null }
afterAll(() => changeContent(world, item, live))

describe('a live item', () => {
  it('reaches tenants at all of these readings', async () => {
    await changeContent(world, item, live)
    expect(await readings(tokens.bystander)).toEqual([...lists, ...pages, 'savedItems'].toSorted())
    expect(await readings(tokens.holder)).toEqual(
      [...lists, ...pages, 'passes', 'savedItems', 'transactions'].toSorted(),
    )
    expect(await readings(tokens.kiosk)).toEqual([...lists, ...pages].toSorted())
  })
})

describe.each<[string, () => State]>([
  ['a draft', () => ({ ...live, publication: 'draft' })],
  ['an archived item', () => ({ ...live, publication: 'archived' })],
  ['a scheduled item', () => ({ ...live, displayFrom: at(1) })],
])('%s', (_, state) => {
  it('reaches no tenant, but in the history of those who took part', async () => {
    await changeContent(world, item, state())
    expect(await readings(tokens.bystander)).toEqual([])
    expect(await readings(tokens.kiosk)).toEqual([])
    expect(await readings(tokens.holder)).toEqual(['transactions'])
  })
})

describe('an item that has ended', () => {
  it('stays with those who saved it or took part, and reaches no one else', async () => {
    await changeContent(world, item, { ...live, displayUntil: at(0) })
    expect(await readings(tokens.kiosk)).toEqual([])
    expect(await readings(tokens.bystander)).toEqual(['savedItems'])
    expect(await readings(tokens.holder)).toEqual(
      ['eventPostById', 'offerById', 'passes', 'postById', 'savedItems', 'transactions'].toSorted(),
    )
  })
})

describe.each<[string, () => State]>([
  ['a draft', () => ({ ...live, publication: 'draft' })],
  ['an archived item', () => ({ ...live, publication: 'archived' })],
  ['a scheduled item', () => ({ ...live, displayFrom: at(1) })],
  ['an item that has ended', () => ({ ...live, displayUntil: at(0) })],
])('%s', (_, state) => {
  it('can be neither attended nor saved', async () => {
    await changeContent(world, item, state())
    const newcomer = await aPerson(world, { in: tower })
    const { token } = await world.signIn(newcomer)
    const attend = `/api/tenant/v1/buildings/${tower.uuid}/event-posts/${item.uuid}/attend`
    const save = `/api/portico/v1/buildings/${tower.uuid}/saved/${item.uuid}`
    for (const path of [attend, save]) {
      expect((await world.request('PUT', path, { token })).status, path).toBe(404)
    }
  })
})
