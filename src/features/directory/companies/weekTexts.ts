import { type Weekday, weekdays } from '@rules/bookings/hours'
import type { DayHours, Days } from '@rules/dates/openingHours'
import { formatHour, formatWeekday } from '@shared/format/dates'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'

/** A time of day has no time zone; a day of its own formats it the same everywhere. 2024-01-01 was a Monday. */
const at = (time: string) => (time === '24:00' ? '2024-01-02T00:00Z' : `2024-01-01T${time}Z`)
const dateOf = (day: Weekday) => `2024-01-0${weekdays.indexOf(day) + 1}T12:00Z`

/** Days and times of opening hours in the language of the page. */
export function useWeekTexts() {
  const locale = useLocale()
  const clock = useClock()
  const time = (of: string) => formatHour(locale, at(of), 'UTC', clock)
  const weekday = (day: Weekday) => formatWeekday(locale, dateOf(day), 'UTC')
  return {
    time,
    weekday,
    hours: ({ opens_at: opens, closes_at: closes }: DayHours) => `${time(opens)} – ${time(closes)}`,
    days: ({ from, to }: Days) =>
      from === to ? weekday(from) : `${weekday(from)} – ${weekday(to)}`,
  }
}
