import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import type { ThreadContext, ThreadStep } from './machine'

type Snapshot<Thread = unknown> = {
  value: unknown
  context: ThreadContext<unknown, Thread>
}

const isIn = ({ value }: Snapshot, state: string): boolean =>
  value === state || (typeof value === 'object' && value !== null && state in value)

export const threadOf = <Thread>({ context }: Snapshot<Thread>): Thread | null => context.thread
export const textOf = ({ context }: Snapshot): string => context.text
export const isWordless = ({ context }: Snapshot): boolean => context.isWordless
export const isThreadGone = (at: Snapshot): boolean => isIn(at, 'gone')
export const hasThreadFailed = (at: Snapshot): boolean => isIn(at, 'failed')
export const isSending = (at: Snapshot): boolean => isIn(at, 'sending')
/** The step that waits for the user's confirmation. */
export const askedStep = (at: Snapshot): ThreadStep | null =>
  isIn(at, 'confirming') ? at.context.step : null
/** The step that is being sent. */
export const sendingStep = (at: Snapshot): ThreadStep | null =>
  isSending(at) ? at.context.step : null
export const sentAction = ({ context }: Snapshot): ThreadStep['action'] | null => context.sent

export const threadFailure = ({ context }: Snapshot): Failure | null => context.mutation.failure

/** Someone else has done something before the step was stored. */
export function isOvertaken(at: Snapshot): boolean {
  const failure = threadFailure(at)
  return (
    failure !== null &&
    (isRefusedWith(failure, 'version_conflict') || isRefusedWith(failure, 'request_status_invalid'))
  )
}

/** What is shown may be outdated, and the server could not be reached. */
export const isOutdated = (at: Snapshot): boolean =>
  at.context.isStale && typeof at.value === 'object'
