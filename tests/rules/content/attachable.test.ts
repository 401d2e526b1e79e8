import type { ContentItem } from '@contract/content'
import { canCancel, canReserve, participationOf } from '@machines/content/detail/participation'
import { addressOf } from '@rules/content/address'
import { attachableOf, displayWindow } from '@rules/content/attachable'
import { availability } from '@rules/content/availability'
import { contentNamedBy } from '@rules/content/contentNamedBy'
import { contentPath } from '@rules/content/contentPath'
import { describe, expect, test } from 'vitest'

const uuid = '00000000-0000-4000-8000-0000000000aa'
const item = (given: Partial<ContentItem>): ContentItem => ({
  uuid,
  type: 'EVENT',
  title: 'Yoga',
  ...given,
})

describe("an item's call to action", () => {
  test('contains everything that a view shows', () => {
    const given = item({
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Save my spot',
      capacity: 20,
      claims_details: { is_claimable: true, count: 7, user_count: 1 },
      cta_label_at_capacity: 'Full house',
      start_at: '2026-11-27T18:00:00Z',
      cta_display_start_at: '2026-11-01T00:00:00Z',
    })
    expect(attachableOf(given)).toEqual({
      type: 'CLAIM',
      url: null,
      label: 'Save my spot',
      isRsvp: true,
      isClaim: false,
      isClaimable: true,
      capacity: 20,
      count: 7,
      userCount: 1,
      maxClaimsPerUser: 1,
      maxClaimsTotal: null,
      atLimitText: 'Full house',
      ctaDisplayStartAt: '2026-11-01T00:00:00Z',
      ctaDisplayEndAt: null,
      datetime: '2026-11-27T18:00:00Z',
      contentTitle: 'Yoga',
    })
  })

  test.each<[string, Partial<ContentItem>, string | null]>([
    ['nothing specified', {}, null],
    ['an unknown type', { cta_type: 'TELEPORT' }, null],
    ['an unknown type with an address', { cta_type: 'TELEPORT', cta_url: 'x' }, 'EXTERNAL_URL'],
    ['only an address', { cta_url: 'https://a.test' }, 'EXTERNAL_URL'],
    ['only claimable', { claimable: true }, 'CLAIM'],
    ['a type in lower case', { cta_type: 'deep_link' }, 'DEEP_LINK'],
    ['RSVP before everything else', { rsvp_enabled: true, cta_type: 'EXTERNAL_URL' }, 'CLAIM'],
  ])('%s: %j is %s', (_, given, type) => {
    expect(attachableOf(item(given))?.type ?? null).toBe(type)
  })

  test.each<[boolean | null, boolean]>([
    [null, true],
    [true, true],
    [false, false],
  ])('is claimable unless explicitly excluded: %s', (isClaimable, expected) => {
    const claims = { is_claimable: isClaimable, count: 0, user_count: 0 }
    expect(attachableOf(item({ claimable: true, claims_details: claims }))?.isClaimable).toBe(
      expected,
    )
  })

  test('has a time only if an RSVP is possible', () => {
    const start = '2026-11-27T18:00:00Z'
    expect(attachableOf(item({ claimable: true, start_at: start }))?.datetime).toBeNull()
  })

  test.each([
    [-1, 'notYet'],
    [0, 'open'],
    [99, 'open'],
    [100, 'over'],
  ])('its window at %i', (at, expected) => {
    const from = Date.parse('2026-11-01T00:00:00Z')
    const window = {
      ctaDisplayStartAt: new Date(from).toISOString(),
      ctaDisplayEndAt: new Date(from + 100).toISOString(),
    }
    expect(displayWindow(window, from + at)).toBe(expected)
    expect(displayWindow({ ctaDisplayStartAt: null, ctaDisplayEndAt: null }, at)).toBe('open')
  })
})

