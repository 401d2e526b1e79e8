import type { ErrorCode } from '@contract/problem'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/kernel/failure'

/** What refusals of the server mean at a place of the console. */
export type Refusals = Readonly<Partial<Record<ErrorCode, string>>>

/**
 * What happened and what to do.
 *
 * @param here what refusals mean at this place; the others mean the same everywhere
 */
export function useFailureText(here: Refusals = {}): (failure: Failure) => string {
  const { t } = useLingui()
  const everywhere: Refusals = {
    permission_denied: t`Your role doesn’t allow this.`,
    too_many_requests: t`Too many attempts. Wait a moment, then try again.`,
    unauthenticated: t`Your session has ended. Sign in again; what you typed is still here.`,
    version_conflict: t`Someone else has changed this meanwhile. Reload and try again.`,
  }
  return (failure) => {
    if (failure.kind === 'network')
      return t`You seem to be offline. Check your connection and try again.`
    if (failure.kind === 'timeout') return t`The server took too long. Please try again.`
    const refusal =
      failure.kind === 'refused' ? (here[failure.code] ?? everywhere[failure.code]) : undefined
    return refusal ?? t`Something went wrong. What you typed is still here; please try again.`
  }
}
