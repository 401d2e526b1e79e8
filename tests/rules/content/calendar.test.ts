import { calendarEntry, googleCalendarHref, outlookCalendarHref } from '@rules/content/calendar'
import { icsFile } from '@rules/content/icsFile'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'

const occasion = {
  uuid: '00000000-0000-4000-8000-0000000000aa',
  title: 'Yoga; with “Ömer”, on the roof\\deck',
  startAt: '2026-11-27T18:00:00-05:00',
  endAt: '2026-11-27T20:30:00-05:00',
  timeZone: 'America/New_York',
  location: 'Roof, 1 Meridian Plaza',
  description: 'Bring a mat.\nAnd a friend: BEGIN:VEVENT\r\nEND:VCALENDAR',
}
const entryOf = (given: Partial<typeof occasion>) => {
  const entry = calendarEntry({ ...occasion, ...given })
  if (entry === null) throw new Error('no entry')
  return entry
}

/** The file as another program parses it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { events, event: events[0] }
}

describe('a calendar entry', () => {
  test('starts and ends five minutes earlier', () => {
    expect(entryOf({})).toMatchObject({
      startAt: '2026-11-27T22:55:00.000Z',
      endAt: '2026-11-28T01:25:00.000Z',
    })
  })

  test.each([
    ['no end', null],
    ['an end before the start', '2026-11-27T17:00:00-05:00'],
    ['an invalid end', 'soon'],
  ])('lasts an hour with %s', (_, endAt) => {
    const entry = calendarEntry({ ...occasion, endAt })
    expect(entry?.endAt).toBe('2026-11-27T23:55:00.000Z')
  })

  test.each([null, undefined, '', 'soon'])('is absent without a start: %j', (startAt) => {
    expect(calendarEntry({ ...occasion, startAt })).toBeNull()
  })

  // The clocks go back on 1 November 2026 at 2:00 in Boston, and forward on 29 March in Hamburg.
  test.each([
    ['before the clocks change', '2026-11-01T01:02:00-04:00', '2026-11-01T04:57:00.000Z'],
    ['after the clocks changed', '2026-11-01T01:02:00-05:00', '2026-11-01T05:57:00.000Z'],
    ['right on the change', '2026-03-29T03:00:00+02:00', '2026-03-29T00:55:00.000Z'],
  ])('is the same instant %s', (_, startAt, expected) => {
    expect(entryOf({ startAt }).startAt).toBe(expected)
  })
})

describe('calendar links', () => {
  test("send Google both instants and the venue's zone", () => {
    const url = new URL(googleCalendarHref(entryOf({})))
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: occasion.title,
      // By the clock of the zone that `ctz` names.
      dates: '20261127T1755/20261127T2025',
      ctz: 'America/New_York',
      location: occasion.location,
    })
  })

  test.each([
    // Five minutes earlier is another day, and another month.
    ['Europe/Berlin', '2026-12-01T00:02:00+01:00', '20261130T2357'],
    ['America/New_York', '2026-11-01T00:02:00-04:00', '20261031T2357'],
    ['Asia/Kolkata', '2026-06-01T12:00:00Z', '20260601T1725'],
  ])('send Google the clock of %s at %s', (timeZone, startAt, stamped) => {
    const url = new URL(googleCalendarHref(entryOf({ timeZone, startAt })))
    expect(url.searchParams.get('dates')?.split('/')[0]).toBe(stamped)
    expect(url.searchParams.get('ctz')).toBe(timeZone)
  })

  test('send Google UTC if the zone is unknown', () => {
    const url = new URL(googleCalendarHref(entryOf({ timeZone: 'Mars/Olympus' })))
    expect(url.searchParams.get('dates')).toBe('20261127T2255/20261128T0125')
    expect(url.searchParams.get('ctz')).toBe('UTC')
  })

  test('send Outlook both instants', () => {
    const url = new URL(outlookCalendarHref(entryOf({})))
    expect(url.origin).toBe('https://outlook.live.com')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      subject: occasion.title,
      startdt: '2026-11-27T22:55:00.000Z',
      enddt: '2026-11-28T01:25:00.000Z',
      location: occasion.location,
    })
    expect(url.search).not.toContain('+')
  })
})

describe('the .ics file', () => {
  test('is parsed by another program as intended, whatever the texts contain', () => {
    const { events, event } = read(icsFile(entryOf({}), '2026-11-21T12:00:00.000Z'))
    expect(events).toHaveLength(1)
    expect(event?.summary).toBe(occasion.title)
    expect(event?.location).toBe(occasion.location)
    expect(event?.description).toBe('Bring a mat.\nAnd a friend: BEGIN:VEVENT\nEND:VCALENDAR')
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-27T22:55:00.000Z')
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-28T01:25:00.000Z')
    expect(event?.uid).toContain(occasion.uuid)
  })

  test('has no line over 75 bytes, and splits no character', () => {
    const title = 'Übergrößenträger 🧘 '.repeat(20)
    const text = icsFile(entryOf({ title }), '2026-11-21T12:00:00.000Z')
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(read(text).event?.summary).toBe(title)
  })

  test('contains no control characters', () => {
    const text = icsFile(entryOf({ title: 'a\u0000b\u001bc\u007fd' }), '2026-11-21T12:00:00.000Z')
    expect(read(text).event?.summary).toBe('abcd')
  })
})
