import type { WizardActor } from '@machines/wizard/address'
import type { Step } from '@machines/wizard/flows'
import type { ComponentType } from 'react'
import { BuildingStep } from './BuildingStep'
import { ChooseProviderStep } from './ChooseProviderStep'
import { CodeStep } from './CodeStep'
import { CongratulationsStep } from './CongratulationsStep'
import { NamesStep } from './NamesStep'
import { NewPasswordStep } from './NewPasswordStep'
import { PasswordStep } from './PasswordStep'
import { TermsStep } from './TermsStep'
import { VerifyStep } from './VerifyStep'

export type StepProps = { wizard: WizardActor }

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
