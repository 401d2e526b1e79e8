import { companies, companyBuildings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBuilding, aGuestBuilding, type Building } from '../builders/buildings'
import { aCompany, anAmenity, anAmenityCategory } from '../builders/directory'
import { aPerson } from '../builders/people'
import { read, readProblem } from '../platform/reading'
import { withSharedWorld } from '../withWorld'

const world = withSharedWorld()
let tower: Building
/** Open to Ada, too. */
let annex: Building
let elsewhere: Building
let commons: Building
let token: string
beforeAll(async () => {
  tower = await aBuilding(world)
  annex = await aBuilding(world, { locale: 'de_DE' })
  elsewhere = await aBuilding(world)
  commons = await aGuestBuilding(world)
  token = (await world.signIn(await aPerson(world, { in: [tower, annex] }))).token
})

const get = (path: string) => world.request('GET', `/api/tenant/v1${path}`, { token })
const pagination = { total: v.number(), limit: v.number(), offset: v.number() }
const categoryPage = v.object({
  ...pagination,
  data: v.array(
    v.object({
      category_name: v.string(),
      amenities: v.array(
        v.object({
          lang: v.nullable(v.string()),
          amenity_name: v.string(),
          image_url: v.nullable(v.string()),
        }),
      ),
    }),
  ),
})
const companyPage = v.object({
  ...pagination,
  data: v.array(v.object({ uuid: v.string(), name: v.string(), premises: v.array(v.unknown()) })),
})
const amenities = async ({ uuid }: Building, query = '') =>
  read(categoryPage, (await get(`/buildings/${uuid}/amenitiesByCategory${query}`)).body)
const directory = async (query = '', { uuid } = tower) =>
  read(companyPage, (await get(`/buildings/${uuid}/companies${query}`)).body)

describe('amenities', () => {
  beforeAll(async () => {
    // Not in order of their positions.
    const meet = await anAmenityCategory(world, { in: tower, name: 'Meet & work', position: 2 })
    const rest = await anAmenityCategory(world, { in: tower, name: 'Move & rest', position: 1 })
    const here = await anAmenityCategory(world, { in: tower, name: 'Getting here', position: 3 })
    await anAmenityCategory(world, { in: tower, name: 'Without any', position: 0 })
    await anAmenity(world, { of: here, name: 'Bicycles' })
    await anAmenity(world, { of: meet, name: 'Library', imageUrl: '/pictures/library.svg' })
    await anAmenity(world, { of: rest, name: 'Sauna', position: 8 })
    await anAmenity(world, { of: rest, name: 'Gym', position: 7 })
    const above = await anAmenityCategory(world, {
      in: annex,
      name: 'Draußen',
      translations: { 'en-gb': { name: 'Outside' } },
    })
    const english = (amenity_name: string) => ({ 'en-gb': { amenity_name } })
    await anAmenity(world, {
      of: above,
      name: 'Dachterrasse',
      translations: english('Roof terrace'),
    })
    await anAmenity(world, {
      of: above,
      name: 'Wintergarten',
      translations: english('Winter garden'),
    })
  })

  it('are in categories, in order, in the requested language', async () => {
    const { data, total } = await amenities(tower, '?offset=0&lang=en-us')
    expect(data).toMatchObject([
      {
        category_name: 'Move & rest',
        amenities: [
          { amenity_name: 'Gym', image_url: null },
          { amenity_name: 'Sauna', image_url: null },
        ],
      },
      {
        category_name: 'Meet & work',
        amenities: [{ amenity_name: 'Library', image_url: '/pictures/library.svg' }],
      },
      { category_name: 'Getting here', amenities: [{ amenity_name: 'Bicycles' }] },
    ])
    expect(total).toBe(3)
    const german = await amenities(annex, '?lang=de-de')
    // Null: in the building's own language.
    expect(german.data[0]?.amenities[0]).toMatchObject({ lang: null, amenity_name: 'Dachterrasse' })
    const english = await amenities(annex, '?lang=en-gb')
    expect(english.data[0]).toMatchObject({
      category_name: 'Outside',
      amenities: [
        { lang: 'en-gb', amenity_name: 'Roof terrace' },
        { lang: 'en-gb', amenity_name: 'Winter garden' },
      ],
    })
  })

  it('are paged by category', async () => {
    const second = await amenities(tower, '?limit=1&offset=1')
    expect(second).toMatchObject({ total: 3, limit: 1, offset: 1 })
    expect(second.data.map(({ category_name }) => category_name)).toEqual(['Meet & work'])
    expect((await amenities(tower, '?offset=3')).data).toEqual([])
  })

  it('of buildings that are not open to the user are unknown', async () => {
    expect((await get(`/buildings/${elsewhere.uuid}/amenitiesByCategory`)).status).toBe(404)
    expect((await get(`/buildings/${commons.uuid}/amenitiesByCategory`)).status).toBe(200)
  })
})

