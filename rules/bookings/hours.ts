/** `07:30` → 450; `24:00`, the end of the day, → 1440. */
export function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number)
  return hours * 60 + minutes
}

/** 450 → `07:30`. */
export function timeOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** The days of the week as hours name them, in the order of ISO 8601. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** The day of the week of a date such as `2026-11-23`. */
export function weekdayOf(date: string): Weekday {
  const fromSunday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(fromSunday + 6) % 7] as Weekday
}

/** Opening and closing in minutes after midnight. */
export type OpenHours = { opensAt: number; closesAt: number }

/** Days of the week with hours of their own; null for a day when it is closed. */
export type ByWeekday<Own> = Partial<Record<Weekday, Own | null>>
export type WeekdayHours = ByWeekday<OpenHours>

/** The same days with their hours in another notation. */
export function mapWeekdays<From, To>(
  hours: { [Day in Weekday]?: From | null | undefined },
  convert: (hours: From) => To,
): ByWeekday<To> {
  const converted: ByWeekday<To> = {}
  for (const day of weekdays) {
    const own = hours[day]
    if (own !== undefined) converted[day] = own === null ? null : convert(own)
  }
  return converted
}

/** The hours of a date; null if it is closed. */
export function hoursOn(
  { opensAt, closesAt, weekdayHours }: OpenHours & { weekdayHours: WeekdayHours },
  date: string,
): OpenHours | null {
  const own = weekdayHours[weekdayOf(date)]
  return own === undefined ? { opensAt, closesAt } : own
}

type Hours = OpenHours & { slotMinutes: number }

/** What is wrong with the hours of a resource, in minutes: it closes before it opens, or no slot fits between. */
export function hoursProblem({ opensAt, closesAt, slotMinutes }: Hours): 'closes' | 'slot' | null {
  if (closesAt <= opensAt) return 'closes'
  return slotMinutes > closesAt - opensAt ? 'slot' : null
}
