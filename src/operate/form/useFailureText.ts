import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'

/** What happened and what to do, for failures without a place of their own on the screen. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui()
  return (failure) => {
    if (failure.kind === 'network')
      return t`You seem to be offline. Check your connection and try again.`
    if (failure.kind === 'timeout') return t`The server took too long. Please try again.`
    if (isRefusedWith(failure, 'permission_denied')) return t`Your role doesn’t allow this.`
    if (isRefusedWith(failure, 'too_many_requests'))
      return t`That was too often. Please wait a moment.`
    if (isRefusedWith(failure, 'version_conflict'))
      return t`Someone else has changed this meanwhile. Reload and try again.`
    return t`Something went wrong. What you typed is still here; please try again.`
  }
}
