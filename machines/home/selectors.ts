import type { CategoryWithContents, ContentItem, UtilityButton } from '@contract/content'
import type { SnapshotFrom } from 'xstate'
import { type Read, readOf } from '../request/selectors'
import type { Part } from './events'
import type { homeMachine } from './machine'
import type { OfferedUtility } from './utilities'

type Snapshot = SnapshotFrom<typeof homeMachine>

/** What each part's `load` answers. */
export type Parts = {
  utilities: UtilityButton[]
  promoted: ContentItem[]
  discover: CategoryWithContents[]
  spotlight: CategoryWithContents[]
}

/** The request behind a part, for a view to subscribe to. */
export const partOf = (snapshot: Snapshot, part: Part) => snapshot.children[part]

export function readPart<P extends Part>(
  request: Parameters<typeof readOf>[0] | undefined,
  _part: P,
): Read<Parts[P]> {
  if (request === undefined) {
    return { status: 'PENDING', data: null, failure: null, isRefreshing: false }
  }
  return readOf<Parts[P]>(request)
}

/** Only categories that have content are shown. */
export function withContent(categories: readonly CategoryWithContents[]): CategoryWithContents[] {
  return categories.filter((category) => category.contents.length > 0)
}

export const explainedUtility = (snapshot: Snapshot): OfferedUtility | null =>
  snapshot.matches('explaining') ? snapshot.context.explained : null
