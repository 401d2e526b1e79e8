import type { CategoryWithContents } from '@contract/content'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure'
import type { Part } from './events'
import type { homeMachine } from './machine'

type Snapshot = SnapshotFrom<typeof homeMachine>

/** A category as `load` answers it. In the newer mode a single one may have failed to come. */
export type HomeCategory = CategoryWithContents & { failure: Failure | null }

/** The request behind a part, for a view to subscribe to. */
export const partOf = (snapshot: Snapshot, part: Part) => snapshot.children[part]
export const utilitiesOf = (snapshot: Snapshot) => snapshot.children.utilities

/** Only categories that have content are shown; and those of which nobody knows, to be tried again. */
export function worthShowing(categories: readonly HomeCategory[]): HomeCategory[] {
  return categories.filter(({ contents, failure }) => contents.length > 0 || failure !== null)
}
