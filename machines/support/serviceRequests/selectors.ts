import type { ServiceRequest } from '@contract/serviceRequests'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { ServiceCategory, serviceRequestsMachine } from './machine'

type Snapshot = SnapshotFrom<typeof serviceRequestsMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const sentOf = (snapshot: Snapshot): readonly ServiceRequest[] => snapshot.context.sent

/** All known requests in the server's order, the newest first. */
export function allRequests(
  sent: readonly ServiceRequest[],
  listed: readonly ServiceRequest[],
): ServiceRequest[] {
  const known = new Set(listed.map(({ id }) => id))
  return [...sent.filter(({ id }) => !known.has(id)), ...listed]
}

const none: ServiceCategory[] = []
/** The categories that came with the list; none before it is read. */
export const categoriesOf = (
  list: SnapshotFrom<NonNullable<ReturnType<typeof listOf>>> | undefined,
): ServiceCategory[] => list?.context.page?.categories ?? none

export const formOf = (snapshot: Snapshot) => snapshot.children.form
export const isConfirmingWithdrawal = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirmingWithdrawal') || isWithdrawing(snapshot)
export const isWithdrawing = (snapshot: Snapshot): boolean => snapshot.matches('withdrawing')
export const withdrawFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.mutation.failure
