import type { Failure } from '@machines/kernel/failure'
import type { Arrival } from './machine'

type Snapshot = {
  value: unknown
  context: { queue: readonly Arrival[]; mutation: { failure: Failure | null } }
}

/** Those who were pressed and are not checked in yet. */
export const waitingIn = ({ context }: Snapshot): readonly Arrival[] => context.queue
/** Who could not be checked in; null if no one. */
export const failedArrival = ({ value, context }: Snapshot): Arrival | null =>
  value === 'failed' ? (context.queue[0] ?? null) : null
export const checkInFailure = ({ context }: Snapshot): Failure | null => context.mutation.failure
