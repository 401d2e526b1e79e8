import { type Weekday, weekdays } from '@rules/bookings/hours'
import { useConsoleLocale } from '../ConsoleContext'

/** A Monday. */
const first = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000

/** A day of the week in words. */
export function useWeekdayName(): (day: Weekday) => string {
  const formatter = new Intl.DateTimeFormat(useConsoleLocale(), {
    weekday: 'long',
    timeZone: 'UTC',
  })
  return (day) => formatter.format(first + weekdays.indexOf(day) * dayMs)
}
