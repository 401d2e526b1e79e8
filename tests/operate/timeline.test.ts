import type { CalendarBooking, DayCalendar } from '@contract/operate/dayCalendar'
import {
  dateAfter,
  entriesOf,
  hoursBetween,
  placeIn,
  placesFor,
  shownHours,
  slotsFrom,
} from '@operate/frontDesk/calendar/timeline'
import { describe, expect, test } from 'vitest'
import { aCalendarBooking, aCalendarDay, anHour, oak } from './calendarFixtures'

const resourceIn = (day: DayCalendar, at = 0) =>
  day.resources[at] as DayCalendar['resources'][number]
const starts = (spans: readonly { start_at: string }[]) =>
  spans.map(({ start_at }) => start_at.slice(11, 16))

describe('what a resource is during a day', () => {
  test('is booked, closed or free, in order, and nothing in the past', () => {
    const day = aCalendarDay({
      now: anHour(8),
      bookings: [aCalendarBooking({ start_at: anHour(10), end_at: anHour(11) })],
      closures: [
        {
          uuid: '00000000-0000-4000-8000-0000000000e1',
          resource_uuid: oak.uuid,
          start_at: anHour(12),
          end_at: anHour(20),
          reason: 'Waxed',
        },
      ],
    })
    const entries = entriesOf(day, resourceIn(day), null)
    expect(entries.map(({ kind, start_at }) => `${start_at.slice(11, 13)} ${kind}`)).toEqual([
      '09 free',
      '10 booking',
      '11 free',
      '12 closure',
    ])
    expect(entriesOf(day, resourceIn(day, 1), null).every(({ kind }) => kind === 'free')).toBe(true)
  })

  test('offers a lifted booking the times that are free for as long as it is', () => {
    const lifted = aCalendarBooking({ start_at: anHour(10), end_at: anHour(12) })
    const other: CalendarBooking = aCalendarBooking({
      uuid: '00000000-0000-4000-8000-0000000000c9',
      start_at: anHour(13),
      end_at: anHour(14),
    })
    const day = aCalendarDay({ bookings: [lifted, other] })
    // It may overlap its own time, but not stay where it is.
    expect(starts(placesFor(day, resourceIn(day), lifted))).toEqual([
      '08:00',
      '09:00',
      '11:00',
      '14:00',
      '15:00',
      '16:00',
    ])
    expect(starts(placesFor(day, resourceIn(day, 1), lifted))).toContain('10:00')
  })

  test('can be booked until the next booking', () => {
    const day = aCalendarDay({
      bookings: [aCalendarBooking({ start_at: anHour(12), end_at: anHour(13) })],
    })
    expect(starts(slotsFrom(day, resourceIn(day), anHour(10)))).toEqual(['10:00', '11:00'])
    expect(slotsFrom(day, resourceIn(day), anHour(12))).toEqual([])
  })
})

describe('the hours of a timeline', () => {
  test('are whole ones from the first opening to the last end', () => {
    const day = aCalendarDay()
    const hours = shownHours(day)
    expect(hours).toEqual({ from: Date.parse(anHour(8)), until: Date.parse(anHour(18)) })
    expect(hoursBetween(hours)).toHaveLength(10)
    expect(placeIn({ start_at: anHour(9), end_at: anHour(11) }, hours)).toEqual({
      start: 10,
      length: 20,
    })
    // What began before or ends later is cut.
    expect(placeIn({ start_at: anHour(6), end_at: anHour(20) }, hours)).toEqual({
      start: 0,
      length: 100,
    })
  })

  test('end with the day, also when it has 25 hours, and exist without a resource', () => {
    const day = aCalendarDay({
      start_at: '2026-11-01T07:00:00.000Z',
      end_at: '2026-11-02T08:00:00.000Z',
      resources: [],
      bookings: [
        aCalendarBooking({
          start_at: '2026-11-01T22:00:00.000Z',
          end_at: '2026-11-02T12:00:00.000Z',
        }),
      ],
    })
    expect(shownHours(day).until).toBe(Date.parse('2026-11-02T08:00:00.000Z'))
    const empty = aCalendarDay({ resources: [], bookings: [] })
    expect(hoursBetween(shownHours(empty))).toHaveLength(10)
  })
})

test('days follow each other over months, years and clock changes', () => {
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dateAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect(dateAfter('2026-03-29', 1)).toBe('2026-03-30')
})
