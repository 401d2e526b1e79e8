import { calendarEntry, googleCalendarHref, outlookCalendarHref } from '@rules/content/calendar'
import { icsChange, sequenceAt } from '@rules/content/icsChange'
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
      dates: '20261127T225500Z/20261128T012500Z',
      ctz: 'America/New_York',
      location: occasion.location,
    })
  })

  test.each([
    ['Europe/Berlin', '2026-12-01T00:02:00+01:00', '20261130T225700Z'],
    ['Asia/Kolkata', '2026-06-01T12:00:00Z', '20260601T115500Z'],
    // 1:50 happens twice in this night.
    ['America/New_York', '2027-11-07T05:50:00Z', '20271107T054500Z'],
    ['America/New_York', '2027-11-07T06:50:00Z', '20271107T064500Z'],
  ])('send Google the instant, and the zone %s, at %s', (timeZone, startAt, stamped) => {
    const url = new URL(googleCalendarHref(entryOf({ timeZone, startAt })))
    expect(url.searchParams.get('dates')?.split('/')[0]).toBe(stamped)
    expect(url.searchParams.get('ctz')).toBe(timeZone)
  })

  const long = {
    polish: 'Zażółć gęślą jaźń, przyjdź. '.repeat(175),
    greek: 'Καλημέρα '.repeat(555),
    english: 'Doors open at six. '.repeat(130),
    emoji: '🧘'.repeat(1500),
  }
  const page = 'https://portico.example/building/1/event-posts/2'
  const links = [
    ['Google', googleCalendarHref, 'details'],
    ['Outlook', outlookCalendarHref, 'body'],
  ] as const
  test.each(
    links.flatMap((link) =>
      Object.entries(long).map(([name, text]) => [...link, name, text] as const),
    ),
  )(
    'to %s keep what fits of a long description, and lead to the rest: %s',
    (_, href, key, __, text) => {
      const link = href(entryOf({ description: text }), page)
      expect(link.length).toBeLessThanOrEqual(2000)
      expect(link.length).toBeGreaterThan(1900)
      const shown = new URL(link).searchParams.get(key) ?? ''
      expect(shown.endsWith(`…\n\n${page}`)).toBe(true)
      expect(text.startsWith(shown.slice(0, shown.indexOf('…')))).toBe(true)
    },
  )

  test.each(links)('to %s are short, whatever is long', (_, href) => {
    const given = { title: 'ő'.repeat(900), location: 'ű'.repeat(900), description: long.greek }
    expect(href(entryOf(given), page).length).toBeLessThanOrEqual(2000)
  })

  test('send Google UTC if the zone is unknown', () => {
    const url = new URL(googleCalendarHref(entryOf({ timeZone: 'Mars/Olympus' })))
    expect(url.searchParams.get('dates')).toBe('20261127T225500Z/20261128T012500Z')
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

  test('of a cancelled entry takes the earlier one away', () => {
    const change = icsChange({ method: 'CANCEL', sequence: 1 })
    const text = icsFile(entryOf({}), '2026-11-21T12:00:00.000Z', change)
    expect(text).toContain('METHOD:CANCEL\r\n')
    const { event } = read(text)
    expect(event?.uid).toContain(occasion.uuid)
    expect(event?.sequence).toBe(1)
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('of a changed entry names who sends it and who goes, with nothing of a name outside its quotes', () => {
    const now = new Date('2026-11-21T12:00:00.000Z')
    const change = icsChange({
      method: 'REQUEST',
      sequence: sequenceAt(now),
      organizer: { name: 'Tower";X=1\r\nBEGIN:VEVENT', email: 'tower@portico.example' },
      attendee: { name: 'Zoë Łęcka, Dr.', email: 'zoe@fathom.example' },
    })
    const text = icsFile(entryOf({}), now.toISOString(), change)
    expect(text).toContain('METHOD:REQUEST\r\n')
    const { events, event } = read(text)
    expect(events).toHaveLength(1)
    expect(event?.organizer).toBe('mailto:tower@portico.example')
    const [attendee] = event?.attendees ?? []
    expect(attendee?.getFirstValue()).toBe('mailto:zoe@fathom.example')
    expect(attendee?.getFirstParameter('cn')).toBe('Zoë Łęcka, Dr.')
    expect(event?.sequence).toBeLessThan(sequenceAt(new Date(now.getTime() + 1000)))
    // Calendars store it in 32 bits.
    expect(sequenceAt(new Date('2090-01-01T00:00:00Z'))).toBeLessThan(2 ** 31)
  })

  test('keeps words apart that a tab or a soft break parts, and the whole description', () => {
    const description = `Doors:\t6 pm\vSeats:\t40\u0085End\u0007. ${'ę'.repeat(4000)}`
    const { event } = read(icsFile(entryOf({ description }), '2026-11-21T12:00:00.000Z'))
    expect(event?.description).toBe(`Doors: 6 pm Seats: 40 End. ${'ę'.repeat(4000)}`)
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
