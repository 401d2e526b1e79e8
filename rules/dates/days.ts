import type { Day } from './day'
import { dayIn } from './dayIn'

const dayMs = 24 * 60 * 60 * 1000

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** A month later, or earlier with a negative count: `2026-12` → `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export const firstDayOf = (month: string): Day => `${month}-01`
export const lastDayOf = (month: string): Day => addDays(firstDayOf(addMonths(month, 1)), -1)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay()

/** The first day of the week of a day; `weekStart` is 0 for Sunday or 1 for Monday. */
export function weekOf(day: Day, weekStart: number): Day {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))
}

/** All weeks that overlap a month, seven days each. */
export function weeksOf(month: string, weekStart: number): Day[][] {
  const weeks: Day[][] = []
  for (let first = weekOf(firstDayOf(month), weekStart); first <= lastDayOf(month); ) {
    const start = first
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(start, n)))
    first = addDays(first, 7)
  }
  return weeks
}

/** Regions whose week starts on Sunday by CLDR, of those that the app supports. */
const sundayFirst = ['us', 'ca', 'pt']

/** 0 if the week of a locale (`fr-ca`) starts on Sunday, 1 if it starts on Monday. */
export const weekStartOf = (locale: string): number =>
  sundayFirst.includes(locale.toLowerCase().slice(3, 5)) ? 0 : 1

type Dated = { start_at?: string | null | undefined; end_at?: string | null | undefined }

/** The first and last day of an item, by the clock of a time zone; null without a date. */
export function spanOf({ start_at: startAt, end_at: endAt }: Dated, timeZone: string) {
  const start = Date.parse(startAt ?? '')
  if (Number.isNaN(start)) return null
  const end = Date.parse(endAt ?? '')
  // An item that ends at midnight does not include the day that starts then.
  const last = end > start ? end - 1 : start
  return { from: dayIn(timeZone, start), to: dayIn(timeZone, last) }
}
