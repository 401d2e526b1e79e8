import type { SnapshotFrom } from 'xstate'
import type { departureMachine } from './machine'

type Snapshot = SnapshotFrom<typeof departureMachine>

export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking')
/** Something would be lost, whether it is being asked about or not. */
export const holdsEdits = (snapshot: Snapshot): boolean =>
  snapshot.matches('holding') || snapshot.matches('asking')
