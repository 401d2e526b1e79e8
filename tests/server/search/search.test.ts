import { amenities, companyBuildings, resources, userBuildings } from '@server/db/schema'
import { indexedTerms, plainTerm } from '@server/services/search/terms'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aResource } from '../builders/bookings'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { aCategory, anEvent, aPost, type Category } from '../builders/content'
import { aCompany, anAmenity, anAmenityCategory, type Company } from '../builders/directory'
import { aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { patient } from '../patient'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
let hamburg: Building
let category: Category
let bakehouse: Company
let roofTerrace: { uuid: string }
let ada: string
let kiosk: string
let outsider: string
beforeAll(async () => {
  tower = await aBuilding(world)
  hamburg = await aBuilding(world, { locale: 'de_DE' })
  category = await aCategory(world, { in: tower })
  await anEvent(world, { in: tower, categories: [category], title: 'Town hall: the next years' })
  await aPost(world, {
    in: tower,
    categories: [category],
    title: 'News of the house',
    details: { message: 'What was said in the hall of the town' },
  })
  bakehouse = await aCompany(world, { in: tower, name: 'Yarrow Bakehouse' })
  await aCompany(world, { in: hamburg, name: 'Velo-Kontor' })
  await anEvent(world, {
    in: hamburg,
    categories: [await aCategory(world, { in: hamburg })],
    title: 'Coffee tasting',
    translations: { 'de-de': { title: 'Kaffee verkosten in der Rösterei' } },
  })
  roofTerrace = await anAmenity(world, {
    of: await anAmenityCategory(world, { in: hamburg }),
    name: 'Dachterrasse',
    translations: { 'en-gb': { amenity_name: 'Roof terrace' } },
  })
  ada = (await world.signIn(await aPerson(world, { in: [tower, hamburg] }))).token
  kiosk = (await world.signIn(await aPerson(world, { in: tower, roles: ['kiosk'] }))).token
  outsider = (await world.signIn(await aPerson(world, { in: await aBuilding(world) }))).token
})

const reply = v.object({
  data: v.object({
    groups: v.array(
      v.object({ kind: v.string(), total: v.number(), results: v.array(v.looseObject({})) }),
    ),
  }),
})
const sendRequest = (q: string, token = ada, building: { uuid: string } = tower, lang = 'en-us') =>
  world.request(
    'GET',
    `/api/portico/v1/buildings/${building.uuid}/search?q=${encodeURIComponent(q)}&lang=${lang}`,
    { token },
  )
const groups = async (...given: Parameters<typeof sendRequest>) =>
  read(reply, (await sendRequest(...given)).body).data.groups
/** Titles by kind. */
const titles = async (...given: Parameters<typeof sendRequest>) =>
  Object.fromEntries(
    (await groups(...given)).map(({ kind, results }) => [
      kind,
      results.map((result) => titleOf(result)),
    ]),
  )
function titleOf(result: Record<string, unknown>): string {
  const named = v.object({
    content: v.optional(v.object({ title: v.string() })),
    amenity: v.optional(v.object({ amenity_name: v.string() })),
    company: v.optional(v.object({ name: v.string() })),
    space: v.optional(v.object({ name: v.string() })),
    utility: v.optional(v.object({ text: v.string() })),
  })
  const { content, amenity, company, space, utility } = v.parse(named, result)
  const { name } = company ?? space ?? {}
  return content?.title ?? amenity?.amenity_name ?? name ?? utility?.text ?? ''
}
const later = () => {
  world.contentCache.clear()
  world.directoryIndexes.clear()
}

describe('the words of a query', () => {
  it('are the same with and without diacritics, and with e for an umlaut', () => {
    expect(plainTerm('CAFÉ')).toBe('cafe')
    expect(plainTerm('Straße')).toBe('strasse')
    expect(plainTerm('Łódź')).toBe('lodz')
    expect(indexedTerms('Küche')).toEqual(['kuche', 'kueche'])
    expect(indexedTerms('Ku\u0308che')).toEqual(['kuche', 'kueche'])
    expect(indexedTerms('room')).toBe('room')
  })
})

describe('a search in a building', () => {
  it('finds by prefixes, with a typo, and by words in any order, titles first', async () => {
    for (const q of ['town', 'hall town', 'TOWN HAL', 'toen hall', 'haul town']) {
      const { content } = await titles(q)
      expect(content?.[0], q).toBe('Town hall: the next years')
    }
    expect((await titles('yarow'))['company']?.[0]).toBe('Yarrow Bakehouse')
  })

  it('uses the requested language, and accepts umlauts in any spelling', async () => {
    for (const q of ['Rösterei', 'rosterei', 'roesterei', 'ROESTEREI']) {
      const { content } = await titles(q, ada, hamburg, 'de-de')
      expect(content?.[0], q).toBe('Kaffee verkosten in der Rösterei')
    }
    expect((await titles('terrasse', ada, hamburg, 'de-de'))['amenity']).toBeUndefined()
    expect((await titles('dachterasse', ada, hamburg, 'de-de'))['amenity']).toEqual([
      'Dachterrasse',
    ])
    expect((await titles('roof terrace', ada, hamburg, 'en-gb'))['amenity']).toContain(
      'Roof terrace',
    )
  })

  it('falls back to some of the words, and finds nothing without a match', async () => {
    expect((await titles('town zzzzqqq'))['content']?.[0]).toMatch(/^Town hall/)
    expect(await groups('zzzzqqqxx')).toEqual([])
    expect(await groups('!!!')).toEqual([])
  })

  it('returns six of a kind, and their total', async () => {
    for (let n = 0; n < 9; n += 1) await aCompany(world, { in: tower, name: `Quill ${n}` })
    later()
    const [group] = await groups('quill')
    expect(group).toMatchObject({ kind: 'company', total: 9 })
    expect(group?.results).toHaveLength(6)
  })
})

describe('the spaces that are found', () => {
  it('are those of the building, by name and details, with a typo', async () => {
    const board = await aResource(world, {
      in: tower,
      name: 'Grenadine Room',
      details: 'Twelve seats and a viridian curtain',
      imageUrl: '/pictures/room.webp',
    })
    later()
    for (const q of ['grenadine', 'room grenad', 'grenadin romm', 'viridian']) {
      expect((await titles(q))['space'], q).toEqual(['Grenadine Room'])
    }
    const [group] = await groups('grenadine')
    const { uuid, name, details, imageUrl } = board
    const space = { uuid, lang: null, name, details, image_url: imageUrl }
    expect(group).toEqual({
      kind: 'space',
      total: 1,
      results: [{ kind: 'space', space }],
    })
  })

  it('have the names of the requested language', async () => {
    const texts = { 'de-de': { name: 'Eichenzimmer', details: 'Acht Stühle' } }
    await aResource(world, { in: hamburg, name: 'Oak room', translations: texts })
    later()
    expect((await titles('eichen', ada, hamburg, 'de-de'))['space']).toEqual(['Eichenzimmer'])
    expect((await titles('stuehle', ada, hamburg, 'de-de'))['space']).toEqual(['Eichenzimmer'])
    const [german] = await groups('eichen', ada, hamburg, 'de-de')
    expect(german?.results).toMatchObject([{ space: { lang: 'de-de' } }])
    expect((await titles('oak', ada, hamburg, 'en-us'))['space']).toEqual(['Oak room'])
    expect(await titles('eichen', ada, hamburg, 'en-us')).toEqual({})
  })

  it('exclude those of another building, even for a user of both', async () => {
    await aResource(world, { in: hamburg, name: 'Cochineal lounge' })
    later()
    expect((await titles('cochineal', ada, hamburg))['space']).toEqual(['Cochineal lounge'])
    expect(await titles('cochineal')).toEqual({})
    expect((await sendRequest('cochineal', outsider, hamburg)).status).toBe(404)
  })

  it('exclude closed and removed ones, also before the index is rebuilt', async () => {
    const { connection } = world.database
    await aResource(world, { in: tower, name: 'Gamboge cellar', daysAhead: 0 })
    const closing = await aResource(world, { in: tower, name: 'Gamboge attic' })
    const removed = await aResource(world, { in: tower, name: 'Gamboge loft' })
    later()
    expect((await titles('gamboge'))['space']).toEqual(['Gamboge attic', 'Gamboge loft'])
    await connection.update(resources).set({ daysAhead: 0 }).where(eq(resources.uuid, closing.uuid))
    await connection.delete(resources).where(eq(resources.uuid, removed.uuid))
    expect(await titles('gamboge')).toEqual({})
  })

  it('are not shown on a kiosk, which has no page for them', async () => {
    await aResource(world, { in: tower, name: 'Orpiment studio' })
    await aPost(world, { in: tower, categories: [category], title: 'Orpiment, a pigment' })
    later()
    expect(Object.keys(await titles('orpiment'))).toEqual(['content', 'space'])
    expect(await titles('orpiment', kiosk)).toEqual({ content: ['Orpiment, a pigment'] })
  })
})

describe('excluded results', () => {
  it('include another building that is closed to the caller', async () => {
    expect((await sendRequest('town', outsider)).status).toBe(404)
    expect((await sendRequest('town', ada, { uuid: crypto.randomUUID() })).status).toBe(404)
    expect((await sendRequest('a', outsider, await aGuestBuilding(world))).status).toBe(200)
    expect(await titles('velo-kontor')).not.toHaveProperty('company')
  })

  it('include a building that the user has just lost', async () => {
    const ben = await aPerson(world, { in: tower })
    const { token } = await world.signIn(ben)
    expect((await sendRequest('town', token)).status).toBe(200)
    await world.database.connection.delete(userBuildings).where(eq(userBuildings.userId, ben.id))
    expect((await sendRequest('town', token)).status).toBe(404)
  })

  it('include an item before its time, after it, and without a category', async () => {
    const now = world.clock.now.getTime()
    const velvetine = (n: number, given: object) =>
      aPost(world, { in: tower, categories: [category], title: `Velvetine ${n}`, ...given })
    await velvetine(0, { displayFrom: new Date(now + 60_000) })
    await velvetine(1, { displayUntil: new Date(now + 1000) })
    await velvetine(2, { categories: [] })
    later()
    expect((await titles('velvetine'))['content']).toEqual(['Velvetine 1'])
    const before = world.clock.now
    world.clock.now = new Date(now + 2000)
    expect(await titles('velvetine')).toEqual({})
    world.clock.now = new Date(now + 61_000)
    expect((await titles('velvetine'))['content']).toEqual(['Velvetine 0'])
    world.clock.now = before
  })

  it('include moved companies and removed amenities, before the index is rebuilt', async () => {
    const { connection } = world.database
    expect((await titles('yarrow'))['company']).toEqual(['Yarrow Bakehouse'])
    await connection
      .delete(companyBuildings)
      .where(eq(companyBuildings.companyUuid, bakehouse.uuid))
    expect(await titles('yarrow bakehouse')).not.toHaveProperty('company')
    expect((await titles('roof terrace', ada, hamburg, 'en-gb'))['amenity']).toContain(
      'Roof terrace',
    )
    await connection.delete(amenities).where(eq(amenities.uuid, roofTerrace.uuid))
    expect((await titles('roof terrace', ada, hamburg, 'en-gb'))['amenity'] ?? []).not.toContain(
      'Roof terrace',
    )
  })

  it('include a utility that the deployment hides', async () => {
    const [excluded = ''] = world.deployment.browser.utilities.excludedNames
    await aUtilityButton(world, { in: tower, text: 'Brummagem', utilityName: excluded })
    await aUtilityButton(world, { in: tower, text: 'Brummagem two' })
    later()
    expect((await titles('brummagem'))['utility']).toEqual(['Brummagem two'])
  })
})

describe('hostile queries', () => {
  it('are refused if they are empty or have too many words', async () => {
    for (const q of ['', '   ', 'a'.repeat(101)]) {
      const refused = await sendRequest(q)
      expect(refused.status).toBe(400)
      expect(readProblem(refused).code).toBe('invalid_request')
    }
    expect((await sendRequest('a'.repeat(100))).status).toBe(200)
  })

  it('are words like any other', async () => {
    for (const q of [
      "'; drop table contents; --",
      '%',
      '.*',
      '\\',
      '__proto__',
      'constructor',
      '😀',
    ]) {
      expect((await sendRequest(q)).status, q).toBe(200)
    }
  })
})

describe('the index of companies', () => {
  it('is rebuilt in the background, and a reader never waits for it', async () => {
    await titles('anything')
    await aCompany(world, { in: tower, name: 'Zirconium Works' })
    expect(await titles('zirconium')).toEqual({})
    world.clock.now = new Date(world.clock.now.getTime() + 31_000)
    // Triggers the rebuild, and returns the current index.
    await titles('zirconium')
    await expect.poll(() => titles('zirconium'), patient).toEqual({ company: ['Zirconium Works'] })
  })
})
