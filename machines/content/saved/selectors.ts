import type { ContentItem } from '@contract/content'
import type { SavedItem } from '@contract/saved'
import type { SnapshotFrom } from 'xstate'
import { isSavedIn, type savedMachine } from './machine'

type Snapshot = SnapshotFrom<typeof savedMachine>

/** The request behind the list, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
/** Whether the saved items are known; until then a press could mean either. */
export const isKnown = ({ context }: Snapshot): boolean => context.lastRead !== null
export const isSaved = ({ context }: Snapshot, uuid: string): boolean => isSavedIn(context, uuid)
export const hasFailed = ({ context }: Snapshot, uuid: string): boolean =>
  context.failedUuid === uuid
export const takenBack = ({ context }: Snapshot): ContentItem | null => context.takenBack
export const failedUuid = ({ context }: Snapshot): string | null => context.failedUuid

/** The list with its pending changes; recently saved items come first. */
export function savedItemsOf(snapshot: Snapshot): SavedItem[] {
  const { pendingChanges, lastRead } = snapshot.context
  const read = lastRead ?? []
  const added = Object.values(pendingChanges)
    .filter(({ item, isSaved: wanted }) => wanted && !read.some(isOf(item)))
    .map(({ item }) => ({ content: item, saved_at: '', on_display: true }))
  return [...added, ...read.filter(({ content }) => isSavedIn(snapshot.context, content.uuid))]
}

const isOf =
  ({ uuid }: ContentItem) =>
  ({ content }: SavedItem): boolean =>
    content.uuid === uuid
