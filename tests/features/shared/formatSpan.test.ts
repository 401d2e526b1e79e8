import { locales } from '@contract/locales'
import { formatMoment, formatSpan } from '@shared/format/days'
import { afterEach, describe, expect, test, vi } from 'vitest'

const zone = 'America/Los_Angeles'
const ten = '2026-11-27T18:00:00Z'
const four = '2026-11-28T00:00:00Z'
const nextDay = '2026-11-28T18:00:00Z'
/** Any name of Pacific time, or of the clock of the place. */
const zoneNames = /PST|GMT−8|UTC−8|HNP|Ortszeit|(?:heure|hora)\slocale?/g
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('a time span', () => {
  test.each(locales)('in %s names the zone once', (locale) => {
    for (const clock of ['12h', 'locale'] as const) {
      expect(formatSpan(locale, ten, four, zone, clock).time.match(zoneNames)).toHaveLength(1)
      expect(formatSpan(locale, ten, nextDay, zone, clock).time.match(zoneNames)).toHaveLength(1)
    }
  })

  test.each([
    ['en-us', '12h', '10:00 AM – 4:00 PM PST'],
    ['fr-fr', 'locale', '10:00 – 16:00 heure locale'],
    // With a minus sign, at which a line cannot break as at a hyphen.
    ['it-it', 'locale', '10:00–16:00 GMT−8'],
    ['de-de', 'locale', '10:00–16:00 Uhr Ortszeit'],
  ] as const)('in %s by the clock %s', (locale, clock, words) => {
    expect(plain(formatSpan(locale, ten, four, zone, clock).time).replaceAll('\u2009', ' ')).toBe(
      words,
    )
  })

  test('names what both times share only once', () => {
    const { time } = formatSpan('en-us', ten, '2026-11-27T19:30:00Z', zone, '12h')
    expect(plain(time)).toBe('10:00 – 11:30 AM PST')
  })

  test('of several days names the second one', () => {
    const { day, time } = formatSpan('en-us', ten, nextDay, zone, '12h')
    expect(day).toBe('Friday, November 27, 2026')
    expect(plain(time)).toBe('10:00 AM – Saturday, November 28, 2026, 10:00 AM PST')
  })

  test.each([null, 'soon', '2026-11-27T17:00:00Z', ten])('ignores an end of %s', (end) => {
    expect(plain(formatSpan('en-us', ten, end, zone, '12h').time)).toBe('10:00 AM PST')
  })
})

describe('a short time', () => {
  afterEach(() => vi.useRealTimers())

  test('names its zone, and its local year if it differs', () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T03:00:00Z') })
    const moment = (iso: string) => plain(formatMoment('en-us', iso, zone, '12h'))
    // In Los Angeles it is still 2026.
    expect(moment('2026-11-27T18:00:00Z')).toBe('Fri, Nov 27 · 10:00 AM PST')
    expect(moment('2027-01-01T09:00:00Z')).toBe('Fri, Jan 1, 2027 · 1:00 AM PST')
    expect(moment('2025-06-02T18:00:00Z')).toBe('Mon, Jun 2, 2025 · 11:00 AM PDT')
  })
})
