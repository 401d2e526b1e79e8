import type { Building } from '@contract/buildings'
import { isEmail } from '@contract/email'
import type { SsoProviders } from '@contract/sso'
import type { Failure } from '@machines/kernel/failure'
import { type NameError, nameErrorOf } from '@rules/account/personName'
import { isSole } from '@rules/auth/isSole'
import { checklistOf } from '@rules/auth/password'
import type { WizardSnapshot } from './address'
import type { FieldName, WizardFields } from './context'
import type { Step } from './flows'
import { guards } from './guards'
import { announcesTerms, shownSteps } from './plan'

export const isReset = (snapshot: WizardSnapshot): boolean =>
  snapshot.context.flowType === 'PASSWORD_RESET'

export const hasFailedToPrepare = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ preparing: 'failed' })
export const isUnableToSignUp = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches({ preparing: 'unableToSignUp' })
/** An automatic call is pending or has failed: signing in to the new account. */
export const isFinishing = (snapshot: WizardSnapshot): boolean =>
  snapshot.matches('authenticating') ||
  snapshot.matches('loggingIn') ||
  snapshot.matches('acceptingImpliedTerms') ||
  snapshot.matches('signingInDirectly')
export const canRetry = (snapshot: WizardSnapshot): boolean =>
  snapshot.can({ type: 'request.retried' })

export const isBusy = (snapshot: WizardSnapshot): boolean => snapshot.hasTag('busy')
export const failureOf = (snapshot: WizardSnapshot): Failure | null => snapshot.context.failure
export const fieldsOf = (snapshot: WizardSnapshot): WizardFields => snapshot.context.fields
export const passwordOf = (snapshot: WizardSnapshot): string => snapshot.context.password
export const confirmationOf = (snapshot: WizardSnapshot): string => snapshot.context.confirmation
export const codeOf = (snapshot: WizardSnapshot): string => snapshot.context.code
export const buildingsOf = (snapshot: WizardSnapshot): Building[] | null =>
  snapshot.context.buildings
/** The chosen building, or the only one; null if the account was created with a building. */
export const chosenBuilding = ({ context: { buildings, fields } }: WizardSnapshot) =>
  buildings?.find(({ uuid }) => uuid === fields.building_uuid) ?? null
/** The new account is in no building yet, because a manager decides about it. */
export const waitsForApproval = ({ context: { known } }: WizardSnapshot): boolean => {
  const user = known?.session.user
  return (
    (user?.default_building_uuid ?? null) === null && (user?.waiting_buildings ?? []).length > 0
  )
}
export const providersOf = (snapshot: WizardSnapshot): SsoProviders | null =>
  snapshot.context.providers
export const hasSoleProvider = ({ context }: WizardSnapshot): boolean => isSole(context.providers)
export const mayChooseEmail = (snapshot: WizardSnapshot): boolean =>
  snapshot.can({ type: 'email.chosen' })

/** "Step X of Y" (docs/behaviour.md#steps). Null between steps, and while the user's choice decides on the steps. */
export function progressOf(snapshot: WizardSnapshot): { step: number; of: number } | null {
  const { context } = snapshot
  if (context.step === null || mayChooseEmail(snapshot)) return null
  const shown = shownSteps(context)
  return { step: shown.indexOf(context.step) + 1, of: shown.length }
}

/** Whether there is a step or the sign-in to go back to. */
export const canGoBack = (snapshot: WizardSnapshot): boolean =>
  snapshot.can({ type: 'step.back' }) && !snapshot.matches('congratulating')
export const hasPreviousStep = ({ context }: WizardSnapshot): boolean =>
  guards.canGoBack({ context })

/** The current step announces implied terms: it is the one before they are accepted. */
export const acceptsTermsByGoingOn = ({ context }: WizardSnapshot): boolean =>
  context.step !== null && announcesTerms(context, context.step) && !context.hadAcceptedTerms

const isTouched = ({ context }: WizardSnapshot, field: FieldName): boolean =>
  context.touched.includes(field)

/** Shown only after the field was blurred. */
export const nameError =
  (field: 'first_name' | 'last_name') =>
  (snapshot: WizardSnapshot): NameError | null =>
    isTouched(snapshot, field) ? nameErrorOf(snapshot.context.fields[field]) : null
export const hasEmailError = (snapshot: WizardSnapshot): boolean =>
  isTouched(snapshot, 'email') && !isEmail(snapshot.context.fields.email)
export const areUnequal = (snapshot: WizardSnapshot): boolean =>
  isTouched(snapshot, 'confirmation') &&
  snapshot.context.confirmation !== '' &&
  snapshot.context.password !== snapshot.context.confirmation

export const passwordChecklist = ({ context }: WizardSnapshot) => checklistOf(context.password)
/** What each step requires before Next is enabled; the others require nothing. */
const wants: Partial<Record<Step, (facts: { context: WizardSnapshot['context'] }) => boolean>> = {
  BUILDING_SELECTOR: guards.hasBuilding,
  CREATE_ACCOUNT: guards.hasNames,
  CREATE_PASSWORD: (facts) => guards.isPasswordReady(facts) || guards.isPasswordUsed(facts),
  ACCEPT_TERMS: guards.hasTerms,
  VERIFY_ACCOUNT: guards.hasEmail,
  ENTER_CODE: guards.hasCode,
  ENTER_CODE_V2: guards.hasCode,
  ENTER_NEW_PASSWORD: guards.isPasswordReady,
}

export function canGoOn(snapshot: WizardSnapshot): boolean {
  const { step } = snapshot.context
  const isWanted = step === null ? undefined : wants[step]
  return !isBusy(snapshot) && (isWanted === undefined || isWanted(snapshot))
}

/** The state of requesting another code: sending, available, or the remaining seconds. */
export function resendOf(snapshot: WizardSnapshot): 'sending' | 'offered' | number {
  if (snapshot.matches({ enteringCode: { resend: 'resendingCode' } })) return 'sending'
  return snapshot.matches({ enteringCode: { resend: 'waiting' } })
    ? snapshot.context.cooldown
    : 'offered'
}

/** If there is a session, the user continues to home; otherwise to the sign-in. */
export const hasSession = ({ context }: WizardSnapshot): boolean => context.known !== null

/** The code was already sent, and Next only continues to the code field. */
export const isCodeOnItsWay = ({ context }: WizardSnapshot): boolean =>
  guards.hasCodeUnderway({ context })
