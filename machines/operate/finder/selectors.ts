import type { FoundRecord } from '@contract/operate/finder'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { finderMachine, foundList } from './machine'

type Snapshot = SnapshotFrom<typeof finderMachine>
type Found = SnapshotFrom<typeof foundList>

export const isFinderOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
export const queryOf = (snapshot: Snapshot): string => snapshot.context.query
/** What the server has found, while something is typed. */
export const foundOf = (snapshot: Snapshot): ActorRefFrom<typeof foundList> | undefined =>
  snapshot.children.found

const none: readonly FoundRecord[] = []
/** The records of the last reply; they stay during the next search. */
export const recordsOf = (found: Found | undefined): readonly FoundRecord[] =>
  found?.context.rows ?? none

export type FinderProgress = 'idle' | 'busy' | 'shown' | 'failed'
export function progressOf(found: Found | undefined): FinderProgress {
  if (found === undefined) return 'idle'
  if (found.hasTag('busy')) return 'busy'
  return found.matches('failed') ? 'failed' : 'shown'
}
