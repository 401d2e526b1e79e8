import { type Day, isDay, monthOf } from './day'

export type When = 'today' | 'week' | 'weekend'

/** The search parameters of the calendar, as in the address. */
export type CalendarSearch = {
  /** Such as `2026-11`. */
  month?: string | undefined
  day?: Day | undefined
  when?: When | undefined
}

/** The listed part of the calendar: a pressed day or a filter; the whole month by default. */
export type CalendarSelection = { month: string | null; day: Day | null; when: When | null }

const isWhen = (input: unknown): input is When =>
  input === 'today' || input === 'week' || input === 'weekend'

const isMonth = (input: unknown): input is string =>
  typeof input === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(input)

/** Parses the parameters of an address; an invalid month, day or filter becomes undefined. */
export const parseCalendarSearch = ({
  month,
  day,
  when,
}: Record<string, unknown>): CalendarSearch => ({
  month: isMonth(month) ? month : undefined,
  day: isDay(day) ? day : undefined,
  when: isWhen(when) ? when : undefined,
})

/** The selection of an address: a filter takes precedence over a day, and a day over a month. */
export function selectionOf({ month, day, when }: CalendarSearch): CalendarSelection {
  if (when !== undefined) return { month: null, day: null, when }
  if (day !== undefined) return { month: monthOf(day), day, when: null }
  return { month: month ?? null, day: null, when: null }
}
