import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'

type Snapshot<Change, Reply> = {
  value: unknown
  context: {
    change: Change | null
    reply: Reply | null
    mutation: { failure: Failure | null }
  }
}

/** The change that is under way; null if none is. */
export const pendingOf = <Change>({ value, context }: Snapshot<Change, unknown>): Change | null =>
  value === 'applying' ? context.change : null
/** The change that was made last, with the server's reply; null once another one is pressed. */
export const replyOf = <Reply>({ value, context }: Snapshot<unknown, Reply>): Reply | null =>
  value === 'made' ? context.reply : null
/** The change that could not be made. */
export const failedOf = <Change>({ value, context }: Snapshot<Change, unknown>): Change | null =>
  value === 'failed' ? context.change : null
export const pressFailure = ({ context }: Snapshot<unknown, unknown>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure
