import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/failure'
import { acceptsTermsByGoingOn, failureOf } from '@machines/wizard/selectors'
import { useFeatures } from '@screens/app/useFeatures'
import { useSelector } from '@xstate/react'
import { ChosenPassword } from './ChosenPassword'
import { ImpliedTerms } from './ImpliedTerms'
import { StepFrame } from './StepFrame'
import type { StepProps } from './steps'
import { useChosenPassword } from './useChosenPassword'
import { WizardFailure } from './WizardFailure'

export function NewPasswordStep({ wizard }: StepProps) {
  const { problems } = useChosenPassword({ wizard })
  const { t } = useLingui()
  const failure = useSelector(wizard, failureOf)
  const isImplied = useSelector(wizard, acceptsTermsByGoingOn)
  const { refusesEarlierPasswords: saysReuse } = useFeatures()
  const isReused = saysReuse && failure !== null && isRefusedWith(failure, 'password_has_been_used')
  return (
    <StepFrame
      wizard={wizard}
      title={<Trans>Enter a new password</Trans>}
      busyLabel={t`Saving your password`}
      problems={problems}
    >
      <WizardFailure wizard={wizard} except={saysReuse ? ['password_has_been_used'] : []} />
      <ChosenPassword
        wizard={wizard}
        error={isReused ? t`You cannot reuse this old password` : undefined}
      />
      {isImplied && <ImpliedTerms />}
    </StepFrame>
  )
}
