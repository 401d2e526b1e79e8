import type { SnapshotFrom } from 'xstate'
import type { departureMachine } from './machine'

type Snapshot = SnapshotFrom<typeof departureMachine>

export const isConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming')
/** Whether a page has unsaved changes. */
export const holdsEdits = (snapshot: Snapshot): boolean =>
  snapshot.matches('dirty') || snapshot.matches('confirming')
