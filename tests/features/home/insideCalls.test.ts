import { type CategoryType } from '@contract/content'
import { detailCalls } from '@features/content/api/details'
import { directoryCalls } from '@features/directory/api/directory'
import { homeCalls } from '@features/home/api/home'
import { brandingCalls } from '@features/tenancy/api/branding'
import { buildingCalls } from '@features/tenancy/api/building'
import type { ParticipationRequest } from '@machines/content/detail/actors'
import { FailedCall } from '@machines/kernel/failure'
import { describe, expect, test } from 'vitest'
import { branding, firstHouse, offline } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

const buildingId = firstHouse.building.uuid
const id = '00000000-0000-4000-8000-00000000c0de'
const lang = 'de-de'
const inBuilding = '/tenant/v1/buildings/:buildingId'

test("a host's branding is its white-label and its theme", async () => {
  const { api, requests } = recordingApi((call) =>
    call.endsWith('theme') ? branding.theme : branding.whitelabel,
  )
  expect(await brandingCalls(api).fetchBranding('house.test', signal)).toEqual(branding)
  expect(requests).toStrictEqual([
    { call: 'GET /public/whitelabel', query: { domain: 'house.test' } },
    { call: 'GET /public/theme', query: { domain: 'house.test' } },
  ])
})

describe('buildings', () => {
  test("are the brand's, with their languages", async () => {
    const { api, requests } = recordingApi(() => ({ data: [firstHouse.building] }))
    const { fetchBuildings } = buildingCalls(api)
    expect(await fetchBuildings('lease', signal)).toEqual([firstHouse.building])
    expect(requests).toStrictEqual([
      {
        call: 'GET /tenant/v1/users/current/buildings',
        query: { include: 'languages', brand_scope: 'lease' },
      },
    ])
  })

  test('are entered with their languages, their company and their theme', async () => {
    const { api, requests } = recordingApi((call) =>
      call.endsWith('theme') ? firstHouse.theme : { data: firstHouse.building },
    )
    expect(await buildingCalls(api).enterBuilding({ uuid: buildingId }, signal)).toEqual(firstHouse)
    expect(requests).toStrictEqual([
      {
        call: `GET ${inBuilding}`,
        params: { buildingId },
        query: { include: 'languages', attachPortfolioCompanyUuid: true },
      },
      { call: 'GET /buildings/:buildingId/theme', params: { buildingId } },
    ])
  })
})

describe('a detail', () => {
  const of = { uuid: id, buildingUuid: buildingId, lang, userId: 7 }

  test.each([
    [
      'content',
      '/tenant/v2/buildings/:buildingId/content/:contentUuid',
      { buildingId, contentUuid: id },
    ],
    ['eventPost', '/tenant/v1/event-posts/:eventPostUuid', { eventPostUuid: id }],
    ['offer', '/tenant/v1/offers/:offerUuid', { offerUuid: id }],
    ['post', '/tenant/v1/posts/:postUuid', { postUuid: id }],
  ] as const)("%s is read in the page's language", async (kind, path, params) => {
    const { api, requests } = recordingApi(() => ({ data: { uuid: id } }))
    expect(await detailCalls(api).read({ ...of, kind }, signal)).toEqual({ uuid: id })
    expect(requests).toStrictEqual([{ call: `GET ${path}`, params, query: { lang } }])
  })

  const status = { mine: 0, taken: 9, limit: 10, perUser: 2, isOffered: true }
  const decided = (kind: 'rsvp' | 'claim'): ParticipationRequest => ({
    of: { ...of, kind: 'content' },
    participation: { ...status, kind },
    key: 'intent',
  })

  test.each([
    [
      'reserve',
      'rsvp',
      `${inBuilding}/event-posts/:eventPostUuid/attend`,
      { buildingId, eventPostUuid: id },
    ],
    ['reserve', 'claim', `${inBuilding}/offers/:offerUuid/claim`, { buildingId, offerUuid: id }],
    ['cancel', 'rsvp', '/tenant/v1/event-posts/:eventPostUuid/recall', { eventPostUuid: id }],
    ['cancel', 'claim', `${inBuilding}/offers/:offerUuid/cancel`, { buildingId, offerUuid: id }],
  ] as const)(
    '%s of a place by %s acts once, and counts by the response',
    async (act, kind, path, params) => {
      const holders = { attendants: [7, 3, 7], claimers: [7, 3, 7] }
      const { api, requests } = recordingApi(() => ({ data: holders }))
      expect(await detailCalls(api)[act](decided(kind), signal)).toEqual({
        ...status,
        kind,
        mine: 2,
        taken: 3,
      })
      expect(requests).toStrictEqual([
        { call: `PUT ${path}`, params, query: {}, idempotencyKey: 'intent' },
      ])
    },
  )
})

