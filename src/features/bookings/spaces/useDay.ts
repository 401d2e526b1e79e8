import type { Resource } from '@contract/bookings'
import { useNow } from '@features/content/detail/useNow'
import type { ReserveActor } from '@machines/bookings/reserve/machine'
import { bookableDays } from '@rules/bookings/slots'
import type { Day } from '@rules/dates/day'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The days that can be booked, and the chosen one. */
export type Days = { days: readonly Day[]; day: Day }

/** Reports the day of the address to the machine; without a valid one, today. */
export function useDay(reserve: ReserveActor, space: Resource, timezone: string): Days {
  const { date } = useSearch({ strict: false })
  const days = bookableDays(timezone, useNow(), space.days_ahead)
  const [today = ''] = days
  const day = days.find((each) => each === date) ?? today
  useEffect(() => reserve.send({ type: 'day.chosen', day }), [reserve, day])
  return { days, day }
}
