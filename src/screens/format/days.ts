import { type Clock, formatTime, knownZone } from './dates'
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

/** From when till when: the time alone where both are on one day of the venue's. */
export function formatSpan(
  locale: string,
  startAt: string,
  endAt: string | null | undefined,
  timeZone: string,
  clock: Clock,
): { day: string; time: string } {
  const from = formatDay(locale, startAt, timeZone)
  const start = formatTime(locale, startAt, timeZone, clock)
  if (!endAt || Number.isNaN(Date.parse(endAt))) return { day: from, time: start }
  const till = formatDay(locale, endAt, timeZone)
  const end = formatTime(locale, endAt, timeZone, clock)
  if (from === till) return { day: from, time: `${start} – ${end}` }
  return { day: from, time: `${start} – ${till}, ${end}` }
}
