import { buildingUuid } from '@demo/buildings'
import {
  amenities,
  categoryContents,
  companies,
  companyBuildings,
  contents,
  userBuildings,
  utilityButtons,
} from '@server/db/schema'
import { indexedTerms, plainTerm } from '@server/services/search/terms'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, readProblem } from '../platform/reading'
import { contentUuid, userId } from '../postCalls'
import { openWorld, type World } from '../world'

let world: World
let ada: string
let noor: string
beforeAll(async () => {
  world = await openWorld()
  ada = (await world.signIn('ada@meridian.example')).token
  noor = (await world.signIn('noor@harbor.example')).token
}, 60_000)
afterAll(() => world.close())

const reply = v.object({
  data: v.object({
    groups: v.array(
      v.object({ kind: v.string(), total: v.number(), results: v.array(v.looseObject({})) }),
    ),
  }),
})
const ask = (q: string, token = ada, building: string = buildingUuid.meridian, lang = 'en-us') =>
  world.request(
    'GET',
    `/api/portico/v1/buildings/${building}/search?q=${encodeURIComponent(q)}&lang=${lang}`,
    { token },
  )
const groups = async (...given: Parameters<typeof ask>) =>
  read(reply, (await ask(...given)).body).data.groups
/** Titles by kind. */
const titles = async (...given: Parameters<typeof ask>) =>
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
    utility: v.optional(v.object({ text: v.string() })),
  })
  const { content, amenity, company, utility } = v.parse(named, result)
  return content?.title ?? amenity?.amenity_name ?? company?.name ?? utility?.text ?? ''
}
const later = () => {
  world.contentCache.clear()
  world.directoryIndexes.clear()
}

describe('the words of a search', () => {
  it('are the same with and without marks, and with the e that stands for dots', () => {
    expect(plainTerm('CAFÉ')).toBe('cafe')
    expect(plainTerm('Straße')).toBe('strasse')
    expect(plainTerm('Łódź')).toBe('lodz')
    expect(indexedTerms('Küche')).toEqual(['kuche', 'kueche'])
    expect(indexedTerms('Ku\u0308che')).toEqual(['kuche', 'kueche'])
    expect(indexedTerms('room')).toBe('room')
  })
})

describe('a search in a building', () => {
  it('finds by beginnings, with a slip, and by words in any order, the title first', async () => {
    for (const q of ['town', 'hall town', 'TOWN HAL', 'toen hall', 'haul town']) {
      const { content } = await titles(q)
      expect(content?.[0], q).toBe('Town hall: the next five years of the tower')
    }
    expect((await titles('yarow'))['company']?.[0]).toBe('Yarrow Bakehouse')
  })

  it('speaks the language asked for, and takes umlauts as they are typed', async () => {
    const kontorhaus = buildingUuid.kontorhaus
    for (const q of ['Rösterei', 'rosterei', 'roesterei', 'ROESTEREI']) {
      const { content } = await titles(q, ada, kontorhaus, 'de-de')
      expect(content?.[0], q).toBe('Kaffee verkosten in der Rösterei')
    }
    expect((await titles('terrasse', ada, kontorhaus, 'de-de'))['amenity']).toBeUndefined()
    expect((await titles('dachterasse', ada, kontorhaus, 'de-de'))['amenity']).toEqual([
      'Dachterrasse',
    ])
    expect((await titles('roof terrace', ada, kontorhaus, 'en-gb'))['amenity']).toContain(
      'Roof terrace',
    )
  })

  it('has some of the words where nothing has them all, and nothing where there is none', async () => {
    expect((await titles('town zzzzqqq'))['content']?.[0]).toMatch(/^Town hall/)
    expect(await groups('zzzzqqqxx')).toEqual([])
    expect(await groups('!!!')).toEqual([])
  })

  it('sends six of a kind, and says how many there are', async () => {
    await world.database.connection
      .insert(companies)
      .values(
        Array.from({ length: 9 }, (_, n) => ({ uuid: crypto.randomUUID(), name: `Quill ${n}` })),
      )
    const rows = await world.database.connection.select().from(companies)
    const made = rows.filter(({ name }) => name.startsWith('Quill'))
    await world.database.connection
      .insert(companyBuildings)
      .values(made.map(({ uuid }) => ({ companyUuid: uuid, buildingUuid: buildingUuid.meridian })))
    later()
    const [group] = await groups('quill')
    expect(group).toMatchObject({ kind: 'company', total: 9 })
    expect(group?.results).toHaveLength(6)
  })
})

