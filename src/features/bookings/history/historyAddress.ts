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

/** What `/my-history?type=bookings&tab=past` shows; events to come where the address names nothing else. */
export function historyOf(search: unknown): HistoryAddress {
  const { type, tab } = search as { type?: unknown; tab?: unknown }
  const named = (Object.keys(typeNames) as TransactionType[]).find(
    (each) => typeNames[each] === type,
  )
  return { type: named ?? 'event_post', period: tab === 'past' ? 'past' : 'upcoming' }
}
