import type { ContentState } from '@rules/content/lifeCycle'
import {
  ctaWindow,
  isAvailable,
  isEvent,
  isOffer,
  takesClaims,
  takesRsvp,
} from '@server/services/content/callToAction'
import { type ContentRow, itemOf, withTaken } from '@server/services/content/contentReply'
import { isOnDisplay } from '@server/services/content/onDisplay'
import { oneLine } from '@server/services/platform/oneLine'
import { translationFor, translationOf } from '@server/services/tenancy/translate'
import { describe, expect, it } from 'vitest'

const now = new Date('2026-11-22T12:00:00Z')
const earlier = '2026-11-22T11:59:59Z'
const later = '2026-11-22T12:00:01Z'
const at = now.toISOString()
const acting = (type: string, details: object = {}) => ({ type, details: { ...details } })

describe('the actions of an item', () => {
  it.each<[string, object, boolean, boolean]>([
    ['POST', {}, false, false],
    ['EVENT', { rsvp_enabled: true }, true, false],
    ['POST', { rsvp_enabled: true }, true, false],
    ['EVENT', { rsvp_enabled: 'true' }, false, false],
    ['POST', { claimable: true }, false, true],
    ['POST', { claimable: 'yes' }, false, false],
    ['POST', { cta_type: 'CLAIM' }, false, true],
    ['POST', { cta_type: 'claim' }, false, true],
    ['POST', { cta_type: 'EXTERNAL_URL' }, false, false],
    ['POST', { cta_type: 7 }, false, false],
    ['DEAL', { rsvp_enabled: true, claimable: true, cta_type: 'CLAIM' }, true, false],
  ])('are, for %s with %j, RSVPs: %s and claims: %s', (type, details, rsvps, claims) => {
    expect(takesRsvp(acting(type, details))).toBe(rsvps)
    expect(takesClaims(acting(type, details))).toBe(claims)
  })

  it.each<[string, object, boolean, boolean]>([
    ['EVENT', {}, true, false],
    ['EVENT_POST', {}, true, false],
    ['DEAL', {}, false, true],
    ['OFFER', {}, false, true],
    ['POST', {}, false, false],
    ['POST', { rsvp_enabled: true }, true, false],
    ['POST', { claimable: true }, false, true],
    ['EVENT', { claimable: true }, true, true],
  ])('make %s with %j an event: %s, an offer: %s', (type, details, event, offer) => {
    expect(isEvent(acting(type, details))).toBe(event)
    expect(isOffer(acting(type, details))).toBe(offer)
  })
})

describe('the call to action', () => {
  it.each<[unknown, unknown, string]>([
    [undefined, undefined, 'open'],
    [later, undefined, 'notYet'],
    [at, undefined, 'open'],
    [undefined, at, 'over'],
    [undefined, later, 'open'],
    [earlier, later, 'open'],
    [later, earlier, 'notYet'],
    ['soon', 'late', 'open'],
    [null, 7, 'open'],
  ])('from %s till %s is %s', (from, till, expected) => {
    const details = { cta_display_start_at: from, cta_display_end_at: till }
    expect(ctaWindow(acting('DEAL', details), now)).toBe(expected)
  })

  it.each<[object, boolean]>([
    [{ claimable: true }, true],
    [{ cta_type: 'CLAIM' }, true],
    [{ cta_type: 'CLAIM', claimable: false }, false],
    [{ claimable: true, is_eligible: false }, false],
    [{ claimable: true, is_eligible: true }, true],
    [{ claimable: true, rsvp_enabled: true }, false],
    [{ claimable: true, cta_display_start_at: later }, false],
    [{ claimable: true, cta_display_end_at: at }, false],
    [{}, false],
  ])('of a deal with %j is available: %s', (details, available) => {
    expect(isAvailable(acting('DEAL', details), now)).toBe(available)
  })
})

it.each<[string | null, string | null, boolean]>([
  [null, null, true],
  [at, null, true],
  [later, null, false],
  [null, at, false],
  [null, later, true],
  [earlier, later, true],
  [earlier, earlier, false],
])('on display from %s till %s: %s', (from, till, shows) => {
  const moment = (given: string | null) => (given === null ? null : new Date(given))
  const times = { displayFrom: moment(from), displayUntil: moment(till) }
  const viewer = { now, companyUuid: null }
  const isShown = (publication: ContentState) =>
    isOnDisplay({ publication, ...times, audience: [] }, viewer)
  expect(isShown('published')).toBe(shows)
  expect(isShown('draft')).toBe(false)
  expect(isShown('archived')).toBe(false)
})

