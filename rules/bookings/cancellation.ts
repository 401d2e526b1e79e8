import { displayedStatus } from './status'

type Booked = {
  status: string
  start_at?: string | null | undefined
  /** How long before its start cancelling ends; by default at the start. */
  cancellation_window_end_minutes?: number | null | undefined
}

const minuteMs = 60_000

/** When cancelling closes, in milliseconds since the epoch; null if the booking has no start. */
export function cancellingClosesAt({
  start_at,
  cancellation_window_end_minutes: minutes,
}: Booked): number | null {
  const start = Date.parse(start_at ?? '')
  return Number.isNaN(start) ? null : start - (minutes ?? 0) * minuteMs
}

/**
 * Whether the tenant may cancel their booking. `hidden`: there is nothing to cancel, because it was
 * denied or cancelled. `closed`: it is too late. @param now by the server's clock, in milliseconds
 * since the epoch
 */
export function cancellation(booking: Booked, now: number): 'open' | 'closed' | 'hidden' {
  const isDenied = booking.status.toLowerCase().startsWith('denied')
  const { shown } = displayedStatus(booking.status)
  if (isDenied || (shown !== 'pending' && shown !== 'confirmed')) return 'hidden'
  const closesAt = cancellingClosesAt(booking)
  return closesAt !== null && closesAt < now ? 'closed' : 'open'
}
