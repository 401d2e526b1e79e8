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
  /** With it begin the idempotency keys of all that is cancelled on this page. */
  keyPrefix: string
}

export type HistoryPage = {
  items: Transaction[]
  total: number
  /** How far the clock of the server is ahead of this device's, in milliseconds. */
  clockOffset: number
}

export type HistoryContext = HistoryInput &
  MutationContext & {
    items: Transaction[]
    /** Of the whole list; known with the first page. */
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

/** How much of the list one call brings. */
export const pageSize = 20
/** The maximum of one call. */
const maxRows = 100

/** A page after those that are there; what has moved in the list meanwhile is not shown twice. */
export function appended(items: readonly Transaction[], next: readonly Transaction[]) {
  const known = new Set(items.map(({ uuid }) => uuid))
  return [...items, ...next.filter(({ uuid }) => !known.has(uuid))]
}

/** How many rows a refresh reads: all that are on show, as far as one call can bring them. */
export const shownRows = ({ items }: HistoryContext): number =>
  Math.min(maxRows, Math.max(pageSize, items.length))

/** Replaces the first rows by those that were read again; later rows stay. */
export function refreshed(context: HistoryContext, page: HistoryPage): Transaction[] {
  return appended(page.items, context.items.slice(shownRows(context)))
}

export const bookingNamed = ({ items }: HistoryContext, uuid: string): ResourceBooking | null =>
  items.find(
    (item): item is ResourceBooking => item.type === 'resource_booking' && item.uuid === uuid,
  ) ?? null

/** A list in which one booking is as it is now. */
export const withBooking = (items: readonly Transaction[], booking: ResourceBooking) =>
  items.map((item) => (item.uuid === booking.uuid ? booking : item))

/** Whether there is anything to cancel; whether it is too late is said by the server's clock. */
export const isCancellable = (booking: ResourceBooking): boolean =>
  cancellation(booking, Number.NEGATIVE_INFINITY) === 'open'
