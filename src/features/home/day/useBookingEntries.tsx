import type { Building } from '@contract/buildings'
import type { ResourceBooking } from '@contract/transactions'
import { dayBookingsLogic } from '@features/bookings/dayBookings.page'
import { useNow } from '@features/content/detail/useNow'
import { displayedStatus } from '@rules/bookings/status'
import { dayIn } from '@rules/dates/dayIn'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { BookingTicket } from './BookingTicket'
import type { DayEntry } from './usePassEntries'

/** Bookings that start or continue today by their building's clock, unless cancelled. */
export function useBookingEntries(building: Building): DayEntry[] {
  const { data } = useRead(usePage(dayBookingsLogic))
  const now = useNow()
  return (data ?? [])
    .filter((booking) => isOfToday(booking, building.timezone, now))
    .map((booking) => ({
      id: booking.uuid,
      at: Date.parse(booking.start_at ?? ''),
      ticket: <BookingTicket booking={booking} building={building} now={now} />,
    }))
}

function isOfToday(
  { status, start_at, end_at, timezone }: ResourceBooking,
  zone: string,
  now: number,
) {
  const [start, end] = [Date.parse(start_at ?? ''), Date.parse(end_at ?? '')]
  const place = timezone ?? zone
  return (
    displayedStatus(status).shown === 'confirmed' &&
    end > now &&
    dayIn(place, start) <= dayIn(place, now)
  )
}
