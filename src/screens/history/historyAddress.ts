import type { TransactionType } from '@contract/transactions'

/** What `/my-history` shows, as its address says it: `?type=bookings&tab=past`. */
export const typeNames = {
  event_post: 'events',
  resource_booking: 'bookings',
  service_booking: 'services',
} as const satisfies Record<TransactionType, string>

export type HistoryAddress = { type: TransactionType; period: 'upcoming' | 'past' }

export const historySearch = ({ type, period }: HistoryAddress) => ({
  type: typeNames[type],
  tab: period,
})
