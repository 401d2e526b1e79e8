import { type Clock, formatHour, formatTime, formatTimes } from './dates'
import { formatter } from './formatters'

/** Years begin at a quarter of an hour in every time zone; a rounded moment is formatted only once. */
const quarterMs = 900_000
const roundedNow = () => new Date(Math.floor(Date.now() / quarterMs) * quarterMs)

/** The present hour by the clock of a time zone: 0 to 23. */
export function hourNow(timeZone: string): number {
  const options = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  return Number(formatter.date('en', options).format(roundedNow()))
}

const day = (locale: string, timeZone: string) =>
  formatter.date(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Weekday, day, month and year by the venue's clock. */
export function formatDay(locale: string, iso: string, timeZone: string): string {
  return day(locale, timeZone).format(new Date(iso))
}

/**
 * Short day and time with its zone, for narrow places; includes the year if it is not the current
 * one.
 */
export function formatMoment(locale: string, iso: string, timeZone: string, clock: Clock): string {
  return momentParts(locale, iso, timeZone, clock).join(' · ')
}

/** The day and the time of `formatMoment`. */
export function momentParts(
  locale: string,
  iso: string,
  timeZone: string,
  clock: Clock,
): [day: string, time: string] {
  const yearOf = (at: Date) => formatter.date('en', { timeZone, year: 'numeric' }).format(at)
  const at = new Date(iso)
  const now = roundedNow()
  const shortDay = formatter.date(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
  })
  return [shortDay.format(at), formatTime(locale, iso, timeZone, clock)]
}

/** A time span with one zone for both ends; times only if both are on the same day at the venue. */
export function formatSpan(
  locale: string,
  startAt: string,
  endAt: string | null | undefined,
  timeZone: string,
  clock: Clock,
): { day: string; time: string } {
  const from = formatDay(locale, startAt, timeZone)
  if (!endAt || !(Date.parse(endAt) > Date.parse(startAt)))
    return { day: from, time: formatTime(locale, startAt, timeZone, clock) }
  const till = formatDay(locale, endAt, timeZone)
  if (from === till)
    return { day: from, time: formatTimes(locale, startAt, endAt, timeZone, clock) }
  const start = formatHour(locale, startAt, timeZone, clock)
  return { day: from, time: `${start} – ${till}, ${formatTime(locale, endAt, timeZone, clock)}` }
}
