import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import type { ssoCallbackMachine } from './machine'

type Snapshot = SnapshotFrom<typeof ssoCallbackMachine>

export const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.status === 'done'
export const failureOf = (snapshot: Snapshot): Failure | null => snapshot.context.failure
export const canRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'request.retried' })
