import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { detailMachine } from './machine'
import type { ParticipationStatus } from './participation'

type Snapshot = SnapshotFrom<typeof detailMachine>

/** The request behind the page, for a view to subscribe to. */
export const readOfDetail = (snapshot: Snapshot) => snapshot.children.read
/** The read of the attached item; undefined if there is none. */
export const attachedOf = (snapshot: Snapshot) => snapshot.children.attached
export const participation = (snapshot: Snapshot): ParticipationStatus | null =>
  snapshot.context.participation
/** It was reserved on this page. */
export const hasJustReserved = (snapshot: Snapshot): boolean => snapshot.context.hasJustReserved
/** The item of the page. */
export const detailOf = (snapshot: Snapshot) => snapshot.context.of
/** The path of the page: that of an attached item begins with it. */
export const pathOf = (snapshot: Snapshot): string => snapshot.context.path
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const refusal = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('refused') ? snapshot.context.mutation.failure : null

export type DetailDialog = 'confirmReservation' | 'reserved' | 'refused' | 'confirmCancellation'

/** The open dialog; a confirmation stays open while the server decides. */
export function dialogOf(snapshot: Snapshot): DetailDialog | null {
  if (snapshot.matches('confirmingReservation') || snapshot.matches('reserving'))
    return 'confirmReservation'
  if (snapshot.matches('reserved')) return 'reserved'
  if (snapshot.matches('refused')) return 'refused'
  const isGivingBack = snapshot.matches('confirmingCancellation') || snapshot.matches('cancelling')
  return isGivingBack ? 'confirmCancellation' : null
}
