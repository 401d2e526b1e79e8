import { hasTimedOut } from '@kit/calls'
import { FailedCall } from '@machines/kernel/failure'
import type { AnyEventObject } from 'xstate'

/** The kind of failure that this event reports: its own, a time limit's, or that of an unexpected error. */
export function reasonIn(event: AnyEventObject | null): string {
  if (hasTimedOut(event)) return 'timeout'
  const error: unknown = event?.error
  return error instanceof FailedCall ? error.failure.kind : 'unexpected'
}
