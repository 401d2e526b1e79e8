import type { ServiceRequest } from '@contract/serviceRequests'
import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { ServiceCategory, serviceRequestsMachine } from './machine'

type Snapshot = SnapshotFrom<typeof serviceRequestsMachine>

/** All known requests in the server's order, the newest first. */
export const requestsOf = ({ context: { requests, sent } }: Snapshot): ServiceRequest[] =>
  sent.length === 0 ? requests : [...sent, ...requests]
export const hasMore = ({ context: { requests, total } }: Snapshot): boolean =>
  requests.length < total
export const isLoadingMore = (snapshot: Snapshot): boolean =>
  snapshot.matches({ list: 'loadingMore' })
export const categoriesOf = (snapshot: Snapshot): ServiceCategory[] => snapshot.context.categories
/** Why a refresh failed. */
export const listFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const formOf = (snapshot: Snapshot) => snapshot.children.form

export function viewStateOf(snapshot: Snapshot): 'loading' | 'failed' | 'empty' | 'ready' {
  if (snapshot.matches({ list: 'loading' })) return 'loading'
  if (snapshot.matches({ list: 'failed' })) return 'failed'
  const { requests, sent } = snapshot.context
  return requests.length + sent.length === 0 ? 'empty' : 'ready'
}

export const isConfirmingWithdrawal = (snapshot: Snapshot): boolean =>
  snapshot.matches({ dialog: 'confirmingWithdrawal' }) || isWithdrawing(snapshot)
export const isWithdrawing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ dialog: 'withdrawing' })
export const withdrawFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.mutation.failure
