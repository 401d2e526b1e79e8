import type { ResourceBooking } from '@contract/transactions'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { historyMachine } from './machine'

type Snapshot = SnapshotFrom<typeof historyMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const typeOf = (snapshot: Snapshot) => snapshot.context.type
export const periodOf = (snapshot: Snapshot) => snapshot.context.period

export type ReceiptView = 'receipt' | 'confirm' | 'error'

/** What is open over the list; null if nothing is. */
export function receiptView(snapshot: Snapshot): ReceiptView | null {
  if (snapshot.matches('closed')) return null
  if (snapshot.matches('cancelFailed')) return 'error'
  return snapshot.matches('confirmingCancel') || isCancelling(snapshot) ? 'confirm' : 'receipt'
}

export const bookingOf = (snapshot: Snapshot): ResourceBooking | null => snapshot.context.booking
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.matches('cancelling')
export const cancelFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.mutation.failure
