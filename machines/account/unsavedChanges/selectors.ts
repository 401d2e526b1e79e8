import type { SnapshotFrom } from 'xstate'
import type { unsavedChangesMachine } from './machine'

type Snapshot = SnapshotFrom<typeof unsavedChangesMachine>

export const isConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming')
/** Whether a page has unsaved changes. */
export const holdsEdits = (snapshot: Snapshot): boolean =>
  snapshot.matches('dirty') || snapshot.matches('confirming')
