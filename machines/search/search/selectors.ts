import type { SearchGroup } from '@contract/search'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './machine'

type Snapshot = SnapshotFrom<typeof searchMachine>

/** The part of the dialog below its field. */
export type SearchViewState = 'recents' | 'waiting' | 'results' | 'empty' | 'failed'

export function searchViewState(snapshot: Snapshot): SearchViewState {
  if (snapshot.matches('idle')) return 'recents'
  if (snapshot.matches('failed')) return 'failed'
  const { groups } = snapshot.context
  // Earlier results stay until there is something else to show.
  if (groups.length > 0) return 'results'
  return snapshot.matches('shown') ? 'empty' : 'waiting'
}

export const queryOf = (snapshot: Snapshot): string => snapshot.context.query
export const recentsOf = (snapshot: Snapshot): string[] => snapshot.context.recents
export const groupsOf = (snapshot: Snapshot): SearchGroup[] => snapshot.context.groups
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.failure
/** Whether the visible results belong to the query in the field. */
export const isCurrent = (snapshot: Snapshot): boolean => snapshot.matches('shown')
/** The query of the visible results. */
export const foundByOf = (snapshot: Snapshot): string => snapshot.context.foundBy ?? ''
