import type { Visitor } from '@contract/visitors'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import { type InvitationFields, invitationProblems } from './fields'
import type { inviteMachine } from './machine'

type Snapshot = SnapshotFrom<typeof inviteMachine>

/** The list behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const draftOf = (snapshot: Snapshot): InvitationFields => snapshot.context.draft
export const problemsOf = ({ context: { draft } }: Snapshot) => invitationProblems(draft)
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.mutation.failure
export const isInviting = (snapshot: Snapshot): boolean => snapshot.matches('inviting')
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.matches('cancelling')
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.matches('leaving')

export type InviteView = 'list' | 'form' | 'ticket'

/** What the page shows; a confirmation opens over the list. */
export function viewOf(snapshot: Snapshot): InviteView {
  if (snapshot.matches('invited')) return 'ticket'
  return snapshot.matches('writing') || isInviting(snapshot) ? 'form' : 'list'
}

export const invitedOf = (snapshot: Snapshot): Visitor | null => snapshot.context.invited

/** The visitor whose invitation is about to be cancelled; null if there is none. */
export const visitorToCancel = (snapshot: Snapshot): Visitor | null =>
  snapshot.matches('confirmingCancel') || isCancelling(snapshot) ? snapshot.context.visitor : null

/** The visitor who is being marked as left; null if there is none. */
export const visitorLeaving = (snapshot: Snapshot): string | null =>
  isLeaving(snapshot) ? (snapshot.context.visitor?.uuid ?? null) : null

export type InviteTrouble = 'time' | 'tooMany' | 'refused' | 'unknown'

/** Why an invitation was not sent; null if nothing is wrong. */
export function troubleOf({ context: { mutation } }: Snapshot): InviteTrouble | null {
  const { failure } = mutation
  if (failure === null) return null
  if (isRefusedWith(failure, 'visit_time_invalid')) return 'time'
  if (isRefusedWith(failure, 'too_many_visitors', 'too_many_requests')) return 'tooMany'
  return failure.kind === 'refused' && failure.status < 500 ? 'refused' : 'unknown'
}

/** Whether the visitor is still to come, or in the building. */
export const isCurrent = ({ status }: Visitor): boolean =>
  status === 'expected' || status === 'checked_in'
