import { transactions } from '@contract/transactions'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

/** More than one day's bookings; later ones are ignored. */
const maxRead = 20

export const dayBookingCalls = ({ call }: Api) => ({
  /** Reads the user's upcoming bookings, soonest first. */
  dayBookings: async ({ lang }: InBuilding, signal: AbortSignal) => {
    const { data } = await call(transactions, {
      query: {
        type: 'resource_booking',
        period: 'upcoming',
        lang,
        orderByProperty: 'start_at',
        orderBy: 'asc',
        limit: maxRead,
      },
      signal,
    })
    // A back end that does not filter by type returns all types.
    return data.filter((item) => item.type === 'resource_booking')
  },
})
