import { Trans } from '@lingui/react/macro'
import { ChosenPassword } from './ChosenPassword'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { useChosenPassword } from './useChosenPassword'
import { WizardFailure } from './WizardFailure'

export function PasswordStep({ wizard }: StepProps) {
  const { problems } = useChosenPassword({ wizard })
  return (
    <StepFrame wizard={wizard} title={<Trans>Create a password</Trans>} problems={problems}>
      <WizardFailure wizard={wizard} />
      <ChosenPassword wizard={wizard} />
    </StepFrame>
  )
}
