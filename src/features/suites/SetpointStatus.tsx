import { Trans, useLingui } from '@lingui/react/macro'
import type { SetpointNotice as Message } from '@machines/suites/setpoint/selectors'
import { Notice } from '@ui/notice/Notice'

/** Explains why the requested value is not set. @param value the reported value as text */
export function SetpointStatus({ notice, value }: { notice: Message | null; value: string }) {
  const { t } = useLingui()
  if (notice === null) return null
  if (notice.kind === 'failed') {
    return (
      <Notice tone="danger" live title={t`We couldn’t change that`}>
        <Trans>It’s still set to {value}. Please try again.</Trans>
      </Notice>
    )
  }
  return (
    <Notice tone="info" live>
      <Trans>It’s now at {value}, set by the building or someone else.</Trans>
    </Notice>
  )
}
