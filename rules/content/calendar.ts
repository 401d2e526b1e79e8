import { shortened } from './shortenedLink'

/** A calendar entry. Instants are RFC 3339; `timeZone` is the venue's IANA zone. */
export type CalendarEntry = {
  uid: string
  title: string
  startAt: string
  endAt: string
  timeZone: string
  location: string | null
  description: string | null
}

type Occasion = {
  uuid: string
  title: string
  startAt: string | null | undefined
  endAt: string | null | undefined
  timeZone: string
  location: string | null | undefined
  description: string | null | undefined
}

const minute = 60_000
/** Calendar entries start and end this much earlier than the event (docs/behaviour.md#calendar). */
const earlierMs = 5 * minute
/** Duration of an event without an end. */
const usualMs = 60 * minute

/** Null for items without a time. Shifts instants, so that daylight saving has no effect. */
export function calendarEntry(occasion: Occasion): CalendarEntry | null {
  const { uuid, title, timeZone } = occasion
  const start = Date.parse(occasion.startAt ?? '')
  if (Number.isNaN(start)) return null
  const input = Date.parse(occasion.endAt ?? '')
  const end = Number.isNaN(input) || input < start ? start + usualMs : input
  return {
    uid: uuid,
    title,
    startAt: new Date(start - earlierMs).toISOString(),
    endAt: new Date(end - earlierMs).toISOString(),
    timeZone,
    location: occasion.location?.trim() || null,
    description: occasion.description?.trim() || null,
  }
}

/** `YYYYMMDDTHHmmss` of an instant in UTC, and `Z`. */
export function stamp(instant: string): string {
  return `${instant.replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone }).format()
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** Google's page for a new event. `url` is the address of the event's own page, if it is known. */
export function googleCalendarHref(entry: CalendarEntry, url: string | null = null): string {
  return shortened(entry, url, ({ title, location, description }) => {
    const query = new URLSearchParams({
      action: 'TEMPLATE',
      text: title,
      // In UTC: by the venue's clock, an hour that is repeated in autumn would be ambiguous.
      dates: `${stamp(entry.startAt)}/${stamp(entry.endAt)}`,
      ctz: knownZone(entry.timeZone),
      ...(location !== null && { location }),
      ...(description !== null && { details: description }),
    })
    return `https://calendar.google.com/calendar/render?${query}`
  })
}

/** The same for Outlook. */
export function outlookCalendarHref(entry: CalendarEntry, url: string | null = null): string {
  return shortened(entry, url, ({ title, location, description }) => {
    const query = new URLSearchParams({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: entry.startAt,
      enddt: entry.endAt,
      ...(location !== null && { location }),
      ...(description !== null && { body: description }),
    })
    // Outlook does not decode a plus as a space.
    return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
  })
}
