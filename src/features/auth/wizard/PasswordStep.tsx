import { useLingui } from '@lingui/react/macro'
import { ChosenPassword } from './ChosenPassword'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { useChosenPassword } from './useChosenPassword'
import { WizardFailure } from './WizardFailure'

export function PasswordStep({ wizard }: StepProps) {
  const { t } = useLingui()
  const { problems } = useChosenPassword({ wizard })
  return (
    <StepFrame
      wizard={wizard}
      title={t`Create a password`}
      busyLabel={t`Creating your account`}
      problems={problems}
    >
      <WizardFailure wizard={wizard} />
      <ChosenPassword wizard={wizard} />
    </StepFrame>
  )
}
