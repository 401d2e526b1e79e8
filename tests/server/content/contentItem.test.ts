import { buildingUuid } from '@demo/buildings'
import { contents } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProblem } from '../platform/reading'
import { contentUuid, newContent } from '../postCalls'
import { openWorld, type World } from '../world'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await world.signIn('ada@meridian.example')).token
}, 60_000)
afterAll(() => world.close())

const get = (path: string) => world.request('GET', `/api/tenant/v2/buildings/${path}`, { token })
const content = (uuid: string, building: string = buildingUuid.meridian, query = '') =>
  get(`${building}/content/${uuid}${query}`)
const tags = (building: string, query = '') => get(`${building}/sanitized-tags${query}`)
const day = 24 * 60 * 60 * 1000

describe('one content item', () => {
  it('is told whole, in the language asked for, with what is taken of it', async () => {
    const { body } = await content(contentUuid('meridian/town-hall'))
    expect(body).toMatchObject({
      data: {
        title: 'Town hall: the next five years of the tower',
        timezone: 'America/New_York',
        host_custom_text: 'With Marguerite Sandoval, building manager',
        message: 'Questions sent by Tuesday are answered first.',
        virtual_url: '/demo/meetings/town-hall',
        virtual_directions: 'Opens ten minutes before; cameras may stay off.',
        claims_details: { count: 96, user_count: 0 },
      },
    })
    const uuid = contentUuid('kontorhaus/lesung')
    const english = await content(uuid, buildingUuid.kontorhaus, '?lang=en-gb')
    expect(english.body).toMatchObject({
      data: {
        title: 'Book circle: “Foghorn”',
        timezone: 'Europe/Berlin',
        claims_details: { count: 8, user_count: 1 },
      },
    })
  })

  it('says in which language its texts are', async () => {
    const uuid = contentUuid('kontorhaus/lesung')
    const language = async (query: string) =>
      (await content(uuid, buildingUuid.kontorhaus, query)).body
    expect(await language('?lang=en-gb')).toHaveProperty('data.lang', 'en-gb')
    expect(await language('?lang=it-it')).toHaveProperty('data.lang', 'de-de')
    expect(await language('')).toHaveProperty('data.lang', 'de-de')
  })

  it('leaves out a field that holds what it cannot be, and tells all the others', async () => {
    const details = { subtitle: 7, cta_display_end_at: 'soon', message: 'Still here.' }
    const uuid = await newContent(world, { details })
    const { status, body } = await content(uuid)
    expect(status).toBe(200)
    expect(body).toHaveProperty('data.message', 'Still here.')
    expect(body).not.toHaveProperty('data.subtitle')
    expect(body).not.toHaveProperty('data.cta_display_end_at')
  })

  it('keeps a time zone of its own', async () => {
    const uuid = await newContent(world, { details: { timezone: 'Asia/Tokyo' } })
    expect((await content(uuid)).body).toHaveProperty('data.timezone', 'Asia/Tokyo')
  })

  it('is unknown in another building, or in one that is not open', async () => {
    const yoga = contentUuid('meridian/yoga')
    const unknown = [
      await content(yoga, buildingUuid.kontorhaus),
      await content(contentUuid('harbor/boat'), buildingUuid.harbor),
      await content(crypto.randomUUID()),
      await content(yoga, crypto.randomUUID()),
    ]
    for (const answer of unknown) {
      expect(answer.status).toBe(404)
      expect(readProblem(answer).code).toBe('not_found')
    }
    expect((await content('yoga')).status).toBe(400)
    expect((await content(contentUuid('commons/choir'), buildingUuid.commons)).status).toBe(200)
  })

  it('is unknown before and after its time on display', async () => {
    const at = (days: number) => new Date(world.clock.now.getTime() + days * day)
    for (const [displayFrom, displayUntil, status] of [
      [at(1), null, 404],
      [null, at(-1), 404],
      [at(-1), at(1), 200],
    ] as const) {
      const uuid = await newContent(world, { displayFrom, displayUntil })
      expect((await content(uuid)).status).toBe(status)
    }
  })
})

describe('the tags of a building', () => {
  it('are those of its items, each once, in order', async () => {
    const { body } = await tags(buildingUuid.commons)
    expect(body).toEqual({
      data: ['craft', 'food', 'music', 'outdoors', 'work'],
      total: 5,
      limit: 100,
      offset: 0,
    })
  })

  it('can be asked for by name', async () => {
    const { body } = await tags(buildingUuid.commons, '?tags=music,nothing,food,music')
    expect(body).toMatchObject({ data: ['food', 'music'], total: 2 })
    expect((await tags(buildingUuid.commons, '?tags=')).body).toHaveProperty('total', 5)
  })

  it('go with the items, and survive what is no list of texts', async () => {
    const rare = await newContent(world, { details: { sanitized_tags: ['rare', 7, null] } })
    await newContent(world, { details: { sanitized_tags: 'text' } })
    expect((await tags(buildingUuid.meridian, '?tags=rare')).body).toHaveProperty('total', 1)
    const displayUntil = new Date(world.clock.now.getTime() - 1)
    const { connection } = world.database
    await connection.update(contents).set({ displayUntil }).where(eq(contents.uuid, rare))
    expect((await tags(buildingUuid.meridian, '?tags=rare')).body).toHaveProperty('total', 0)
  })

  it('of buildings that are not open are unknown', async () => {
    expect((await tags(buildingUuid.harbor)).status).toBe(404)
  })
})
