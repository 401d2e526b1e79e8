import type { TransactionType } from '@contract/transactions'

/** Types of transactions, as named in the address of `/my-history`. */
export const typeNames = {
  event_post: 'events',
  resource_booking: 'bookings',
  service_booking: 'services',
} as const satisfies Record<TransactionType, string>

type Period = 'upcoming' | 'past'

/** The search parameters of `/my-history`: `?type=bookings&tab=past`. */
export type HistorySearch = {
  type?: (typeof typeNames)[TransactionType] | undefined
  tab?: Period | undefined
}

/** The selection that `/my-history` shows. */
export type HistoryAddress = { type: TransactionType; period: Period }

const typeNamed = (name: unknown) =>
  (Object.keys(typeNames) as TransactionType[]).find((type) => typeNames[type] === name)

/** Parses the parameters of an address; an unknown type or period becomes undefined. */
export function parseHistorySearch({ type, tab }: Record<string, unknown>): HistorySearch {
  const named = typeNamed(type)
  return {
    type: named && typeNames[named],
    tab: tab === 'past' || tab === 'upcoming' ? tab : undefined,
  }
}

export const historySearch = ({ type, period }: HistoryAddress): HistorySearch => ({
  type: typeNames[type],
  tab: period,
})

/** The selection of an address; upcoming events by default. */
export const historyOf = ({ type, tab }: HistorySearch): HistoryAddress => ({
  type: typeNamed(type) ?? 'event_post',
  period: tab ?? 'upcoming',
})
