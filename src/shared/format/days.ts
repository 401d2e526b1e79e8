import { type Clock, formatHour, formatTime, formatTimes, knownZone } from './dates'
import { formatter } from './formatters'

const day = (locale: string, timeZone: string) =>
  formatter.date(locale, {
    timeZone: knownZone(timeZone),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Weekday, day, month and year, as the venue's clock has them. */
export function formatDay(locale: string, iso: string, timeZone: string): string {
  return day(locale, timeZone).format(new Date(iso))
}

/** The short day and the time with its zone, for where there is room for little; the year if it is another one. */
export function formatMoment(locale: string, iso: string, timeZone: string, clock: Clock): string {
  const zone = { timeZone: knownZone(timeZone) }
  const yearOf = (at: Date) => formatter.date('en', { ...zone, year: 'numeric' }).format(at)
  const at = new Date(iso)
  const shortDay = formatter.date(locale, {
    ...zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) !== yearOf(new Date()) && { year: 'numeric' }),
  })
  return `${shortDay.format(at)} · ${formatTime(locale, iso, timeZone, clock)}`
}

/** From when till when, with one zone for both: the time alone where both are on one day of the venue's. */
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
