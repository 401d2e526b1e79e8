import type { ServiceRequest } from '@contract/serviceRequests'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure'
import type { ServiceCategory, serviceRequestsMachine } from './machine'

type Snapshot = SnapshotFrom<typeof serviceRequestsMachine>

export const requestsOf = (snapshot: Snapshot): ServiceRequest[] => snapshot.context.requests
export const categoriesOf = (snapshot: Snapshot): ServiceCategory[] => snapshot.context.categories
/** Why newer rows did not come. */
export const listFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const formOf = (snapshot: Snapshot) => snapshot.children.form

export function lookOf(snapshot: Snapshot): 'loading' | 'failed' | 'empty' | 'ready' {
  if (snapshot.matches({ list: 'loading' })) return 'loading'
  if (snapshot.matches({ list: 'failed' })) return 'failed'
  return snapshot.context.requests.length === 0 ? 'empty' : 'ready'
}

export const asksToWithdraw = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: 'confirmingWithdrawal' }) || isWithdrawing(snapshot)
export const isWithdrawing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: 'withdrawing' })
export const withdrawFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.context.withdrawFailure
