import type { Slot } from '@contract/bookings'
import type { Day } from '@rules/dates/day'
import { dayIn } from '@rules/dates/dayIn'
import { addDays } from '@rules/dates/days'

/** How many slots can be booked in a row from a start on; 0 if the first of them is not free. */
export function maxCountFrom(slots: readonly Slot[], startAt: string | null, most: number): number {
  const first = slots.findIndex(({ start_at }) => start_at === startAt)
  if (first === -1) return 0
  const run = slots.slice(first, first + most)
  const end = run.findIndex(({ state }) => state !== 'free')
  return end === -1 ? run.length : end
}

/** The end of so many slots from a start on; null if there are not as many. */
export function endOf(slots: readonly Slot[], startAt: string, count: number): string | null {
  const first = slots.findIndex(({ start_at }) => start_at === startAt)
  return first === -1 ? null : (slots[first + count - 1]?.end_at ?? null)
}

/** When the next free slot begins, and cannot be booked any more; null without one. In milliseconds since the epoch. */
export function nextStart(slots: readonly Slot[], now: number): number | null {
  const starts = slots
    .filter(({ state }) => state === 'free')
    .map(({ start_at }) => Date.parse(start_at))
    .filter((start) => start > now)
  return starts.length === 0 ? null : Math.min(...starts)
}

/** The days on which a booking may start, by the building's clock. */
export function bookableDays(timeZone: string, now: number, daysAhead: number): Day[] {
  const today = dayIn(timeZone, now)
  return Array.from({ length: daysAhead + 1 }, (_, n) => addDays(today, n))
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** @param hour of the building's clock: 0 to 23 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** The price of so many slots; null if they are free. */
export const totalOf = (price: number | null | undefined, count: number): number | null =>
  price ? Math.round(price * 100 * count) / 100 : null
