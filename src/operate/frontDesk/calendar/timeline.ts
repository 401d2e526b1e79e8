import type {
  CalendarBooking,
  CalendarResource,
  Closure,
  DayCalendar,
} from '@contract/operate/dayCalendar'

type Span = { start_at: string; end_at: string }

/** What a resource is at a time of the day. */
export type Entry =
  | (Span & { kind: 'booking'; booking: CalendarBooking })
  | (Span & { kind: 'closure'; closure: Closure })
  | (Span & { kind: 'free' })

const ms = Date.parse
const overlaps = (a: Span, b: Span) =>
  ms(a.start_at) < ms(b.end_at) && ms(b.start_at) < ms(a.end_at)

const takenIn = (day: DayCalendar, { uuid }: CalendarResource) => ({
  bookings: day.bookings.filter(({ resource }) => resource.uuid === uuid),
  closures: day.closures.filter(({ resource_uuid }) => resource_uuid === uuid),
})

/** The slots that can still be booked; `except` is a booking that would make way. */
function freeSlots(day: DayCalendar, resource: CalendarResource, except?: CalendarBooking): Span[] {
  const { bookings, closures } = takenIn(day, resource)
  const taken = [...bookings.filter(({ uuid }) => uuid !== except?.uuid), ...closures]
  return resource.slots.filter(
    (slot) => ms(slot.start_at) > ms(day.now) && !taken.some((each) => overlaps(each, slot)),
  )
}

/** The times of a day to which a booking can be moved: free for as long as it is. */
export function placesFor(
  day: DayCalendar,
  resource: CalendarResource,
  booking: CalendarBooking,
): Span[] {
  const lengthMs = ms(booking.end_at) - ms(booking.start_at)
  const free = freeSlots(day, resource, booking)
  return free.flatMap((slot, at) => {
    const end = ms(slot.start_at) + lengthMs
    const isWhole = spanFrom(free, at).some(({ end_at }) => ms(end_at) === end)
    const isOwn =
      booking.resource.uuid === resource.uuid && ms(booking.start_at) === ms(slot.start_at)
    return isWhole && !isOwn
      ? [{ start_at: slot.start_at, end_at: new Date(end).toISOString() }]
      : []
  })
}

/** The slots from this one on that follow each other without a gap. */
function spanFrom(slots: readonly Span[], at: number): Span[] {
  const found: Span[] = []
  for (const slot of slots.slice(at)) {
    const last = found.at(-1)
    if (last !== undefined && ms(last.end_at) !== ms(slot.start_at)) break
    found.push(slot)
  }
  return found
}

/** How many free slots follow each other from this time on. */
export function slotsFrom(day: DayCalendar, resource: CalendarResource, startAt: string): Span[] {
  const free = freeSlots(day, resource)
  const at = free.findIndex(({ start_at }) => ms(start_at) === ms(startAt))
  return at === -1 ? [] : spanFrom(free, at)
}

/** What a resource is during the day, in order; while a booking is lifted, the places for it instead of free slots. */
export function entriesOf(
  day: DayCalendar,
  resource: CalendarResource,
  lifted: CalendarBooking | null,
): Entry[] {
  const { bookings, closures } = takenIn(day, resource)
  const free = lifted === null ? freeSlots(day, resource) : placesFor(day, resource, lifted)
  const entries: Entry[] = [
    ...bookings.map((booking) => ({
      kind: 'booking' as const,
      start_at: booking.start_at,
      end_at: booking.end_at,
      booking,
    })),
    ...closures.map((closure) => ({
      kind: 'closure' as const,
      start_at: closure.start_at,
      end_at: closure.end_at,
      closure,
    })),
    ...free.map((slot) => ({ kind: 'free' as const, ...slot })),
  ]
  return entries.toSorted((a, b) => ms(a.start_at) - ms(b.start_at))
}

const hourMs = 3_600_000

/** The hours that the timeline shows: from the first opening or booking to the last end, within the day. */
export function shownHours(day: DayCalendar): { from: number; until: number } {
  const spans = [...day.resources.flatMap(({ slots }) => slots), ...day.bookings]
  const [start, end] = [ms(day.start_at), ms(day.end_at)]
  if (spans.length === 0) return { from: start + 8 * hourMs, until: start + 18 * hourMs }
  const first = Math.max(start, Math.min(...spans.map(({ start_at }) => ms(start_at))))
  const last = Math.min(end, Math.max(...spans.map(({ end_at }) => ms(end_at))))
  // Whole hours since midnight, so that the marks of the hours fit.
  const whole = (at: number, round: (hours: number) => number) =>
    start + round((at - start) / hourMs) * hourMs
  return { from: whole(first, Math.floor), until: Math.min(end, whole(last, Math.ceil)) }
}

/** Where a span lies in the timeline, in percent. */
export function placeIn(
  { start_at, end_at }: Span,
  { from, until }: { from: number; until: number },
): { start: number; length: number } {
  const within = (at: number) => Math.min(until, Math.max(from, at))
  const share = (length: number) => (100 * length) / (until - from)
  const start = within(ms(start_at))
  return { start: share(start - from), length: share(within(ms(end_at)) - start) }
}

/** The whole hours between the ends of the timeline. */
export const hoursBetween = ({ from, until }: { from: number; until: number }): number[] =>
  Array.from({ length: Math.round((until - from) / hourMs) }, (_, at) => from + at * hourMs)

/** The date that many days after another one. */
export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
