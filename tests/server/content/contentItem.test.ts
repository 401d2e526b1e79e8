import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { anEvent, aPost, changeContent } from '../builders/content'
import { aPerson, type Person } from '../builders/people'
import { readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let hamburg: Building
/** Not open to Ada. */
let elsewhere: Building
let commons: Building
let ada: Person
let token: string
beforeAll(async () => {
  tower = await aBuilding(world, { timezone: 'America/New_York' })
  hamburg = await aBuilding(world, { timezone: 'Europe/Berlin', locale: 'de_DE' })
  elsewhere = await aBuilding(world)
  commons = await aGuestBuilding(world)
  ada = await aPerson(world, { in: [tower, hamburg] })
  token = (await world.signIn(ada)).token
})

const get = (path: string) => world.request('GET', `/api/tenant/v2/buildings/${path}`, { token })
const content = (uuid: string, building: { uuid: string } = tower, query = '') =>
  get(`${building.uuid}/content/${uuid}${query}`)
const tags = (building: Building, query = '') => get(`${building.uuid}/sanitized-tags${query}`)
const reading = (given = {}) =>
  anEvent(world, {
    in: hamburg,
    title: 'Lesekreis',
    translations: { 'en-gb': { title: 'Book circle' } },
    ...given,
  })
const day = 24 * 60 * 60 * 1000

describe('one content item', () => {
  it('is returned completely, in the requested language, with its counts', async () => {
    const [ben, eve] = [await aPerson(world), await aPerson(world)]
    const details = {
      host_custom_text: 'With the building manager',
      message: 'Questions sent by Tuesday are answered first.',
      virtual_url: '/meetings/town-hall',
      virtual_directions: 'Opens ten minutes before; cameras may stay off.',
    }
    const townHall = { in: tower, title: 'Town hall', details, takenBy: [ben, eve] }
    const { body } = await content((await anEvent(world, townHall)).uuid)
    expect(body).toMatchObject({
      data: {
        title: 'Town hall',
        timezone: 'America/New_York',
        ...details,
        claims_details: { count: 2, user_count: 0 },
      },
    })
    const { uuid } = await reading({ takenBy: [ben, ada] })
    const english = await content(uuid, hamburg, '?lang=en-gb')
    expect(english.body).toMatchObject({
      data: {
        title: 'Book circle',
        timezone: 'Europe/Berlin',
        claims_details: { count: 2, user_count: 1 },
      },
    })
  })

  it('names the language of its texts', async () => {
    const { uuid } = await reading()
    const language = async (query: string) => (await content(uuid, hamburg, query)).body
    expect(await language('?lang=en-gb')).toHaveProperty('data.lang', 'en-gb')
    expect(await language('?lang=it-it')).toHaveProperty('data.lang', 'de-de')
    expect(await language('')).toHaveProperty('data.lang', 'de-de')
  })

  it('omits a field with an invalid value, and returns all the others', async () => {
    const details = { subtitle: 7, cta_display_end_at: 'soon', message: 'Still here.' }
    const { uuid } = await aPost(world, { in: tower, details })
    const { status, body } = await content(uuid)
    expect(status).toBe(200)
    expect(body).toHaveProperty('data.message', 'Still here.')
    expect(body).not.toHaveProperty('data.subtitle')
    expect(body).not.toHaveProperty('data.cta_display_end_at')
  })

  it('keeps its own time zone', async () => {
    const { uuid } = await aPost(world, { in: tower, details: { timezone: 'Asia/Tokyo' } })
    expect((await content(uuid)).body).toHaveProperty('data.timezone', 'Asia/Tokyo')
  })

  it('is unknown in another building, or in one that is not open', async () => {
    const yoga = await anEvent(world, { in: tower })
    const boat = await anEvent(world, { in: elsewhere })
    const choir = await anEvent(world, { in: commons })
    const unknown = [
      await content(yoga.uuid, hamburg),
      await content(boat.uuid, elsewhere),
      await content(crypto.randomUUID()),
      await content(yoga.uuid, { uuid: crypto.randomUUID() }),
    ]
    for (const answer of unknown) {
      expect(answer.status).toBe(404)
      expect(readProblem(answer).code).toBe('not_found')
    }
    expect((await content('yoga')).status).toBe(400)
    expect((await content(choir.uuid, commons)).status).toBe(200)
  })

  it('is unknown before and after its time on display', async () => {
    const at = (days: number) => new Date(world.clock.now.getTime() + days * day)
    for (const [displayFrom, displayUntil, status] of [
      [at(1), null, 404],
      [null, at(-1), 404],
      [at(-1), at(1), 200],
    ] as const) {
      const { uuid } = await aPost(world, { in: tower, displayFrom, displayUntil })
      expect((await content(uuid)).status).toBe(status)
    }
  })
})

describe("a building's tags", () => {
  const tagged = (building: Building, ...sanitized_tags: unknown[]) =>
    aPost(world, { in: building, details: { sanitized_tags } })

  it('are those of its items, each once, in order', async () => {
    await tagged(commons, 'outdoors', 'music')
    await tagged(commons, 'outdoors', 'food')
    const { body } = await tags(commons)
    expect(body).toEqual({ data: ['food', 'music', 'outdoors'], total: 3, limit: 100, offset: 0 })
  })

  it('can be requested by name', async () => {
    await tagged(tower, 'music', 'food', 'craft')
    const { body } = await tags(tower, '?tags=music,nothing,food,music')
    expect(body).toMatchObject({ data: ['food', 'music'], total: 2 })
    expect((await tags(tower, '?tags=')).body).toHaveProperty('total', 3)
  })

  it('go with the items, and survive a malformed list', async () => {
    const rare = await tagged(tower, 'rare', 7, null)
    await aPost(world, { in: tower, details: { sanitized_tags: 'text' } })
    expect((await tags(tower, '?tags=rare')).body).toHaveProperty('total', 1)
    await changeContent(world, rare, { displayUntil: new Date(world.clock.now.getTime() - 1) })
    expect((await tags(tower, '?tags=rare')).body).toHaveProperty('total', 0)
  })

  it('of closed buildings are unknown', async () => {
    expect((await tags(elsewhere)).status).toBe(404)
  })
})