describe('the directory', () => {
  test('has a hundred companies on a page, by name', async () => {
    const { api, requests } = recordingApi(() => ({
      data: [{ uuid: id, name: 'Elm' }],
      total: 250,
    }))
    const { fetchPage } = directoryCalls(api)
    const given = { buildingUuid: buildingId, companyTypes: ['FOOD', 'RETAIL'], offset: 100 }
    expect(await fetchPage(given, signal)).toEqual({
      companies: [{ uuid: id, name: 'Elm' }],
      total: 250,
    })
    await fetchPage({ ...given, companyTypes: [], offset: 0 }, signal)
    const query = { orderByProperty: 'name', orderBy: 'desc', limit: 100 }
    const call = { call: `GET ${inBuilding}/companies`, params: { buildingId } }
    expect(requests).toStrictEqual([
      { ...call, query: { ...query, offset: 100, company_types: 'FOOD,RETAIL' } },
      { ...call, query: { ...query, offset: 0 } },
    ])
  })

  test('reads one company, and the amenities', async () => {
    const { api, requests } = recordingApi(() => ({ data: ['told'] }))
    const { company, amenities } = directoryCalls(api)
    expect(await company({ uuid: id }, signal)).toEqual(['told'])
    expect(await amenities({ buildingUuid: buildingId, lang }, signal)).toEqual(['told'])
    expect(requests).toStrictEqual([
      { call: 'GET /tenant/v1/companies/:companyUuid', params: { companyUuid: id } },
      {
        call: `GET ${inBuilding}/amenitiesByCategory`,
        params: { buildingId },
        query: { offset: 0, limit: 100, lang },
      },
    ])
  })
})

describe('home', () => {
  const older = { buildingUuid: buildingId, lang, mode: 'older' as const }
  const newer = { ...older, mode: 'newer' as const }

  test("reads the building's utilities", async () => {
    const { api, requests } = recordingApi(() => ({ data: { utility_buttons: ['lunch'] } }))
    const given = { ...older, keyPrefix: '' } as unknown as Parameters<
      ReturnType<typeof homeCalls>['utilities']
    >[0]
    expect(await homeCalls(api).utilities(given, signal)).toEqual(['lunch'])
    expect(requests).toStrictEqual([
      { call: `GET ${inBuilding}/utility-buttons`, params: { buildingId }, query: { lang } },
    ])
  })

  test.each([
    [older, `${inBuilding}/contents-promoted`],
    [newer, '/tenant/v2/buildings/:buildingId/promoted-content'],
  ])('reads promoted items in the mode of %j', async (input, path) => {
    const { api, requests } = recordingApi(() => ({ data: { contents: ['yoga'] } }))
    expect(await homeCalls(api).promoted(input, signal)).toEqual(['yoga'])
    expect(requests).toStrictEqual([
      { call: `GET ${path}`, params: { buildingId }, query: { lang } },
    ])
  })

  test.each([
    ['discover', `${inBuilding}/categories/contents`],
    ['spotlight', `${inBuilding}/categories/contents-spotlight`],
  ] as const)('reads %s with one call in the older mode', async (part, path) => {
    const { api, requests } = recordingApi(() => ({ data: [{ uuid: id, contents: ['yoga'] }] }))
    expect(await homeCalls(api)[part](older, signal)).toEqual([
      { uuid: id, contents: ['yoga'], failure: null },
    ])
    expect(requests).toStrictEqual([
      {
        call: `GET ${path}`,
        params: { buildingId },
        query: { lang, orderByProperty: 'name', orderBy: 'desc', offset: 0 },
      },
    ])
  })

  const other = '00000000-0000-4000-8000-00000000c0ff'
  /** Two categories; the contents of the named ones are unavailable. */
  const categories = (...missing: string[]) =>
    recordingApi((call, { params }) => {
      if (call.endsWith('/categories')) return { data: [{ uuid: id }, { uuid: other }] }
      const uuid = params?.categoryUuid ?? ''
      if (missing.includes(uuid)) throw offline
      return { data: [`of ${uuid}`] }
    })

  test.each<['discover' | 'spotlight', CategoryType]>([
    ['discover', 'AudienceContent'],
    ['spotlight', 'SecondaryContent'],
  ])(
    'reads the categories of %s, then the contents of each, in the newer mode',
    async (part, type) => {
      const { api, requests } = categories()
      expect(await homeCalls(api)[part](newer, signal)).toEqual([
        { uuid: id, contents: [`of ${id}`], failure: null },
        { uuid: other, contents: [`of ${other}`], failure: null },
      ])
      const contents = (categoryUuid: string) => ({
        call: 'GET /tenant/v2/buildings/:buildingId/categories/:categoryUuid/content',
        params: { buildingId, categoryUuid },
        query: { limit: 100, lang },
      })
      expect(requests).toStrictEqual([
        {
          call: `GET ${inBuilding}/categories`,
          params: { buildingId },
          query: { categoryType: type, active: true, limit: 100, lang },
        },
        contents(id),
        contents(other),
      ])
    },
  )

  test('shows the other categories if one fails', async () => {
    expect(await homeCalls(categories(id).api).discover(newer, signal)).toEqual([
      { uuid: id, contents: [], failure: { kind: 'network' } },
      { uuid: other, contents: [`of ${other}`], failure: null },
    ])
  })

  test('fails if all categories fail', async () => {
    const read = homeCalls(categories(id, other).api).discover(newer, signal)
    await expect(read).rejects.toEqual(new FailedCall({ kind: 'network' }))
  })

  test('succeeds without any category', async () => {
    const { api } = recordingApi(() => ({ data: [] }))
    expect(await homeCalls(api).discover(newer, signal)).toEqual([])
  })
})
