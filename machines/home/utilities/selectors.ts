import type { VisibleUtility } from '@rules/home/visibleUtilities'
import type { SnapshotFrom } from 'xstate'
import type { utilitiesMachine } from './machine'

type Snapshot = SnapshotFrom<typeof utilitiesMachine>

/** The request behind the buttons, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const explainedUtility = (snapshot: Snapshot): VisibleUtility | null =>
  snapshot.matches('explaining') ? snapshot.context.pressed : null
