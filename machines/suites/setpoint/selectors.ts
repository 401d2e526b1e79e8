import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import { shown } from './context'
import { isAvailable } from './control'
import type { setpointMachine } from './machine'

type Snapshot = SnapshotFrom<typeof setpointMachine>

/** The value of the control: the pending setpoint, or the reported one; null until it is known. */
export const valueOf = ({ context }: Snapshot): number | null => shown(context)

/** Whether the user wants a value that the suite has not reported yet: still choosing it, or it was sent. */
export const isPending = ({ context }: Snapshot): boolean => context.pendingSetpoint !== null
export const isUsable = ({ context }: Snapshot): boolean => isAvailable(context.suite)

export type SetpointNotice = { kind: 'failed'; failure: Failure | null } | { kind: 'overridden' }

/** Why the last request did not lead to the requested value. */
export function noticeOf(snapshot: Snapshot): SetpointNotice | null {
  if (snapshot.matches({ ready: 'failed' })) {
    return { kind: 'failed', failure: snapshot.context.failure }
  }
  return snapshot.matches({ ready: 'overridden' }) ? { kind: 'overridden' } : null
}
