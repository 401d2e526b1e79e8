import { mapWeekdays, minutesOf, timeOf, type WeekdayHours } from '@rules/bookings/hours'

type SentHours = Parameters<typeof mapWeekdays<{ opens_at: string; closes_at: string }, unknown>>[0]

/** The hours of a week as they are stored, in minutes after midnight. */
export const storedHours = (sent: SentHours): WeekdayHours =>
  mapWeekdays(sent, ({ opens_at, closes_at }) => ({
    opensAt: minutesOf(opens_at),
    closesAt: minutesOf(closes_at),
  }))

/** The stored hours of a week as the API sends them. */
export const sentHours = (stored: WeekdayHours) =>
  mapWeekdays(stored, ({ opensAt, closesAt }) => ({
    opens_at: timeOf(opensAt),
    closes_at: timeOf(closesAt),
  }))
