import { buildingUuid } from '@demo/buildings'
import { demoUuid } from '@demo/ids'
import { companies, companyBuildings } from '@server/db/schema'
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

const get = (path: string) => world.request('GET', `/api/tenant/v1${path}`, { token })
const pagination = { total: v.number(), limit: v.number(), offset: v.number() }
const categoryPage = v.object({
  ...pagination,
  data: v.array(
    v.object({
      category_name: v.string(),
      amenities: v.array(v.object({ amenity_name: v.string(), image_url: v.nullable(v.string()) })),
    }),
  ),
})
const companyPage = v.object({
  ...pagination,
  data: v.array(v.object({ uuid: v.string(), name: v.string() })),
})
const amenities = async (building: string, query = '') =>
  read(categoryPage, (await get(`/buildings/${building}/amenitiesByCategory${query}`)).body)
const directory = async (query = '', building: string = buildingUuid.meridian) =>
  read(companyPage, (await get(`/buildings/${building}/companies${query}`)).body)

describe('amenities', () => {
  it('stand in categories, in their order, in the language asked for', async () => {
    const { data, total } = await amenities(buildingUuid.meridian, '?offset=0&lang=en-us')
    expect(data.map(({ category_name }) => category_name)).toEqual([
      'Move & rest',
      'Meet & work',
      'Eat & linger',
      'Getting here',
    ])
    expect(total).toBe(4)
    const all = data.flatMap((category) => category.amenities)
    expect(all.length).toBeGreaterThanOrEqual(6)
    expect(all.filter(({ image_url }) => image_url === null)).toHaveLength(1)
    const german = await amenities(buildingUuid.kontorhaus, '?lang=de-de')
    expect(german.data[0]?.amenities[0]?.amenity_name).toBe('Dachterrasse')
    const english = await amenities(buildingUuid.kontorhaus, '?lang=en-gb')
    expect(english.data[0]).toMatchObject({
      category_name: 'Outside & above',
      amenities: [{ amenity_name: 'Roof terrace' }, { amenity_name: 'Winter garden' }],
    })
  })

  it('are paged by category', async () => {
    const second = await amenities(buildingUuid.meridian, '?limit=1&offset=1')
    expect(second).toMatchObject({ total: 4, limit: 1, offset: 1 })
    expect(second.data.map(({ category_name }) => category_name)).toEqual(['Meet & work'])
    expect((await amenities(buildingUuid.meridian, '?offset=4')).data).toEqual([])
  })

  it('of buildings that are not open to the reader are unknown', async () => {
    expect((await get(`/buildings/${buildingUuid.harbor}/amenitiesByCategory`)).status).toBe(404)
    expect((await get(`/buildings/${buildingUuid.commons}/amenitiesByCategory`)).status).toBe(200)
  })
})

describe('the company directory', () => {
  it('lists who rents in the building, by name from the end unless it is asked otherwise', async () => {
    const { data, total } = await directory()
    const names = data.map(({ name }) => name)
    expect(total).toBe(names.length)
    expect(names[0]).toBe('Yarrow Bakehouse')
    expect(names).not.toContain('Velo-Kontor')
    const ascending = (await directory('?orderByProperty=name&orderBy=asc&offset=0')).data
    expect(ascending.map(({ name }) => name)).toEqual(names.toReversed())
    const inHamburg = await directory('?orderBy=asc', buildingUuid.kontorhaus)
    expect(inHamburg.total).toBe(13)
  })

  it('holds those of any of the types that are asked for', async () => {
    const food = await directory('?company_types=food&orderBy=asc')
    expect(food.data.map(({ name }) => name)).toEqual([
      'Baltic Roasters',
      'Elm & Ember',
      'Fjord & Field',
      'Saltmarsh Kitchen',
      'Yarrow Bakehouse',
    ])
    const either = await directory('?company_types=Food,%20retail')
    expect(either.total).toBeGreaterThan(food.total)
    expect((await directory('?company_types=nothing')).data).toEqual([])
    expect((await directory('?company_types=')).total).toBe((await directory()).total)
    expect((await directory("?company_types=x'),(select%201)--")).data).toEqual([])
  })

  it('refuses pages that there are not', async () => {
    for (const query of ['?limit=0', '?limit=101', '?offset=-1', '?limit=x', '?orderBy=up']) {
      const answer = await get(`/buildings/${buildingUuid.meridian}/companies${query}`)
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
      .values(rows.map(({ uuid }) => ({ companyUuid: uuid, buildingUuid: buildingUuid.commons })))
    const seen: { uuid: string; name: string }[] = []
    for (let offset = 0; ; offset += 100) {
      const { data } = await directory(
        `?orderBy=asc&limit=100&offset=${offset}`,
        buildingUuid.commons,
      )
      seen.push(...data)
      if (data.length < 100) break
    }
    const { total } = await directory('', buildingUuid.commons)
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(total)
    const ours = seen.map(({ name }) => name).filter((name) => names.includes(name))
    const folded = ours.map((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
    expect(folded).toEqual(folded.toSorted())
    expect(folded).toHaveLength(names.length)
  })
})

describe('a company', () => {
  const company = (slug: string) => get(`/companies/${demoUuid(`company/${slug}`)}`)

  it('is told to those who may enter a building that it rents in', async () => {
    const { body } = await company('velo-kontor')
    expect(body).toMatchObject({ data: { name: 'Velo-Kontor', url: 'velokontor.example' } })
  })

  it('is unknown to others', async () => {
    const answer = await company('halyard-legal')
    expect(answer.status).toBe(404)
    expect(readProblem(answer).code).toBe('not_found')
    expect((await get(`/companies/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await get('/companies/1')).status).toBe(400)
  })
})
