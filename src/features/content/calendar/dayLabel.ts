import type { Day } from '@rules/dates/day'
import { formatter } from '@shared/format/formatters'

/** A day has no time zone; formatting its noon in UTC always yields the same day. */
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)
const part = (locale: string, day: Day, options: Intl.DateTimeFormatOptions) =>
  formatter.date(locale, { timeZone: 'UTC', ...options }).format(noon(day))

/** `Monday, November 23`. */
export const dayLabel = (locale: string, day: Day): string =>
  part(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })
/** `November 2026`. */
export const monthLabel = (locale: string, month: string): string =>
  part(locale, `${month}-01`, { month: 'long', year: 'numeric' })
export const weekdayLabel = (locale: string, day: Day) => ({
  short: part(locale, day, { weekday: 'short' }),
  long: part(locale, day, { weekday: 'long' }),
})
export const dayNumber = (locale: string, day: Day): string =>
  part(locale, day, { day: 'numeric' }).replaceAll(/[^\p{N}]/gu, '')
