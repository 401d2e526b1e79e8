import type { SnapshotFrom } from 'xstate'
import type { utilitiesMachine } from './machine'
import type { OfferedUtility } from './offered'

type Snapshot = SnapshotFrom<typeof utilitiesMachine>

/** The request behind the buttons, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const explainedUtility = (snapshot: Snapshot): OfferedUtility | null =>
  snapshot.matches('explaining') ? snapshot.context.pressed : null
