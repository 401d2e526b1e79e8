import { useLingui } from '@lingui/react/macro'
import type { Failure } from '@machines/failure'
import { Notice } from '@ui/notice/Notice'

/** What went wrong with a call, and what to do; what was typed stays. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useLingui()
  if (failure.kind === 'network') {
    return (
      <Notice tone="warning" title={t`You are offline`} live>
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
      <Notice tone="warning" title={t`Too many tries`} live>
        {t`Please wait a little before you try again.`}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={t`Something went wrong`} live>
      {t`Please try again. If it persists, contact support.`}
    </Notice>
  )
}
