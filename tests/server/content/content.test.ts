import { buildingUuid } from '@demo/buildings'
import { contents } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, readProblem } from '../platform/reading'
import { openWorld, type World } from '../world'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await world.signIn('ada@meridian.example')).token
}, 60_000)
afterAll(() => world.close())

const item = v.object({ uuid: v.string(), type: v.string(), title: v.string() })
const withContents = v.object({
  data: v.array(v.object({ uuid: v.string(), name: v.string(), contents: v.array(item) })),
  total: v.number(),
})
const inBuilding = (path: string, building = buildingUuid.meridian, version = 'v1') =>
  world.request('GET', `/api/tenant/${version}/buildings/${building}${path}`, { token })
const discover = async (query = '', building = buildingUuid.meridian) =>
  read(withContents, (await inBuilding(`/categories/contents${query}`, building)).body)

describe('the older discover mode', () => {
  it('lists active categories by name, descending, each with its contents', async () => {
    const { data, total } = await discover('?lang=en-us&orderByProperty=name&orderBy=desc&offset=0')
    expect(data.length).toBeGreaterThanOrEqual(3)
    expect(total).toBe(data.length)
    const names = data.map((category) => category.name)
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? 1 : -1)))
    expect(data.some((category) => category.contents.length > 0)).toBe(true)
  })

  it('pages the categories', async () => {
    const [all, second] = [await discover(), await discover('?limit=1&offset=1')]
    expect(second.data.map(({ uuid }) => uuid)).toEqual([all.data[1]?.uuid])
    expect(second.total).toBe(all.total)
  })

  it('has the spotlight apart', async () => {
    const spotlight = read(withContents, (await inBuilding('/categories/contents-spotlight')).body)
    const names = (await discover()).data.map(({ name }) => name)
    expect(spotlight.data.length).toBeGreaterThan(0)
    for (const { name } of spotlight.data) expect(names).not.toContain(name)
  })
})

describe('the newer discover mode', () => {
  it('lists the same categories and, one by one, the same contents', async () => {
    const { data } = await discover()
    const newer = await inBuilding('/categories?categoryType=AudienceContent&active=true&limit=100')
    expect(newer.body).toMatchObject({
      data: data.map(({ uuid, name }) => ({ uuid, name, type: 'AudienceContent' })),
    })
    const first = data.find((category) => category.contents.length > 0)
    const contentsOf = await inBuilding(
      `/categories/${first?.uuid}/content?limit=100`,
      buildingUuid.meridian,
      'v2',
    )
    expect(contentsOf.body).toMatchObject({
      data: first?.contents.map(({ uuid }) => ({ uuid })),
      total: first?.contents.length,
    })
  })

  it('shows nothing of a category of another building', async () => {
    const [category] = (await discover()).data
    const { body } = await inBuilding(
      `/categories/${category?.uuid}/content`,
      buildingUuid.kontorhaus,
      'v2',
    )
    expect(body).toMatchObject({ data: [], total: 0 })
  })

  it('needs a known type', async () => {
    const answer = await inBuilding('/categories?categoryType=Everything')
    expect(readProblem(answer).errors?.[0]?.path).toBe('query.categoryType')
  })
})

describe('what is promoted', () => {
  it('is the same in both versions', async () => {
    const older = await inBuilding('/contents-promoted?lang=en-us')
    const newer = await inBuilding('/promoted-content?lang=en-us', buildingUuid.meridian, 'v2')
    expect(older.body).toEqual(newer.body)
    expect(older.body).toHaveProperty('data.contents.0.uuid')
  })
})

describe('utility buttons', () => {
  it('come in their order, in the language asked for', async () => {
    const { body } = await inBuilding('/utility-buttons?lang=de-de')
    const { data } = read(
      v.object({
        data: v.object({
          utility_buttons: v.array(v.object({ text: v.string(), order: v.number() })),
        }),
      }),
      body,
    )
    const orders = data.utility_buttons.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    expect(data.utility_buttons[0]?.text).toBe('Besucher anmelden')
  })

  it('fall back to the own text for a language that is not there', async () => {
    const { body } = await inBuilding('/utility-buttons?lang=it_IT')
    expect(body).toHaveProperty('data.utility_buttons.0.text', 'Visitor registration')
  })
})

describe('a content item', () => {
  it('counts claims and shows only while it is on display', async () => {
    const { connection } = world.database
    const [category] = (await discover()).data.filter(({ contents: list }) => list.length > 0)
    const uuid = category?.contents[0]?.uuid ?? ''
    const isListed = async () =>
      (await discover()).data.some(({ contents: list }) => list.some((one) => one.uuid === uuid))
    const day = 24 * 60 * 60 * 1000
    const now = world.clock.now.getTime()
    const show = async (displayFrom: Date | null, displayUntil: Date | null) => {
      const set = connection.update(contents).set({ displayFrom, displayUntil })
      await set.where(eq(contents.uuid, uuid))
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
