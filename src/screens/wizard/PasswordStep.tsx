import { Trans } from '@lingui/react/macro'
import { ChosenPassword } from './ChosenPassword'
import { StepFrame } from './StepFrame'
import type { StepProps } from './steps'
import { WizardFailure } from './WizardFailure'

export function PasswordStep({ wizard }: StepProps) {
  return (
    <StepFrame wizard={wizard} title={<Trans>Create a password</Trans>}>
      <WizardFailure wizard={wizard} />
      <ChosenPassword wizard={wizard} />
    </StepFrame>
  )
}
