import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure'
import type { FramedPage } from './events'
import type { detailMachine } from './machine'
import type { Standing } from './standing'

type Snapshot = SnapshotFrom<typeof detailMachine>

/** The request behind the page, for a view to subscribe to. */
export const readOfDetail = (snapshot: Snapshot) => snapshot.children.read
export const standing = (snapshot: Snapshot): Standing | null => snapshot.context.standing
/** It was taken in this visit, and not long ago. */
export const hasJustTaken = (snapshot: Snapshot): boolean => snapshot.context.hasJustTaken
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const framedPage = (snapshot: Snapshot): FramedPage | null =>
  snapshot.matches('framing') ? snapshot.context.page : null
export const refusal = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('refused') ? snapshot.context.refusal : null

export type DetailDialog = 'confirmTake' | 'taken' | 'refused' | 'confirmRelease'

/** Which dialog is open; the one that asked stays open while the server decides. */
export function dialogOf(snapshot: Snapshot): DetailDialog | null {
  if (snapshot.matches('confirmingTake') || snapshot.matches('taking')) return 'confirmTake'
  if (snapshot.matches('taken')) return 'taken'
  if (snapshot.matches('refused')) return 'refused'
  const isGivingBack = snapshot.matches('confirmingRelease') || snapshot.matches('releasing')
  return isGivingBack ? 'confirmRelease' : null
}
