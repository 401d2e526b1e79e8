import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { useFailureText } from '../form/useFailureText'

/** Why a file was neither checked nor imported, and what to do. */
export function useImportFailureText(): (failure: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (failure) => {
    if (isRefusedWith(failure, 'idempotency_in_progress'))
      return t`The import is still running. Try again in a moment.`
    if (isRefusedWith(failure, 'not_found'))
      return t`This building doesn’t exist any more, or your roles don’t cover it.`
    return failureText(failure)
  }
}
