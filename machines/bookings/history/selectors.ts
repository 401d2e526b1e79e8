import type { ResourceBooking, Transaction } from '@contract/transactions'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { historyMachine } from './machine'

type Snapshot = SnapshotFrom<typeof historyMachine>

export const itemsOf = (snapshot: Snapshot): Transaction[] => snapshot.context.items
export const typeOf = (snapshot: Snapshot) => snapshot.context.type
export const periodOf = (snapshot: Snapshot) => snapshot.context.period
export const hasMore = ({ context: { items, total } }: Snapshot): boolean => items.length < total
export const isLoadingMore = (snapshot: Snapshot): boolean =>
  snapshot.matches({ list: 'loadingMore' })
/** Why the next page, or a refresh, failed. */
export const listFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure

/** How far the server's clock is ahead of this device's, in milliseconds. */
export const clockOffsetOf = (snapshot: Snapshot): number => snapshot.context.clockOffset

export type HistoryViewState = 'loading' | 'failed' | 'empty' | 'ready'

export function viewStateOf(snapshot: Snapshot): HistoryViewState {
  if (snapshot.matches({ list: 'loading' })) return 'loading'
  if (snapshot.matches({ list: 'failed' })) return 'failed'
  return snapshot.context.items.length === 0 ? 'empty' : 'ready'
}

export type ReceiptView = 'receipt' | 'confirm' | 'error'

/** What is open over the list; null if nothing is. */
export function receiptView(snapshot: Snapshot): ReceiptView | null {
  if (snapshot.matches({ receipt: 'closed' })) return null
  if (snapshot.matches({ receipt: 'cancelFailed' })) return 'error'
  const confirms =
    snapshot.matches({ receipt: 'confirmingCancel' }) || snapshot.matches({ receipt: 'cancelling' })
  return confirms ? 'confirm' : 'receipt'
}

export const bookingOf = (snapshot: Snapshot): ResourceBooking | null => snapshot.context.booking
export const isCancelling = (snapshot: Snapshot): boolean =>
  snapshot.matches({ receipt: 'cancelling' })
export const cancelFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.mutation.failure
