import { mapWeekdays, minutesOf, timeOf, type WeekdayHours } from '@rules/bookings/hours'

type NamedHours = Parameters<typeof mapWeekdays<{ opensAt: string; closesAt: string }, unknown>>[0]

/** The hours of a week in a world file as they are stored, in minutes after midnight. */
export const storedHours = (named: NamedHours): WeekdayHours =>
  mapWeekdays(named, ({ opensAt, closesAt }) => ({
    opensAt: minutesOf(opensAt),
    closesAt: minutesOf(closesAt),
  }))

/** The stored hours of a week for a world file; undefined if there are none. */
export const namedHours = (stored: WeekdayHours) =>
  Object.keys(stored).length === 0
    ? undefined
    : mapWeekdays(stored, ({ opensAt, closesAt }) => ({
        opensAt: timeOf(opensAt),
        closesAt: timeOf(closesAt),
      }))
