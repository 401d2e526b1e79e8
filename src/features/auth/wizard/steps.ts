import type { Step } from '@machines/auth/wizard/flows'
import type { ComponentType } from 'react'
import { BuildingStep } from './BuildingStep'
import { ChooseProviderStep } from './ChooseProviderStep'
import { CodeStep } from './CodeStep'
import { CongratulationsStep } from './CongratulationsStep'
import { NamesStep } from './NamesStep'
import { NewPasswordStep } from './NewPasswordStep'
import { PasswordStep } from './PasswordStep'
import type { StepProps } from './StepProps'
import { TermsStep } from './TermsStep'
import { VerifyStep } from './VerifyStep'

export const steps = {
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
