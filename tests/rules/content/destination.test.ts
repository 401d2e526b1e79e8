import type { ContentItem } from '@contract/content'
import { commandDestination } from '@rules/content/command'
import { attachedPath, destinationOf, surveyOrTab } from '@rules/content/destination'
import { mapsHref } from '@rules/content/mapsHref'
import { describe, expect, test } from 'vitest'

const id = '00000000-0000-4000-8000-0000000000aa'
const here = { buildingUuid: 'one', mode: 'older', surveyMarker: '/survey-mfe' } as const
const newer = { ...here, mode: 'newer' } as const
type Given = Partial<ContentItem>

describe('the target of a call to action', () => {
  test.each([
    ['EXTERNAL_URL', 'https://a.test/x', { kind: 'newTab', href: 'https://a.test/x' }],
    [
      'EXTERNAL_URL',
      'https://a.test/survey-mfe/1',
      { kind: 'frame', href: 'https://a.test/survey-mfe/1' },
    ],
    ['EXTERNAL_URL', '/demo/survey-mfe/1', { kind: 'frame', href: '/demo/survey-mfe/1' }],
    ['EXTERNAL_URL', 'mailto:a@a.test', { kind: 'newTab', href: 'mailto:a@a.test' }],
    ['EXTERNAL_URL', 'javascript:alert(1)', null],
    ['EXTERNAL_URL', 'javascript:alert("/survey-mfe")', null],
    ['EXTERNAL_URL', null, null],
    ['DEEP_LINK', '/building/one/companies', { kind: 'route', path: '/building/one/companies' }],
    ['DEEP_LINK', 'https://a.test/', { kind: 'newTab', href: 'https://a.test/' }],
    ['DEEP_LINK', 'portico://wallet', { kind: 'mobileOnly' }],
    ['DEEP_LINK', null, null],
    ['NATIVE_LINK', 'portico://wallet', { kind: 'mobileOnly' }],
    ['INTERNAL_LINK', '/help-desk', { kind: 'route', path: '/help-desk' }],
    ['INTERNAL_LINK', 'https://a.test/', null],
    ['INTERNAL_LINK', '/demo/lunch', { kind: 'newTab', href: '/demo/lunch' }],
    ['DEEP_LINK', '/demo/lunch', { kind: 'newTab', href: '/demo/lunch' }],
    ['EXTERNAL_URL', '/demo/rules.pdf', { kind: 'frame', href: '/demo/rules.pdf' }],
    ['EXTERNAL_URL', '/logout', null],
    ['MICRO_FRONTEND', '/help-desk', { kind: 'route', path: '/help-desk' }],
    ['MICRO_FRONTEND', 'https://a.test/app', { kind: 'frame', href: 'https://a.test/app' }],
    ['MICRO_FRONTEND', '/demo/apps/lunch', { kind: 'frame', href: '/demo/apps/lunch' }],
    ['MICRO_FRONTEND', 'tel:1', null],
    ['MICRO_FRONTEND', 'data:text/html,1', null],
    ['CLAIM', 'https://a.test/', null],
  ] as const)('%s %s', (type, url, expected) => {
    expect(destinationOf({ type, url }, {}, here)).toEqual(expected)
  })

  test.each<[Given, string]>([
    [{ attachable_amenity_uuid: id }, `/building/one/amenities/${id}`],
    [{ attachable_company_uuid: id }, `/building/one/companies/${id}`],
    [{ attachable_content_uuid: id }, `/building/one/events/${id}`],
  ])('INTERNAL_LINK with %j', (given, path) => {
    const attachable = { type: 'INTERNAL_LINK', url: null } as const
    expect(destinationOf(attachable, given, here)).toEqual({ kind: 'route', path })
  })

  test('an attached survey opens in the frame', () => {
    const attachable = { type: 'INTERNAL_LINK', url: 'https://a.test/s/1' } as const
    expect(destinationOf(attachable, { attachable_survey_type: 'NPS' }, here)).toEqual({
      kind: 'frame',
      href: 'https://a.test/s/1',
    })
  })

  test('an attachment has its address in the newer mode too', () => {
    expect(attachedPath({ attachable_content_uuid: id }, newer)).toBe(`/building/one/content/${id}`)
    expect(attachedPath({}, newer)).toBeNull()
    expect(attachedPath({ attachable_company_uuid: '../evil' }, newer)).toBe(
      '/building/one/companies/..%2Fevil',
    )
  })

  test('a post opens a survey in the frame and anything else in a tab', () => {
    expect(surveyOrTab('/x/survey-mfe', '/survey-mfe')).toEqual({
      kind: 'frame',
      href: '/x/survey-mfe',
    })
    expect(surveyOrTab('https://a.test/', '/survey-mfe')).toEqual({
      kind: 'newTab',
      href: 'https://a.test/',
    })
    expect(surveyOrTab(null, '/survey-mfe')).toBeNull()
  })
})

describe('a navigation command', () => {
  const command = (type: string, value: string | null, options?: object) => ({
    type,
    value,
    options: options ?? null,
  })
  test.each([
    [command('ROUTE', 'companies'), '/building/one/companies'],
    [command('route', 'home'), '/building/one'],
    [command('ROUTE', 'service-requests'), '/building/one/service-requests'],
    [command('ROUTE', 'amenities', { building_uuid: 'two' }), '/building/two/amenities'],
    [command('ROUTE', 'amenity', { uuid: id }), `/building/one/amenities/${id}`],
    [command('ROUTE', 'company', { uuid: id }), `/building/one/companies/${id}`],
    [command('ROUTE', 'content', { uuid: id }), `/building/one/events/${id}`],
    [command('ROUTE', 'event_post', { uuid: id }), `/building/one/event-posts/${id}`],
    [command('ROUTE', 'offer', { uuid: id }), `/building/one/offers/${id}`],
    [command('ROUTE', 'post', { uuid: id }), `/building/one/posts/${id}`],
    [command('ROUTE', '/help-desk'), '/help-desk'],
  ])('%j leads to %s', (given, path) => {
    expect(commandDestination(given, here)).toEqual({ kind: 'route', path })
  })

  test.each([
    [command('URL', null, { url: 'https://a.test/' }), 'https://a.test/'],
    [command('URL', 'https://b.test/'), 'https://b.test/'],
  ])('%j opens a tab', (given, href) => {
    expect(commandDestination(given, here)).toEqual({ kind: 'newTab', href })
  })

  test.each([
    command('ROUTE', 'company'),
    command('ROUTE', 'constructor', { uuid: id }),
    command('ROUTE', null),
    command('URL', 'javascript:alert(1)'),
    command('LAUNCH', 'companies'),
    null,
    undefined,
  ])('%j leads nowhere', (given) => {
    expect(commandDestination(given, here)).toBeNull()
  })
})

describe('the link to a map', () => {
  test.each([
    ['1 Plaza & Co', undefined, '1 Plaza & Co'],
    [null, { latitude: 42.35, longitude: -71.05 }, '42.35,-71.05'],
    [' ', { latitude: 0, longitude: 0 }, '0,0'],
  ])('%j %j', (address, point, query) => {
    const href = mapsHref(address, point)
    expect(new URL(href ?? '').searchParams.get('query')).toBe(query)
  })

  test('is absent without a location', () => {
    expect(mapsHref(null, { latitude: 1, longitude: null })).toBeNull()
  })
})
