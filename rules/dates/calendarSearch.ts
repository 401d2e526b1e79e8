import { addDays, type Day, monthOf, weekdayOf, weekOf } from './days'

export type When = 'today' | 'week' | 'weekend'

/** The search parameters of the calendar, each as the address has it. */
export type CalendarSearch = {
  /** Such as `2026-11`. */
  month?: string | undefined
  day?: Day | undefined
  when?: When | undefined
}

/** What of the calendar is listed: a day that was pressed, or a filter; all of the month where nothing is named. */
export type CalendarSelection = { month: string | null; day: Day | null; when: When | null }

const isWhen = (input: unknown): input is When =>
  input === 'today' || input === 'week' || input === 'weekend'

/** A day that is one: `2026-02-30` is none. */
function isDay(input: unknown): input is Day {
  if (typeof input !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(input)) return false
  const at = Date.parse(input)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(input)
}

const isMonth = (input: unknown): input is string =>
  typeof input === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(input)

/** The parameters in an address; one that names no month, day or filter is undefined. */
export const parseCalendarSearch = ({
  month,
  day,
  when,
}: Record<string, unknown>): CalendarSearch => ({
  month: isMonth(month) ? month : undefined,
  day: isDay(day) ? day : undefined,
  when: isWhen(when) ? when : undefined,
})

/** What an address asks for: a filter wins over a day, and a day over a month. */
export function selectionOf({ month, day, when }: CalendarSearch): CalendarSelection {
  if (when !== undefined) return { month: null, day: null, when }
  if (day !== undefined) return { month: monthOf(day), day, when: null }
  return { month: month ?? null, day: null, when: null }
}

/** From which to which day a filter reaches, seen from today. A week is the rest of it, a weekend the one that comes or is. */
export function rangeOf(when: When, today: Day, weekStart: number): { from: Day; to: Day } {
  if (when === 'today') return { from: today, to: today }
  if (when === 'week') return { from: today, to: addDays(weekOf(today, weekStart), 6) }
  const weekday = weekdayOf(today)
  if (weekday === 0) return { from: today, to: today }
  const saturday = addDays(today, 6 - weekday)
  return { from: saturday, to: addDays(saturday, 1) }
}
