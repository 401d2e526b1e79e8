import { useLingui } from '@lingui/react/macro'
import { acceptsTermsByGoingOn, failureOf } from '@machines/auth/wizard/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { ChosenPassword } from './ChosenPassword'
import { ImpliedTerms } from './ImpliedTerms'
import { StepFrame } from './StepFrame'
import type { StepProps } from './StepProps'
import { useChosenPassword } from './useChosenPassword'
import { WizardFailure } from './WizardFailure'

export function NewPasswordStep({ wizard }: StepProps) {
  const { problems } = useChosenPassword({ wizard })
  const { t } = useLingui()
  const failure = useSelector(wizard, failureOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  const { refusesEarlierPasswords: isReuseError } = useFeatures()
  const isReused =
    isReuseError && failure !== null && isRefusedWith(failure, 'password_has_been_used')
  return (
    <StepFrame
      wizard={wizard}
      title={t`Enter a new password`}
      busyLabel={t`Saving your password`}
      problems={problems}
    >
      <WizardFailure wizard={wizard} except={isReuseError ? ['password_has_been_used'] : []} />
      <ChosenPassword
        wizard={wizard}
        error={isReused ? t`You can not reuse this old password` : undefined}
      />
      {isImplied && <ImpliedTerms />}
    </StepFrame>
  )
}