describe('the company directory', () => {
  beforeAll(async () => {
    await aCompany(world, { in: tower, name: 'Elm & Ember', types: ['food'] })
    await aCompany(world, { in: [tower, annex], name: 'Baltic Roasters', types: ['food'] })
    await aCompany(world, { in: tower, name: 'Yarrow Bakehouse', types: ['food', 'retail'] })
    await aCompany(world, { in: tower, name: 'Ink & Ivy', types: ['retail'] })
    await aCompany(world, { in: tower, name: 'Lanternworks' })
    await aCompany(world, { in: annex, name: 'Velo-Kontor' })
  })

  it("lists the building's companies, sorted by name in descending order by default", async () => {
    const { data, total } = await directory()
    const names = data.map(({ name }) => name)
    expect(names).toEqual([
      'Yarrow Bakehouse',
      'Lanternworks',
      'Ink & Ivy',
      'Elm & Ember',
      'Baltic Roasters',
    ])
    expect(total).toBe(5)
    const ascending = (await directory('?orderByProperty=name&orderBy=asc&offset=0')).data
    expect(ascending.map(({ name }) => name)).toEqual(names.toReversed())
    const there = await directory('?orderBy=asc', annex)
    expect(there.data.map(({ name }) => name)).toEqual(['Baltic Roasters', 'Velo-Kontor'])
    expect(there.total).toBe(2)
  })

  it('contains those of any requested type', async () => {
    const food = await directory('?company_types=food&orderBy=asc')
    expect(food.data.map(({ name }) => name)).toEqual([
      'Baltic Roasters',
      'Elm & Ember',
      'Yarrow Bakehouse',
    ])
    const either = await directory('?company_types=Food,%20retail')
    expect(either.total).toBe(4)
    expect((await directory('?company_types=nothing')).data).toEqual([])
    expect((await directory('?company_types=')).total).toBe(5)
    expect((await directory("?company_types=x'),(select%201)--")).data).toEqual([])
  })

  it('refuses invalid pages', async () => {
    for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?limit=x', '?orderBy=up']) {
      const answer = await get(`/buildings/${tower.uuid}/companies${query}`)
      expect(answer.status, query).toBe(400)
      expect(readProblem(answer).errors?.[0]?.path).toMatch(/^query\./)
    }
    expect((await directory('?offset=1000000')).data).toEqual([])
  })

  it('pages thousands without losing or repeating one, whatever their names', async () => {
    const names = ['ärzte', 'Zebra', 'apfel', 'Öl', 'zebra', 'Éclair', 'ähre', '42', 'eclair']
    const rows = Array.from({ length: 1200 }, (_, n) => ({
      uuid: crypto.randomUUID(),
      name: n < names.length ? (names[n] ?? '') : `Company ${n % 40}`,
    }))
    await world.database.connection.insert(companies).values(rows)
    await world.database.connection
      .insert(companyBuildings)
      .values(rows.map(({ uuid }) => ({ companyUuid: uuid, buildingUuid: commons.uuid })))
    const seen: { uuid: string; name: string }[] = []
    for (let offset = 0; ; offset += 100) {
      const { data } = await directory(`?orderBy=asc&limit=100&offset=${offset}`, commons)
      seen.push(...data)
      if (data.length < 100) break
    }
    const { total } = await directory('', commons)
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(total)
    const ours = seen.map(({ name }) => name).filter((name) => names.includes(name))
    const folded = ours.map((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
    expect(folded).toEqual(folded.toSorted())
    expect(folded).toHaveLength(names.length)
  })
})

describe('a company', () => {
  const company = ({ uuid }: { uuid: string }) => get(`/companies/${uuid}`)

  it('is sent with its floor and hours in the buildings that are open to the user', async () => {
    const there = await aCompany(world, { in: [tower, elsewhere], name: 'Fathom' })
    const { companyUuid } = companyBuildings
    await world.database.connection
      .update(companyBuildings)
      .set({ floor: '9', openingHours: { mon: { opensAt: 510, closesAt: 1440 } } })
      .where(eq(companyUuid, there.uuid))
    const premises = [
      {
        building_uuid: tower.uuid,
        floor: '9',
        opening_hours: { mon: { opens_at: '08:30', closes_at: '24:00' } },
      },
    ]
    expect((await company(there)).body).toMatchObject({ data: { premises } })
    const listed = (await directory('?orderBy=asc')).data.find(({ uuid }) => uuid === there.uuid)
    expect(listed?.premises).toEqual(premises)
    expect((await directory('?orderBy=asc', annex)).data[0]?.premises).toEqual([
      { building_uuid: annex.uuid, floor: null, opening_hours: {} },
    ])
    await world.database.connection.delete(companies).where(eq(companies.uuid, there.uuid))
  })

  it('is visible to users of a building that it rents in', async () => {
    const there = await aCompany(world, { in: annex, name: 'Tilework', url: 'tilework.example' })
    const { body } = await company(there)
    expect(body).toMatchObject({ data: { name: 'Tilework', url: 'tilework.example' } })
  })

  it('is unknown to others', async () => {
    const answer = await company(await aCompany(world, { in: elsewhere }))
    expect(answer.status).toBe(404)
    expect(readProblem(answer).code).toBe('not_found')
    expect((await company({ uuid: crypto.randomUUID() })).status).toBe(404)
    expect((await get('/companies/1')).status).toBe(400)
  })
})