describe("the user's participation", () => {
  const claims = (count: number, mine: number) => ({ is_claimable: true, count, user_count: mine })

  test.each<[string, Partial<ContentItem>, boolean, boolean]>([
    ['room', { rsvp_enabled: true, capacity: 2, claims_details: claims(1, 0) }, true, false],
    ['sold out', { rsvp_enabled: true, capacity: 2, claims_details: claims(2, 0) }, false, false],
    ['attending', { rsvp_enabled: true, capacity: 2, claims_details: claims(2, 1) }, false, true],
    ['no limit', { rsvp_enabled: true, claims_details: claims(900, 0) }, true, false],
    [
      'one of two claimed',
      { claimable: true, max_claims_per_user: 2, claims_details: claims(5, 1) },
      true,
      true,
    ],
    [
      'two of two claimed',
      { claimable: true, max_claims_per_user: 2, claims_details: claims(5, 2) },
      false,
      true,
    ],
    [
      'all claimed by others',
      { claimable: true, max_claims_total: 5, claims_details: claims(5, 0) },
      false,
      false,
    ],
    [
      'not claimable',
      { claimable: true, claims_details: { ...claims(0, 0), is_claimable: false } },
      false,
      false,
    ],
  ])('%s', (_, given, mayReserve, mayRelease) => {
    const participation = participationOf(item(given), 7)
    expect(participation && canReserve(participation)).toBe(mayReserve)
    expect(participation && canCancel(participation)).toBe(mayRelease)
  })

  test('an item that opens a link has neither RSVPs nor claims', () => {
    expect(participationOf(item({ cta_url: 'https://a.test' }), 7)).toBeNull()
  })

  test.each([
    [10, 5, 'open'],
    [10, 6, 'fewLeft'],
    [10, 9, 'fewLeft'],
    [10, 10, 'soldOut'],
    [10, 11, 'soldOut'],
    [null, 900, 'open'],
  ])('of %s with %i taken it is %s', (capacity, count, expected) => {
    const details = { is_claimable: null, count, user_count: 0 }
    expect(availability({ capacity, claims_details: details })).toBe(expected)
  })
})

describe("an item's address", () => {
  const at = (mode: 'older' | 'newer', currentPath = '/building/one') => ({
    mode,
    buildingUuid: 'one',
    currentPath,
  })
  test.each([
    ['EVENT', `/building/one/events/${uuid}`],
    ['EVENT_POST', `/building/one/event-posts/${uuid}`],
    ['Deal', `/building/one/deals/${uuid}`],
  ])('of %s in the older mode', (type, path) => {
    expect(contentPath({ type, uuid }, at('older'))).toBe(path)
    expect(contentNamedBy(path)).toBe(uuid)
  })

  test('is below the page where it was found', () => {
    const path = contentPath({ type: 'POST', uuid }, at('older', `/building/one/events/${uuid}/`))
    expect(path).toBe(`/building/one/events/${uuid}/posts/${uuid}`)
    expect(contentNamedBy(path)).toBe(uuid)
  })

  test('ignores the type in the newer mode', () => {
    expect(contentPath({ type: 'EVENT', uuid }, at('newer'))).toBe(`/building/one/content/${uuid}`)
  })

  test.each([
    '/building/one',
    '/building/one/events',
    '/building/one/events/7',
    `/building/one/event/${uuid}`,
    `/building/one/events/${uuid}/edit`,
    `/building/one/Ev%2Fents/${uuid}`,
  ])('%s has none', (path) => {
    expect(contentNamedBy(path)).toBeNull()
  })
})

describe("an event post's location", () => {
  test.each([
    [
      {
        street_number: '1',
        route: 'Meridian Plaza',
        locality: 'Boston',
        administrative_area_1: 'MA',
        postal_code: '02110',
      },
      '1 Meridian Plaza, Boston, MA 02110',
    ],
    [{ route: 'Am Kai', locality: 'Hamburg' }, 'Am Kai, Hamburg'],
    [{ locality: ' ' }, null],
    [{}, null],
  ])('%j is %s', (parts, expected) => {
    expect(addressOf(parts)).toBe(expected)
  })
})
