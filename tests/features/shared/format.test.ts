import { formatBytes } from '@shared/format/bytes'
import { dateLeaf, formatTime, formatTimes, formatWeekday } from '@shared/format/dates'
import { formatDay, formatSpan } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { formatter, knownZone, recordFormatted, reuseFormatted } from '@shared/format/formatters'
import { formatPercent } from '@shared/format/percent'
import { formatPrice } from '@shared/format/prices'
import { untilThen } from '@shared/format/untilThen'
import { afterEach, describe, expect, test, vi } from 'vitest'

/** Intl writes some spaces as narrow or non-breaking ones, depending on its version. */
const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ') ?? null

test.each([
  [0, 'in 1 minute'],
  [89_999, 'in 1 minute'],
  [90_000, 'in 2 minutes'],
  [119 * 60_000, 'in 119 minutes'],
  [120 * 60_000, 'in 2 hours'],
  [48 * 3_600_000 - 1, 'in 48 hours'],
  [48 * 3_600_000, 'in 2 days'],
  [72 * 3_600_000, 'in 3 days'],
  // It has started meanwhile.
  [-5000, 'in 1 minute'],
])('formats %s ms from now in the largest unit with at least two: %s', (left, words) => {
  expect(plain(untilThen('en-us', 1_000_000 + left, 1_000_000))).toBe(words)
})

describe('a price has at most four significant digits, dropped only after the point', () => {
  test.each([
    [12_345, 'USD', '$12,345'],
    [12_345.67, 'USD', '$12,346'],
    [1234.5, 'EUR', '€1,235'],
    [1000.4, 'USD', '$1,000'],
    [999.99, 'USD', '$1,000'],
    [123.45, 'USD', '$123.5'],
    [99.999, 'USD', '$100'],
    [12.34, 'USD', '$12.34'],
    [12.5, 'USD', '$12.50'],
    [0.5, 'USD', '$0.50'],
    [5, 'USD', '$5'],
    [-12.34, 'USD', '-$12.34'],
    [-12_345.67, 'USD', '-$12,346'],
    [5, null, '$5'],
    [5, undefined, '$5'],
    [5, 'eur', '€5'],
    [1.255, 'KWD', 'KWD 1.255'],
    [12.345, 'KWD', 'KWD 12.35'],
    [0.5, 'tnd', 'TND 0.500'],
    [1.255, 'EUR', '€1.26'],
  ])('%s %s is %s', (price, currency, expected) => {
    expect(plain(formatPrice('en-us', price, currency))).toBe(expected)
  })

  test.each([null, undefined, 0])('%s is invalid', (price) => {
    expect(formatPrice('en-us', price, 'USD')).toBeNull()
  })

  test.each(['points', 'EU', 'E1R', '€'])('shows a price in %s, which is no currency', (code) => {
    expect(plain(formatPrice('en-us', 12.5, code))).toBe(`12.50 ${code}`)
  })

  test('is formatted for its language', () => {
    expect(plain(formatPrice('de-de', 1234.5, 'EUR'))).toBe('1.235 €')
  })
})

