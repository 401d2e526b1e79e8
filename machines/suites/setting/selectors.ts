import type { Failure } from '@machines/kernel/failure'
import type { SnapshotFrom } from 'xstate'
import { shown } from './context'
import { isAvailable } from './control'
import type { settingMachine } from './machine'

type Snapshot = SnapshotFrom<typeof settingMachine>

/** Where dial or slider stands: at what is wanted, else at what it is set to; null until that is known. */
export const valueOf = ({ context }: Snapshot): number | null => shown(context)

/** Somebody here wants something that is not so yet, or not known to be. */
export const isPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const isUsable = ({ context }: Snapshot): boolean => isAvailable(context.suite)

export type SettingNotice = { kind: 'failed'; failure: Failure | null } | { kind: 'overridden' }

/** What became of the last wish, where that was not what was wanted. */
export function noticeOf(snapshot: Snapshot): SettingNotice | null {
  if (snapshot.matches({ ready: 'failed' })) {
    return { kind: 'failed', failure: snapshot.context.failure }
  }
  return snapshot.matches({ ready: 'overridden' }) ? { kind: 'overridden' } : null
}
