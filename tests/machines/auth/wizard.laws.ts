import { wizardAccountLaws } from './wizard.accounts.laws'
import { wizardCallLaws } from './wizard.calls.laws'
import { wizardCodeLaws } from './wizard.codes.laws'
import type { WizardLaws } from './wizard.helpers'
import { wizardPasswordLaws } from './wizard.passwords.laws'
import { wizardStepLaws } from './wizard.steps.laws'

/** docs/behaviour.md#signing-up. */
export const wizardLaws: WizardLaws = {
  ...wizardPasswordLaws,
  ...wizardCodeLaws,
  ...wizardStepLaws,
  ...wizardAccountLaws,
  ...wizardCallLaws,
}
