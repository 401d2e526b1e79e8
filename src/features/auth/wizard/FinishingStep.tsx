import { Trans, useLingui } from '@lingui/react/macro'
import { canRetry } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Spinner } from '@ui/spinner/Spinner'
import { StepFrame } from './StepFrame'
import * as css from './StepFrame.css'
import type { StepProps } from './StepProps'
import { WizardFailure } from './WizardFailure'

/** Signing in to the new account; shows a choice only if that failed. */
export function FinishingStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const mayRetry = useSelector(wizard, canRetry)
  if (!mayRetry) {
    return (
      <div className={css.centred} aria-busy="true">
        <Spinner label={t`Preparing your account`} />
      </div>
    )
  }
  return (
    <StepFrame wizard={wizard} title={t`Almost there`} next={null}>
      <WizardFailure wizard={wizard} />
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => wizard.send({ type: 'request.retried' })}
      >
        <Trans>Try again</Trans>
      </Button>
      <Button variant="secondary" wide onClick={() => wizard.send({ type: 'wizard.left' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </StepFrame>
  )
}
