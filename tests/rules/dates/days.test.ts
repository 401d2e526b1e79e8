import { rangeOf } from '@rules/dates/calendarRange'
import { parseCalendarSearch, selectionOf } from '@rules/dates/calendarSearch'
import { addDays, addMonths, lastDayOf, spanOf, weekStartOf, weeksOf } from '@rules/dates/days'
import { describe, expect, test } from 'vitest'

describe('days', () => {
  test('are counted across the ends of months and years, and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(lastDayOf('2026-02')).toBe('2026-02-28')
  })

  test("fill whole weeks, which start by the locale's custom", () => {
    expect(weekStartOf('en-us')).toBe(0)
    expect(weekStartOf('fr-ca')).toBe(0)
    expect(weekStartOf('fr-fr')).toBe(1)
    const sundays = weeksOf('2026-11', 0)
    expect([sundays[0]?.[0], sundays.at(-1)?.at(-1)]).toEqual(['2026-11-01', '2026-12-05'])
    const mondays = weeksOf('2026-11', 1)
    expect([mondays[0]?.[0], mondays.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
    expect(mondays.every((week) => week.length === 7)).toBe(true)
  })

  test("are those that an event overlaps, by the zone's clock", () => {
    const zone = 'America/New_York'
    const span = (start_at: string | null, end_at: string | null = null) =>
      spanOf({ start_at, end_at }, zone)
    expect(span('2026-11-24T02:00:00Z')).toEqual({ from: '2026-11-23', to: '2026-11-23' })
    expect(span('2026-11-24T02:00:00Z', '2026-11-24T05:00:00Z')?.to).toBe('2026-11-23')
    expect(span('2026-11-24T02:00:00Z', '2026-11-24T05:01:00Z')?.to).toBe('2026-11-24')
    expect(span('2026-11-24T02:00:00Z', '2026-11-01T00:00:00Z')?.to).toBe('2026-11-23')
    expect(span(null)).toBeNull()
  })
})

describe('an address of the calendar', () => {
  test.each([
    [{}, [null, null, null]],
    [{ month: '2026-12' }, ['2026-12', null, null]],
    [{ month: '2026-13' }, [null, null, null]],
    [{ day: '2026-12-24' }, ['2026-12', '2026-12-24', null]],
    [{ day: '2026-02-30' }, [null, null, null]],
    [{ day: 20261224 }, [null, null, null]],
    [{ when: 'week', month: '2026-12' }, [null, null, 'week']],
    [{ when: 'always' }, [null, null, null]],
  ])('%j', (given, [month, day, when]) => {
    expect(selectionOf(parseCalendarSearch(given))).toEqual({ month, day, when })
  })

  test.each([
    // 2026-11-18 is a Wednesday.
    ['today', '2026-11-18', 1, '2026-11-18', '2026-11-18'],
    ['week', '2026-11-18', 1, '2026-11-18', '2026-11-22'],
    ['week', '2026-11-18', 0, '2026-11-18', '2026-11-21'],
    ['weekend', '2026-11-18', 1, '2026-11-21', '2026-11-22'],
    ['weekend', '2026-11-21', 1, '2026-11-21', '2026-11-22'],
    ['weekend', '2026-11-22', 1, '2026-11-22', '2026-11-22'],
  ] as const)('%s of %s (%i) is %s to %s', (when, today, weekStart, from, to) => {
    expect(rangeOf(when, today, weekStart)).toEqual({ from, to })
  })
})
