import { type CategoryType } from '@contract/content'
import { detailCalls } from '@features/content/api/details'
import { homeCalls } from '@features/home/api/home'
import type { ParticipationRequest } from '@machines/content/detail/actors'
import { FailedCall } from '@machines/kernel/failure'
import { describe, expect, test } from 'vitest'
import { firstHouse, offline } from '../../machines/fixtures'
import { recordingApi, signal } from '../recordingApi'

const buildingId = firstHouse.building.uuid
const id = '00000000-0000-4000-8000-00000000c0de'
const lang = 'de-de'
const inBuilding = '/tenant/v1/buildings/:buildingId'

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

describe('home', () => {
  const older = { buildingUuid: buildingId, lang, mode: 'older' as const }
  const newer = { ...older, mode: 'newer' as const }

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
