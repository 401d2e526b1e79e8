import type { TransactionType } from '@contract/transactions'

/** The types of transactions, as the address of `/my-history` names them. */
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

/** What `/my-history` shows. */
export type HistoryAddress = { type: TransactionType; period: Period }

const typeNamed = (name: unknown) =>
  (Object.keys(typeNames) as TransactionType[]).find((type) => typeNames[type] === name)

/** The parameters in an address; one that names no type or period is undefined. */
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

/** Events to come where the address names nothing else. */
export const historyOf = ({ type, tab }: HistorySearch): HistoryAddress => ({
  type: typeNamed(type) ?? 'event_post',
  period: tab ?? 'upcoming',
})
