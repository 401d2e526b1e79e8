import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { Notice } from '@ui/notice/Notice'

/** The error of a call, and what to do next; the user's input stays. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useLingui()
  if (failure.kind === 'network') {
    return (
      <Notice tone="warning" title={t`You’re offline`} live>
        {t`Check your connection and try again.`}
      </Notice>
    )
  }
  if (failure.kind === 'timeout') {
    return (
      <Notice tone="warning" title={t`That took too long`} live>
        {t`Please try again in a moment.`}
      </Notice>
    )
  }
  if (failure.kind === 'refused' && failure.code === 'too_many_requests') {
    return (
      <Notice tone="warning" title={t`Too many attempts`} live>
        {t`Wait a little while, then try again.`}
      </Notice>
    )
  }
  if (isRefusedWith(failure, 'code_tries_exceeded', 'password_reset_limit_has_been_reached')) {
    return (
      <Notice tone="danger" title={t`The retry attempt limit is reached`} live>
        {t`Wait a little while, then try again.`}
      </Notice>
    )
  }
  if (isRefusedWith(failure, 'code_expired', 'code_invalid')) {
    return (
      <Notice tone="warning" title={t`This code is no longer valid`} live>
        {t`Request a new one.`}
      </Notice>
    )
  }
  if (isRefusedWith(failure, 'credentials_not_match')) {
    return <Notice tone="danger" title={t`User email or password doesn't match`} live />
  }
  return (
    <Notice tone="danger" title={t`Something went wrong`} live>
      {t`Please try again. If it persists, contact support.`}
    </Notice>
  )
}
