import { transactions } from '@contract/transactions'
import type { InBuilding } from '@machines/platform/pages/scope'
import type { Api } from '@platform/api/client'

/** More than fit into a day; what is to come later is not looked at. */
const maxRead = 20

export const dayBookingCalls = ({ call }: Api) => ({
  /** One's next bookings, the first one first. */
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
    // A back end that knows no kinds answers all of them.
    return data.filter((item) => item.type === 'resource_booking')
  },
})
