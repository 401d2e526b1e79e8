import type { When } from './calendarSearch'
import type { Day } from './day'
import { addDays, weekdayOf, weekOf } from './days'

/**
 * The first and last day of a filter, relative to today. A week is the rest of this one; a weekend
 * is the current or next one.
 */
export function rangeOf(when: When, today: Day, weekStart: number): { from: Day; to: Day } {
  if (when === 'today') return { from: today, to: today }
  if (when === 'week') return { from: today, to: addDays(weekOf(today, weekStart), 6) }
  const weekday = weekdayOf(today)
  if (weekday === 0) return { from: today, to: today }
  const saturday = addDays(today, 6 - weekday)
  return { from: saturday, to: addDays(saturday, 1) }
}