describe('what nobody may find', () => {
  it('is another building, for whoever it is not open to', async () => {
    expect((await ask('town', noor)).status).toBe(404)
    expect((await ask('town', ada, crypto.randomUUID())).status).toBe(404)
    expect((await ask('a', noor, buildingUuid.commons)).status).toBe(200)
    expect(await titles('velo-kontor')).not.toHaveProperty('company')
  })

  it('is a building that one may enter no more, at once', async () => {
    const { token } = await world.signIn('ben@meridian.example')
    expect((await ask('town', token)).status).toBe(200)
    const ben = await userId(world, 'ben@meridian.example')
    const his = and(
      eq(userBuildings.userId, ben),
      eq(userBuildings.buildingUuid, buildingUuid.meridian),
    )
    await world.database.connection.delete(userBuildings).where(his)
    expect((await ask('town', token)).status).toBe(404)
  })

  it('is an item before its time, after it, and in no category', async () => {
    const { connection } = world.database
    const [place] = await connection
      .select()
      .from(categoryContents)
      .where(eq(categoryContents.contentUuid, contentUuid('meridian/yoga')))
    const uuids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const now = world.clock.now.getTime()
    const windows = [
      { displayFrom: new Date(now + 60_000) },
      { displayUntil: new Date(now + 1000) },
      {},
    ]
    await connection.insert(contents).values(
      uuids.map((uuid, n) => ({
        uuid,
        buildingUuid: buildingUuid.meridian,
        type: 'POST',
        title: `Velvetine ${n}`,
        ...windows[n],
      })),
    )
    await connection.insert(categoryContents).values(
      uuids.slice(0, 2).map((uuid, n) => ({
        contentUuid: uuid,
        categoryUuid: place?.categoryUuid ?? '',
        position: 900 + n,
      })),
    )
    later()
    expect((await titles('velvetine'))['content']).toEqual(['Velvetine 1'])
    const before = world.clock.now
    world.clock.now = new Date(now + 2000)
    expect(await titles('velvetine')).toEqual({})
    world.clock.now = new Date(now + 61_000)
    expect((await titles('velvetine'))['content']).toEqual(['Velvetine 0'])
    world.clock.now = before
  })

  it('is a company that has moved out and an amenity that is gone, before the words are read anew', async () => {
    const { connection } = world.database
    expect((await titles('yarrow'))['company']).toEqual(['Yarrow Bakehouse'])
    const [gone] = await connection
      .select()
      .from(companies)
      .where(eq(companies.name, 'Yarrow Bakehouse'))
    await connection
      .delete(companyBuildings)
      .where(eq(companyBuildings.companyUuid, gone?.uuid ?? ''))
    expect(await titles('yarrow bakehouse')).not.toHaveProperty('company')
    const kontorhaus = buildingUuid.kontorhaus
    expect((await titles('roof terrace', ada, kontorhaus, 'en-gb'))['amenity']).toContain(
      'Roof terrace',
    )
    await connection.delete(amenities).where(eq(amenities.name, 'Dachterrasse'))
    expect((await titles('roof terrace', ada, kontorhaus, 'en-gb'))['amenity'] ?? []).not.toContain(
      'Roof terrace',
    )
  })

  it('is a utility that the deployment shows nobody', async () => {
    const [excluded = ''] = world.deployment.browser.utilities.excludedNames
    const button = { name: 'hidden', text: 'Brummagem', type: 'native' as const, position: 90 }
    await world.database.connection.insert(utilityButtons).values([
      {
        ...button,
        uuid: crypto.randomUUID(),
        buildingUuid: buildingUuid.meridian,
        utilityName: excluded,
      },
      {
        ...button,
        uuid: crypto.randomUUID(),
        buildingUuid: buildingUuid.meridian,
        utilityName: 'brum',
        text: 'Brummagem two',
      },
    ])
    later()
    expect((await titles('brummagem'))['utility']).toEqual(['Brummagem two'])
  })
})

describe('hostile words', () => {
  it('are refused where they are none or too many', async () => {
    for (const q of ['', '   ', 'a'.repeat(101)]) {
      const refused = await ask(q)
      expect(refused.status).toBe(400)
      expect(readProblem(refused).code).toBe('invalid_request')
    }
    expect((await ask('a'.repeat(100))).status).toBe(200)
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
      expect((await ask(q)).status, q).toBe(200)
    }
  })
})

describe('the words of companies', () => {
  it('are read anew beside the answers, and a reader never waits for that', async () => {
    const { connection } = world.database
    await titles('anything')
    const uuid = crypto.randomUUID()
    await connection.insert(companies).values({ uuid, name: 'Zirconium Works' })
    await connection
      .insert(companyBuildings)
      .values({ companyUuid: uuid, buildingUuid: buildingUuid.meridian })
    expect(await titles('zirconium')).toEqual({})
    world.clock.now = new Date(world.clock.now.getTime() + 31_000)
    // Asks for the news, and is answered by what is there.
    await titles('zirconium')
    await expect.poll(() => titles('zirconium')).toEqual({ company: ['Zirconium Works'] })
  })
})
