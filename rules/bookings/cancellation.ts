import { displayedStatus } from './status'

type Booked = {
  status: string
  start_at?: string | null | undefined
  /** How long before its start cancelling ends; nothing said: with the start. */
  cancellation_window_end_minutes?: number | null | undefined
}

const minuteMs = 60_000

/** When cancelling closes, in milliseconds since the epoch; null where the booking has no start. */
export function cancellingClosesAt({
  start_at,
  cancellation_window_end_minutes: minutes,
}: Booked): number | null {
  const start = Date.parse(start_at ?? '')
  return Number.isNaN(start) ? null : start - (minutes ?? 0) * minuteMs
}

/**
 * Whether a booking may be cancelled by who made it. `hidden`: there is nothing to cancel, since it was denied or is
 * cancelled. `closed`: it is too late. @param now by the clock of the server, in milliseconds since the epoch
 */
export function cancellation(booking: Booked, now: number): 'open' | 'closed' | 'hidden' {
  const isDenied = booking.status.toLowerCase().startsWith('denied')
  const { shown } = displayedStatus(booking.status)
  if (isDenied || (shown !== 'pending' && shown !== 'confirmed')) return 'hidden'
  const closesAt = cancellingClosesAt(booking)
  return closesAt !== null && closesAt < now ? 'closed' : 'open'
}