describe('texts in a language', () => {
  const translations = { 'de-de': { title: 'Lesung' }, 'fr-ca': { title: 'Lecture' } }

  it.each([
    ['de-de', 'de-de'],
    ['de_DE', 'de-de'],
    ['DE', 'de-de'],
    ['de-at', 'de-de'],
    ['fr-fr', 'fr-ca'],
    ['it-it', null],
    ['', null],
    [undefined, null],
  ])('for %s are those of %s', (lang, locale) => {
    const texts = locale === null ? {} : translations[locale as 'de-de']
    expect(translationOf(translations, lang)).toEqual({ locale, texts })
    expect(translationFor(translations, lang)).toEqual(texts)
  })

  it('prefer the exact locale to its language', () => {
    const both = { 'fr-ca': { title: 'a' }, 'fr-fr': { title: 'b' } }
    expect(translationFor(both, 'fr-fr')).toEqual({ title: 'b' })
  })
})

describe("an item's response", () => {
  const row: ContentRow = {
    uuid: '00000000-0000-4000-8000-00000000c0de',
    buildingUuid: '00000000-0000-4000-8000-000000000002',
    version: 1,
    publication: 'published',
    cancelledAt: null,
    movedFrom: null,
    audience: [],
    type: 'EVENT',
    title: 'Reading',
    startAt: now,
    endAt: null,
    priceCents: 500,
    currencyType: 'EUR',
    capacity: 10,
    maxClaimsTotal: 9,
    maxClaimsPerUser: 2,
    claimCount: 3,
    displayFrom: null,
    displayUntil: null,
    details: { subtitle: 'At six', display_start_at: 'no date', unknown: 7 },
    translations: { 'de-de': { title: 'Lesung', subtitle: 'Um sechs' } },
  } as ContentRow
  const sent = (lang?: string, given: Partial<ContentRow> = {}) =>
    itemOf({ ...row, ...given }, { lang, timezone: 'Europe/Berlin', locale: 'en_US' })

  it('has its own fields, and none that the page would refuse', () => {
    const item = sent()
    expect(item).toMatchObject({
      uuid: row.uuid,
      type: 'EVENT',
      title: 'Reading',
      subtitle: 'At six',
      lang: 'en-us',
      timezone: 'Europe/Berlin',
      start_at: '2026-11-22T12:00:00.000Z',
      end_at: null,
      price: 5,
      currency_type: 'EUR',
      capacity: 10,
      max_claims_total: 9,
      max_claims_per_user: 2,
      unknown: 7,
      claims_details: { is_claimable: null, user_count: 0, count: 3 },
    })
    expect(item).not.toHaveProperty('display_start_at')
    expect(sent(undefined, { startAt: null, endAt: now })).toMatchObject({
      start_at: null,
      end_at: '2026-11-22T12:00:00.000Z',
    })
  })

  it('is in the requested language, and names it', () => {
    expect(sent('de-at')).toMatchObject({ title: 'Lesung', subtitle: 'Um sechs', lang: 'de-de' })
    expect(sent('fr-fr')).toMatchObject({ title: 'Reading', lang: 'en-us' })
  })

  it('is in its own zone if it has one', () => {
    expect(sent(undefined, { details: { timezone: 'Asia/Tokyo' } }).timezone).toBe('Asia/Tokyo')
  })

  it.each([
    [{}, null],
    [{ claimable: true }, null],
    [{ claimable: false }, false],
  ])('with %j is claimable: %s', (details, claimable) => {
    expect(sent(undefined, { details }).claims_details?.is_claimable).toBe(claimable)
  })

  it("counts all participants, and the reader's own", () => {
    expect(withTaken(sent(), { count: 8, byReader: 2 })).toEqual({
      ...sent(),
      claims_details: { is_claimable: null, count: 8, user_count: 2 },
    })
  })
})

it.each([
  ['  Ada  ', 'Ada'],
  ['Ada\r\nBcc: all@house.test', 'Ada Bcc: all@house.test'],
  ['a\u0000b\u2028c\u2029d\u202Ee\u2066f', 'a b c d e f'],
  ['a\u202A\u202C\u2069b', 'a b'],
  ['café – naïve', 'café – naïve'],
])('%j is one line: %j', (given, line) => {
  expect(oneLine(given)).toBe(line)
})
