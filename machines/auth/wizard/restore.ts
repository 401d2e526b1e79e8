import { isSameEmail } from '@contract/email'
import type { Draft, WizardContext, WizardFields } from './context'
import { flowTypeOf, type Step, variantOf } from './flows'
import { planOf, undoneFrom } from './plan'
import { ssoOf } from './sso'

/**
 * The parts of a draft that are still valid. Passwords, codes and sessions were not stored, so the steps that depend on
 * them have to be repeated.
 */
export function restored(context: WizardContext, draft: Draft | null): Partial<WizardContext> {
  if (draft === null || !isOfSameFlow(context, draft)) return {}
  const { providerIdentity } = context
  const merged: WizardContext = {
    ...context,
    ...draft,
    hasStarted: true,
    requestedStep: context.requestedStep ?? draft.step,
    fields: mergedFields(context.fields, draft.fields),
    ...(providerIdentity !== null &&
      isSameEmail(providerIdentity.email, draft.fields.email) && { providerIdentity }),
  }
  const lost = firstLost(merged)
  if (lost === null) return merged
  return { ...merged, done: undoneFrom(merged, lost), lockedThrough: null }
}

/** Input from the draft takes precedence; the entry's fields fill empty ones. */
const mergedFields = (input: WizardFields, typed: WizardFields): WizardFields => ({
  ...typed,
  first_name: typed.first_name || input.first_name,
  last_name: typed.last_name || input.last_name,
  building_uuid: typed.building_uuid ?? input.building_uuid,
})

/** Another address, or another flow, is another sign-up. */
function isOfSameFlow(context: WizardContext, draft: Draft): boolean {
  if (!context.hasStarted) return true
  // An opened link proves everything that an earlier page load has yet to prove.
  if (context.resetToken !== null) return false
  const isReset = context.flowType === 'PASSWORD_RESET'
  if (isReset !== (draft.flowType === 'PASSWORD_RESET')) return false
  if (isReset && context.fields.email === '') return true
  if (context.fields.email !== draft.fields.email || context.isGuest !== draft.isGuest) return false
  if (isReset || context.isGuest) return true
  const sso = ssoOf(context.providers)
  return flowTypeOf(context.createdBy, sso, draft.choice) === draft.flowType
}

/** The first step that depends on data that was not stored, or null. */
function firstLost(context: WizardContext): Step | null {
  const { done, isComplete, registrationToken, resetToken, providerIdentity, choice } = context
  if (isComplete) return null
  const has = (step: Step) => done.includes(step)
  const { account } = variantOf(context.flowType)
  if (has('CHOOSE_PROVIDER_MODAL') && choice === 'provider' && providerIdentity === null) {
    return 'CHOOSE_PROVIDER_MODAL'
  }
  if (has('CREATE_PASSWORD') && registrationToken === null) return 'CREATE_PASSWORD'
  if (has('ENTER_NEW_PASSWORD')) {
    const isHeld = account === 'completed' && registrationToken !== null
    return account === 'existing' || isHeld ? null : 'VERIFY_ACCOUNT'
  }
  if (has('ENTER_CODE_V2') && resetToken === null) return 'VERIFY_ACCOUNT'
  const holdsCode = planOf(context).includes('ENTER_NEW_PASSWORD')
  return has('ENTER_CODE') && holdsCode ? 'ENTER_CODE' : null
}
