const hourMs = 3_600_000

/**
 * The instant at which clocks in `timeZone` show `hour`, `days` after today in that zone. An hour beyond 24 falls on
 * the next day; an hour that daylight saving skips becomes the next one.
 */
export function wallClock(
  now: Date,
  timeZone: string,
  { days, hour }: { days: number; hour: number },
): Date {
  const today = new Date(now.getTime() + offsetMs(now, timeZone))
  today.setUTCHours(0, 0, 0, 0)
  const shown = today.getTime() + days * 24 * hourMs + hour * hourMs
  // The offset may differ between now and then. Near a clock change the first result can be off, so it is corrected once.
  const first = new Date(shown - offsetMs(new Date(shown), timeZone))
  return new Date(shown - offsetMs(first, timeZone))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One formatter for each zone, because creating one takes far longer than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(timeZone, made)
  return made
}

/** How far the clock of a zone is ahead of UTC at an instant. */
function offsetMs(at: Date, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return shown - Math.floor(at.getTime() / 1000) * 1000
}
