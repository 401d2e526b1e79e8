import type { sessionMachine } from '@machines/auth/session/machine'
import { isInside, isRestoring } from '@machines/auth/session/selectors'
import {
  hasFailed,
  isNotOpen,
  isPublicReady,
  type whitelabelMachine,
} from '@machines/tenancy/whitelabel/machine'
import type { SnapshotFrom } from 'xstate'
import type { SessionPhase, WhitelabelPhase } from './context'

export function whitelabelPhase(snapshot: SnapshotFrom<typeof whitelabelMachine>): WhitelabelPhase {
  if (isPublicReady(snapshot)) return 'ready'
  if (isNotOpen(snapshot)) return 'notOpen'
  return hasFailed(snapshot) ? 'failed' : 'unknown'
}

export function sessionPhase(snapshot: SnapshotFrom<typeof sessionMachine>): SessionPhase {
  if (isRestoring(snapshot)) return 'unknown'
  return isInside(snapshot) ? 'inside' : 'signedOut'
}
