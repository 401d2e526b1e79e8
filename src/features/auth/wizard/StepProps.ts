import type { WizardActor } from '@machines/auth/wizard/address'

export type StepProps = { wizard: WizardActor }
