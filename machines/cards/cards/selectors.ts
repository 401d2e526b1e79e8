import type { PaymentMethod } from '@contract/payments'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { cardsMachine } from './machine'

type Snapshot = SnapshotFrom<typeof cardsMachine>

/** The request behind the list, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const removedOf = ({ context }: Snapshot): readonly string[] => context.removed
/** The card that the dialog asks about; null if it is closed. */
export const cardToRemove = (snapshot: Snapshot): PaymentMethod | null =>
  snapshot.matches('browsing') ? null : snapshot.context.chosen
export const isRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
export const removeFailure = ({ context }: Snapshot): Failure | null => context.mutation.failure
