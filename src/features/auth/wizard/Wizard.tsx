import { stepOf, type WizardActor } from '@machines/auth/wizard/address'
import type { Step } from '@machines/auth/wizard/flows'
import { isFinishing } from '@machines/auth/wizard/selectors'
import { useSelector } from '@shared/useSelector'
import type { ComponentType } from 'react'
import { BuildingStep } from './BuildingStep'
import { ChooseProviderStep } from './ChooseProviderStep'
import { CodeStep } from './CodeStep'
import { CongratulationsStep } from './CongratulationsStep'
import { FinishingStep } from './FinishingStep'
import { NamesStep } from './NamesStep'
import { NewPasswordStep } from './NewPasswordStep'
import { PasswordStep } from './PasswordStep'
import { PreparingStep } from './PreparingStep'
import type { StepProps } from './StepProps'
import { TermsStep } from './TermsStep'
import { VerifyStep } from './VerifyStep'

/** The wizard's current step. */
export function Wizard({ wizard }: { wizard: WizardActor }) {
  const step = useSelector(wizard, stepOf)
  const finishes = useSelector(wizard, isFinishing)
  if (step === null) return <PreparingStep wizard={wizard} />
  if (finishes) return <FinishingStep wizard={wizard} />
  const Step = steps[step]
  // The key remounts a component that two steps share.
  return <Step key={step} wizard={wizard} />
}

const steps = {
  CHOOSE_PROVIDER_MODAL: ChooseProviderStep,
  BUILDING_SELECTOR: BuildingStep,
  CREATE_ACCOUNT: NamesStep,
  CREATE_PASSWORD: PasswordStep,
  ACCEPT_TERMS: TermsStep,
  VERIFY_ACCOUNT: VerifyStep,
  ENTER_CODE: CodeStep,
  ENTER_CODE_V2: CodeStep,
  ENTER_NEW_PASSWORD: NewPasswordStep,
  CONGRATULATIONS: CongratulationsStep,
} satisfies Record<Step, ComponentType<StepProps>>
