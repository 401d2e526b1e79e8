import { Trans, useLingui } from '@lingui/react/macro'
import type { Control } from '@machines/suites/setpoint/control'
import type { SetpointNotice as Message } from '@machines/suites/setpoint/selectors'
import { Notice } from '@ui/notice/Notice'

type Props = {
  control: Control
  notice: Message | null
  /** The reported value as text. */
  value: string
}

/** Explains why the requested value is not set. */
export function SetpointStatus({ control, notice, value }: Props) {
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
      {control === 'lighting' ? (
        <Trans>The light is now set to {value}, by the building or someone else.</Trans>
      ) : (
        <Trans>The temperature is now set to {value}, by the building or someone else.</Trans>
      )}
    </Notice>
  )
}
