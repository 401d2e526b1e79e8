import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { approvalsMachine, Denial } from './machine'

type Snapshot = SnapshotFrom<typeof approvalsMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
/** Denied bookings that still block their slot. */
export const blockedOf = (snapshot: Snapshot) => snapshot.children.blocked
export const isDenying = (snapshot: Snapshot): boolean =>
  snapshot.matches('givingReason') || snapshot.matches('denying')
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The booking that is being decided about; null if there is none. */
export const decidedUuid = (snapshot: Snapshot): string | null =>
  snapshot.matches('choosing') ? null : snapshot.context.uuid
export const denialOf = (snapshot: Snapshot): Denial => snapshot.context.denial
export const reasonOf = (snapshot: Snapshot): string => snapshot.context.reason
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.mutation.failure
