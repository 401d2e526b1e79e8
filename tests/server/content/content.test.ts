import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, type Building } from '../builders/buildings'
import {
  aCategory,
  aPost,
  type Category,
  type Content,
  changeContent,
  promote,
} from '../builders/content'
import { aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let annex: Building
let eat: Category
let move: Category
let meet: Category
let ramen: Content
let buns: Content
let token: string
beforeAll(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world)
  eat = await aCategory(world, { in: tower, name: 'Eat & linger' })
  move = await aCategory(world, { in: tower, name: 'Move & rest' })
  meet = await aCategory(world, { in: tower, name: 'Meet' })
  await aCategory(world, { in: tower, name: 'Nowhere', active: false })
  await aCategory(world, { in: annex })
  const spotlight = await aCategory(world, {
    in: tower,
    name: 'In the spotlight',
    type: 'SecondaryContent',
  })
  ramen = await aPost(world, { in: tower, categories: [eat] })
  buns = await aPost(world, { in: tower, categories: [eat] })
  await aPost(world, { in: tower, categories: [move] })
  await promote(world, await aPost(world, { in: tower, categories: [spotlight] }))
  await aUtilityButton(world, {
    in: tower,
    text: 'Visitor registration',
    position: 1,
    translations: { 'de-de': { text: 'Besucher anmelden' } },
  })
  await aUtilityButton(world, { in: tower, text: 'Wallet', position: 0 })
  token = (await world.signIn(await aPerson(world, { in: [tower, annex] }))).token
})

const item = v.object({ uuid: v.string(), type: v.string(), title: v.string() })
const withContents = v.object({
  data: v.array(v.object({ uuid: v.string(), name: v.string(), contents: v.array(item) })),
  total: v.number(),
})
const inBuilding = (path: string, { version = 'v1', building = tower } = {}) =>
  world.request('GET', `/api/tenant/${version}/buildings/${building.uuid}${path}`, { token })
const discover = async (query = '') =>
  read(withContents, (await inBuilding(`/categories/contents${query}`)).body)

describe('the older discover mode', () => {
  it('lists active categories by name, descending, each with its contents', async () => {
    const { data, total } = await discover('?lang=en-us&orderByProperty=name&orderBy=desc&offset=0')
    expect(data.map(({ name }) => name)).toEqual(['Move & rest', 'Meet', 'Eat & linger'])
    expect(total).toBe(3)
    const contentsOf = ({ uuid }: Category) =>
      data.find((category) => category.uuid === uuid)?.contents.map((content) => content.uuid)
    expect(contentsOf(eat)).toEqual([ramen.uuid, buns.uuid])
    expect(contentsOf(move)).toHaveLength(1)
    expect(contentsOf(meet)).toEqual([])
  })

  it('pages the categories', async () => {
    const { data, total } = await discover('?limit=1&offset=1')
    expect(data.map(({ uuid }) => uuid)).toEqual([meet.uuid])
    expect(total).toBe(3)
  })

  it('has a separate spotlight', async () => {
    const spotlight = read(withContents, (await inBuilding('/categories/contents-spotlight')).body)
    expect(spotlight.data.map(({ name }) => name)).toEqual(['In the spotlight'])
    const names = (await discover()).data.map(({ name }) => name)
    expect(names).not.toContain('In the spotlight')
  })
})

describe('the newer discover mode', () => {
  it('lists the same categories and, one by one, the same contents', async () => {
    const { data } = await discover()
    const newer = await inBuilding('/categories?categoryType=AudienceContent&active=true&limit=100')
    expect(newer.body).toMatchObject({
      data: data.map(({ uuid, name }) => ({ uuid, name, type: 'AudienceContent' })),
    })
    const contentsOf = await inBuilding(`/categories/${eat.uuid}/content?limit=100`, {
      version: 'v2',
    })
    expect(contentsOf.body).toMatchObject({
      data: [{ uuid: ramen.uuid }, { uuid: buns.uuid }],
      total: 2,
    })
  })

  it("shows nothing of another building's category", async () => {
    const { body } = await inBuilding(`/categories/${eat.uuid}/content`, {
      version: 'v2',
      building: annex,
    })
    expect(body).toMatchObject({ data: [], total: 0 })
  })

  it('needs a known type', async () => {
    const answer = await inBuilding('/categories?categoryType=Everything')
    expect(readProblem(answer).errors?.[0]?.path).toBe('query.categoryType')
  })
})

describe('promoted content', () => {
  it('is the same in both versions', async () => {
    const older = await inBuilding('/contents-promoted?lang=en-us')
    const newer = await inBuilding('/promoted-content?lang=en-us', { version: 'v2' })
    expect(older.body).toEqual(newer.body)
    expect(older.body).toHaveProperty('data.contents.0.uuid')
  })
})

describe('utility buttons', () => {
  it('are in order, in the requested language', async () => {
    const { body } = await inBuilding('/utility-buttons?lang=de-de')
    const { data } = read(
      v.object({
        data: v.object({
          utility_buttons: v.array(v.object({ text: v.string(), order: v.number() })),
        }),
      }),
      body,
    )
    const [first, second] = data.utility_buttons
    expect(first?.order).toBeLessThan(second?.order ?? 0)
    expect(data.utility_buttons.map(({ text }) => text)).toEqual(['Wallet', 'Besucher anmelden'])
  })

  it('fall back to their own text for a missing language', async () => {
    const { body } = await inBuilding('/utility-buttons?lang=it_IT')
    expect(body).toHaveProperty('data.utility_buttons.1.text', 'Visitor registration')
  })
})

describe('a content item', () => {
  it('counts claims and is visible only while it is on display', async () => {
    const isListed = async () =>
      (await discover()).data.some(({ contents }) =>
        contents.some(({ uuid }) => uuid === ramen.uuid),
      )
    const day = 24 * 60 * 60 * 1000
    const now = world.clock.now.getTime()
    const show = async (displayFrom: Date | null, displayUntil: Date | null) => {
      await changeContent(world, ramen, { displayFrom, displayUntil })
      world.contentCache.clear()
    }
    expect(await isListed()).toBe(true)
    await show(new Date(now + day), null)
    expect(await isListed()).toBe(false)
    await show(null, new Date(now - day))
    expect(await isListed()).toBe(false)
    await show(new Date(now - day), new Date(now + day))
    expect(await isListed()).toBe(true)
    await show(null, null)
  })
})
