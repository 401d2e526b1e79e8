import type { Notice } from '@contract/notices'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { Marks, noticesMachine } from './machine'

type Snapshot = SnapshotFrom<typeof noticesMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const marksOf = (snapshot: Snapshot): Marks => snapshot.context.marks
export const storedOf = (snapshot: Snapshot): Marks => snapshot.context.stored
export const markFailure = (snapshot: Snapshot): Failure | null => snapshot.context.mutation.failure

/** Whether a notice is read, as far as is known. */
export const isRead = ({ uuid, created_at, read_at }: Notice, ...all: readonly Marks[]): boolean =>
  read_at !== null ||
  all.some(({ uuids, until }) => uuids.includes(uuid) || (until !== null && created_at <= until))

/** How many of the whole list are unread, as far as is known. */
export function unreadAfter(
  { items, unread }: { items: readonly Notice[]; unread: number },
  ...all: readonly Marks[]
): number {
  const newest = items[0]?.created_at ?? ''
  if (all.some(({ until }) => until !== null && until >= newest)) return 0
  const marked = items.filter((notice) => notice.read_at === null && isRead(notice, ...all))
  return Math.max(0, unread - marked.length)
}