describe('a size', () => {
  test.each([
    [0, '0 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [319_488, '312 kB'],
    [1_048_576, '1 MB'],
    [5_242_880, '5 MB'],
    [5_767_168, '5.5 MB'],
    [1_073_741_824, '1 GB'],
    [5_497_558_138_880, '5,120 GB'],
  ])('of %s bytes is %s', (bytes, expected) => {
    expect(plain(formatBytes('en-us', bytes))).toBe(expected)
  })
})

test('a fraction is formatted in per cent, without decimals', () => {
  expect(plain(formatPercent('en-us', 0.404))).toBe('40%')
  expect(plain(formatPercent('de-de', 1))).toBe('100 %')
})

describe("a time is formatted by the building's clock", () => {
  const moment = '2026-11-27T23:30:00Z'
  const berlin = 'Europe/Berlin'

  test('with its local day', () => {
    expect(dateLeaf('en-us', moment, berlin)).toEqual({
      iso: moment,
      label: 'Saturday, November 28, 2026',
      month: 'Nov',
      day: '28',
    })
    expect(formatDay('en-us', moment, berlin)).toBe('Saturday, November 28, 2026')
    expect(formatDay('en-us', moment, 'America/New_York')).toBe('Friday, November 27, 2026')
    expect(formatWeekday('en-us', moment, berlin)).toBe('Saturday')
    expect(formatWeekday('de-de', moment, 'America/New_York')).toBe('Freitag')
  })

  test('in twelve hours, or by its language, with the zone', () => {
    expect(plain(formatTime('en-us', moment, berlin, '12h'))).toBe('12:30 AM GMT+1')
    expect(plain(formatTime('de-de', moment, berlin, 'locale'))).toBe('00:30 Uhr MEZ')
    expect(plain(formatTime('de-de', moment, berlin, '12h'))).toMatch(/^12:30 AM/)
    expect(plain(formatTime('en-us', moment, 'America/New_York', 'locale'))).toBe('6:30 PM EST')
  })

  test.each([
    ['de-de', 'America/New_York', '18:30 Uhr Ortszeit', '18:30–20:00 Uhr Ortszeit'],
    ['de-de', berlin, '00:30 Uhr MEZ', '00:30–02:00 Uhr MEZ'],
    ['fr-fr', berlin, '00:30 heure locale', '00:30 – 02:00 heure locale'],
    ['fr-ca', 'America/New_York', '18 h 30 HNE', '18 h 30 – 20 h 00 HNE'],
    ['es-es', 'America/New_York', '18:30 hora local', '18:30–20:00 hora local'],
    ['nl-nl', 'America/New_York', '18:30 EST', '18:30–20:00 EST'],
    ['en-gb', 'America/New_York', '18:30 GMT−5', '18:30–20:00 GMT−5'],
  ])('%s names the clock of a place without a name of its own for %s', (locale, zone, at, span) => {
    expect(plain(formatTime(locale, moment, zone, 'locale'))).toBe(at)
    expect(plain(formatTimes(locale, moment, '2026-11-28T01:00:00Z', zone, 'locale'))).toBe(span)
  })

  test('in UTC if its zone is invalid', () => {
    for (const zone of ['Mars/Olympus', '', 'Mars/Olympus']) expect(knownZone(zone)).toBe('UTC')
    expect(knownZone(berlin)).toBe(berlin)
    expect(plain(formatTime('en-us', moment, 'Mars/Olympus', '12h'))).toBe('11:30 PM UTC')
    expect(formatDay('en-us', moment, 'Mars/Olympus')).toBe('Friday, November 27, 2026')
    expect(formatWeekday('en-us', moment, 'Mars/Olympus')).toBe('Friday')
  })

  test.each([
    ['2026-11-28T01:00:00Z', 'Saturday, November 28, 2026', '12:30 – 2:00 AM GMT+1'],
    [
      '2026-11-29T01:00:00Z',
      'Saturday, November 28, 2026',
      '12:30 AM – Sunday, November 29, 2026, 2:00 AM GMT+1',
    ],
    [null, 'Saturday, November 28, 2026', '12:30 AM GMT+1'],
    [undefined, 'Saturday, November 28, 2026', '12:30 AM GMT+1'],
    ['', 'Saturday, November 28, 2026', '12:30 AM GMT+1'],
    ['soon', 'Saturday, November 28, 2026', '12:30 AM GMT+1'],
  ])('from then till %s', (endAt, day, time) => {
    const span = formatSpan('en-us', moment, endAt, berlin, '12h')
    expect(span.day).toBe(day)
    expect(plain(span.time)).toBe(time)
  })
})

describe("a text's language", () => {
  test.each([
    ['en-us', 'de-de', 'de-DE'],
    ['en-us', 'DE_AT', 'de-AT'],
    ['en-us', 'de', 'de'],
    ['en-us', 'fil-ph', 'fil-PH'],
    // They are in the page's language.
    ['en-us', 'en-gb', undefined],
    ['EN-us', 'en', undefined],
    // Unknown.
    ['en-us', '', undefined],
    ['en-us', null, undefined],
    ['en-us', undefined, undefined],
    ['en-us', 'd', undefined],
    ['en-us', 'deutsch', undefined],
    ['en-us', '12-34', undefined],
  ])('on a page in %s is, for %j, %s', (page, given, expected) => {
    expect(foreignLang(page, given)).toBe(expected)
  })
})

describe('texts that the server has formatted', () => {
  afterEach(() => reuseFormatted({}))
  const options = { style: 'unit', unit: 'mile' } as const
  const moment = new Date('2026-11-27T23:30:00Z')
  const format = () => [
    formatter.number('en-us', options).format(5),
    formatter.date('en-us', { timeZone: 'Europe/Berlin', era: 'long' }).format(moment),
    formatter.relative('en-us', { numeric: 'always' }).format(-3, 'week'),
  ]

  test('are recorded while a page is rendered, and then used instead of formatting', async () => {
    const { result, formatted } = await recordFormatted(async () => format())
    expect(Object.values(formatted).flatMap((texts) => Object.values(texts))).toEqual(result)
    format()
    expect(formatted).toEqual((await recordFormatted(async () => format())).formatted)

    const changed = Object.entries(formatted).map(([key, texts]) => [
      key,
      Object.fromEntries(Object.keys(texts).map((value) => [value, 'of the server'])),
    ])
    reuseFormatted(Object.fromEntries(changed))
    expect(format()).toEqual(['of the server', 'of the server', 'of the server'])
    expect(formatter.number('en-us', options).format(6)).toBe('6 mi')
  })

  test('cost no formatter of their own', () => {
    const currency = { style: 'currency', currency: 'CHF' } as const
    reuseFormatted({ [`number en-us ${JSON.stringify(currency)}`]: { 7: 'of the server' } })
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect(formatter.number('en-us', currency).format(7)).toBe('of the server')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
    expect(formatter.number('en-us', currency).format(8)).toContain('8')
  })
})
