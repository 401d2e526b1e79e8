import type { ResourceBooking, Transaction, TransactionType } from '@contract/transactions'
import type { Failure } from '@machines/kernel/failure'
import { type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { cancellation } from '@rules/bookings/cancellation'

export type HistoryOf = {
  type: TransactionType
  period: 'upcoming' | 'past'
  lang: string
}

export type HistoryInput = HistoryOf & {
  /** Prefix of the idempotency keys of all cancellations on this page. */
  keyPrefix: string
}

export type HistoryPage = {
  items: Transaction[]
  total: number
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockOffset: number
}

export type HistoryContext = HistoryInput &
  MutationContext & {
    items: Transaction[]
    /** The length of the whole list; known with the first page. */
    total: number
    clockOffset: number
    failure: Failure | null
    /** The booking whose receipt is open. */
    booking: ResourceBooking | null
  }

export function initialHistory(input: HistoryInput): HistoryContext {
  return {
    ...input,
    items: [],
    total: 0,
    clockOffset: 0,
    failure: null,
    booking: null,
    mutation: mutations.initial,
  }
}

/** The rows of one page. */
export const pageSize = 20
/** The maximum number of rows per call. */
const maxRows = 100

/** Appends a page; rows that have moved within the list meanwhile are not repeated. */
export function appended(items: readonly Transaction[], next: readonly Transaction[]) {
  const known = new Set(items.map(({ uuid }) => uuid))
  return [...items, ...next.filter(({ uuid }) => !known.has(uuid))]
}

/** How many rows a refresh reads: all visible ones, up to the maximum of one call. */
export const shownRows = ({ items }: HistoryContext): number =>
  Math.min(maxRows, Math.max(pageSize, items.length))

/** Replaces the first rows with the refreshed ones; later rows stay. */
export function refreshed(context: HistoryContext, page: HistoryPage): Transaction[] {
  return appended(page.items, context.items.slice(shownRows(context)))
}

export const bookingNamed = ({ items }: HistoryContext, uuid: string): ResourceBooking | null =>
  items.find(
    (item): item is ResourceBooking => item.type === 'resource_booking' && item.uuid === uuid,
  ) ?? null

/** The list with one booking updated. */
export const withBooking = (items: readonly Transaction[], booking: ResourceBooking) =>
  items.map((item) => (item.uuid === booking.uuid ? booking : item))

/** Whether the booking's status allows cancelling; the server's clock decides whether it is too late. */
export const isCancellable = (booking: ResourceBooking): boolean =>
  cancellation(booking, Number.NEGATIVE_INFINITY) === 'open'
