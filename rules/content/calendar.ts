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

/** `YYYYMMDDTHHmm` of an instant by the clock of a zone; by UTC if the zone is unknown here. */
function localStamp(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}`
}

function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone }).format()
    return timeZone
  } catch {
    return 'UTC'
  }
}

export function googleCalendarHref(entry: CalendarEntry): string {
  const zone = knownZone(entry.timeZone)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${localStamp(entry.startAt, zone)}/${localStamp(entry.endAt, zone)}`,
    // The stamps contain no time zone.
    ctz: zone,
    ...(entry.location !== null && { location: entry.location }),
    ...(entry.description !== null && { details: entry.description }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookCalendarHref(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: entry.startAt,
    enddt: entry.endAt,
    ...(entry.location !== null && { location: entry.location }),
    ...(entry.description !== null && { body: entry.description }),
  })
  // Outlook does not decode a plus as a space.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}
