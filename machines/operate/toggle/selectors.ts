import type { Failure } from '@machines/kernel/failure'
import { isPasswordNeeded } from '../console/sensitive'

export type ToggleSnapshot<Change> = {
  value: unknown
  context: { change: Change | null; mutation: { failure: Failure | null } }
}

export const isConfirmingChange = ({ value }: { value: unknown }): boolean =>
  value === 'confirming' || value === 'applying'
export const isApplying = ({ value }: { value: unknown }): boolean => value === 'applying'
export const changeOf = <Change>({ context }: ToggleSnapshot<Change>): Change | null =>
  context.change
/** The change made last; null once another one is wanted. */
export const madeChange = <Change>({ context }: { context: { made: Change | null } }) =>
  context.made
export const changeFailure = ({ context }: ToggleSnapshot<unknown>): Failure | null =>
  isPasswordNeeded(context.mutation.failure) ? null : context.mutation.failure
