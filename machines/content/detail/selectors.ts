import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { detailMachine } from './machine'
import type { ParticipationStatus } from './participation'

type Snapshot = SnapshotFrom<typeof detailMachine>

/** The request behind the page, for a view to subscribe to. */
export const readOfDetail = (snapshot: Snapshot) => snapshot.children.read
/** The read of the item that is attached to this one; undefined where none is. */
export const attachedOf = (snapshot: Snapshot) => snapshot.children.attached
export const participation = (snapshot: Snapshot): ParticipationStatus | null =>
  snapshot.context.participation
/** It was reserved on this very page. */
export const hasJustReserved = (snapshot: Snapshot): boolean => snapshot.context.hasJustReserved
/** Which thing it is. */
export const detailOf = (snapshot: Snapshot) => snapshot.context.of
/** Of the page: the address of an attached item stands below it. */
export const pathOf = (snapshot: Snapshot): string => snapshot.context.path
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const refusal = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('refused') ? snapshot.context.refusal : null

export type DetailDialog = 'confirmReservation' | 'reserved' | 'refused' | 'confirmCancellation'

/** Which dialog is open; the one that asked stays open while the server decides. */
export function dialogOf(snapshot: Snapshot): DetailDialog | null {
  if (snapshot.matches('confirmingReservation') || snapshot.matches('reserving'))
    return 'confirmReservation'
  if (snapshot.matches('reserved')) return 'reserved'
  if (snapshot.matches('refused')) return 'refused'
  const isGivingBack = snapshot.matches('confirmingCancellation') || snapshot.matches('cancelling')
  return isGivingBack ? 'confirmCancellation' : null
}
