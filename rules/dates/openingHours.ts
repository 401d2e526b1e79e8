import { type Weekday, weekdays } from '../bookings/hours'

/** Times of day such as `07:30`; `24:00` is the end of the day. */
export type DayHours = { opens_at: string; closes_at: string }
/** A day without hours is closed; without any hours they are not known. */
export type WeekHours = { readonly [Day in Weekday]?: DayHours | null | undefined }

/** Consecutive days with the same hours; null for days on which it is closed. */
export type Days = { from: Weekday; to: Weekday; hours: DayHours | null }

const isSame = (a: DayHours | null, b: DayHours | null) =>
  a?.opens_at === b?.opens_at && a?.closes_at === b?.closes_at

/** The week from Monday on, in as few lines as possible; none if the hours are not known. */
export function linesOf(week: WeekHours): Days[] {
  const lines: Days[] = []
  for (const day of weekdays) {
    const hours = week[day] ?? null
    const last = lines.at(-1)
    if (last !== undefined && isSame(last.hours, hours)) last.to = day
    else lines.push({ from: day, to: day, hours })
  }
  return lines.every(({ hours }) => hours === null) ? [] : lines
}

export type Opening =
  | { isOpen: true; until: string }
  /** When it opens next: `day` is null for later today. */
  | { isOpen: false; next: { day: Weekday | null; at: string } }

/**
 * Whether it is open at a time of a day; null if the hours are not known.
 *
 * @param time by the clock of the building, such as `07:30`
 */
export function openingAt(week: WeekHours, day: Weekday, time: string): Opening | null {
  const today = week[day]
  if (today && today.opens_at <= time && time < today.closes_at) {
    return { isOpen: true, until: today.closes_at }
  }
  if (today && time < today.opens_at) {
    return { isOpen: false, next: { day: null, at: today.opens_at } }
  }
  const tomorrow = weekdays.indexOf(day) + 1
  for (const next of [...weekdays.slice(tomorrow), ...weekdays.slice(0, tomorrow)]) {
    const hours = week[next]
    if (hours) return { isOpen: false, next: { day: next, at: hours.opens_at } }
  }
  return null
}
