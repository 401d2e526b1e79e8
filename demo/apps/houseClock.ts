import type { House } from './house'

const minutesOfDay = 24 * 60

/** The local time of the building: minutes since midnight, the day, and a formatter for times. */
export function buildingClock({ timeZone, locale }: House, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const written = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  })
  return {
    minutes: of('hour') * 60 + of('minute'),
    /** `2026-05-04`, as in a date field. */
    day: new Intl.DateTimeFormat('en-CA', { timeZone }).format(now),
    longDay: new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(now),
    /** Minutes of a day in the building's locale: `6:05 pm`, `18:05`. */
    write: (minutes: number) => written.format(new Date((minutes % minutesOfDay) * 60_000)),
  }
}
