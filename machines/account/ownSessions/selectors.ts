import type { OwnSession } from '@contract/ownSessions'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { ownSessionsMachine } from './machine'

type Snapshot = SnapshotFrom<typeof ownSessionsMachine>

/** The request behind the list, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const endedOf = ({ context }: Snapshot): readonly string[] => context.ended
export const isConfirmingEnd = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('ending')
export const isEnding = (snapshot: Snapshot): boolean => snapshot.matches('ending')
/** The session to end; null: all others. */
export const chosenOf = ({ context }: Snapshot): OwnSession | null => context.chosen
export const endFailure = ({ context }: Snapshot): Failure | null => context.mutation.failure
