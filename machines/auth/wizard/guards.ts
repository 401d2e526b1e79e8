import { isEmail } from '@contract/email'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { nameErrorOf } from '@rules/account/personName'
import { isStrong } from '@rules/auth/password'
import { authFlows } from '../authFlows'
import type { Draft, WizardContext } from './context'
import { type Step, variantOf } from './flows'
import { previousStep } from './plan'
import { restored } from './restore'

type Facts = { context: WizardContext }
/** The event contains the failure that a guard evaluates. */
type Failed = { event: object }

const accountOf = ({ flowType }: WizardContext) => variantOf(flowType).account

const logsIn = ({ flowType }: WizardContext) => variantOf(flowType).autoLogin ?? true

const hasNames = ({ context: { fields } }: Facts) =>
  nameErrorOf(fields.first_name) === null && nameErrorOf(fields.last_name) === null

const isPasswordReady = ({ context: { password, confirmation } }: Facts) =>
  isStrong(password) && password === confirmation

const isRegistered = ({ context: { registrationToken, done } }: Facts) =>
  registrationToken !== null && done.includes('ACCEPT_TERMS')

export const guards = {
  hasSomething: ({ context }: Facts, { draft }: { draft: Draft | null }) =>
    context.hasStarted || restored(context, draft).hasStarted === true,
  needsProviders: ({ context: { flowType, providers, done, isComplete } }: Facts) =>
    providers === null &&
    !isComplete &&
    variantOf(flowType).steps.includes('CHOOSE_PROVIDER_MODAL') &&
    !done.includes('CHOOSE_PROVIDER_MODAL'),
  needsBuildings: ({ context: { flowType, buildings, isComplete } }: Facts) =>
    buildings === null && !isComplete && variantOf(flowType).building === 'required',
  /** The buildings of an invited user are known once the code has proved the mailbox. */
  hasNoBuilding: ({ context }: Facts) =>
    context.buildings?.length === 0 &&
    (accountOf(context) !== 'completed' || context.registrationToken !== null),
  isPrepared: ({ context }: Facts) => context.isPrepared,

  isAt: ({ context }: Facts, { step }: { step: Step }) => context.step === step,
  isAtCode: ({ context: { step } }: Facts) => step === 'ENTER_CODE' || step === 'ENTER_CODE_V2',
  /** All steps are complete; only the session remains to be started with the provider's confirmation. */
  needsAuthentication: ({ context }: Facts) =>
    context.step === 'CONGRATULATIONS' &&
    accountOf(context) === 'identified' &&
    !context.isComplete,
  /** An uploaded account is active once it has a password; the following calls are made as its user. */
  needsSession: ({ context }: Facts) =>
    logsIn(context) &&
    context.done.includes('ENTER_NEW_PASSWORD') &&
    context.known === null &&
    !context.isComplete,
  /** The uploaded account is signed in with its new password, but has yet to accept the implied terms. */
  owesTerms: ({ context }: Facts) =>
    accountOf(context) === 'uploaded' &&
    context.known !== null &&
    !context.done.includes('ACCEPT_TERMS'),
  /** Before everything is loaded there is no step to go back to, whatever the draft contains. */
  canGoBack: ({ context }: Facts) => context.isPrepared && previousStep(context) !== null,
  canLeave: ({ context }: Facts) => context.lockedThrough === null,

  mayChooseEmail: ({ context: { providers } }: Facts) => providers?.sso_required === false,
  hasBuilding: ({ context: { fields, buildings } }: Facts) =>
    buildings?.some(({ uuid }) => uuid === fields.building_uuid) === true,
  savesBuilding: ({ context: { fields, buildings, accessToken } }: Facts) =>
    accessToken !== null && buildings?.some(({ uuid }) => uuid === fields.building_uuid) === true,
  hasNames,
  isPasswordReady,
  /** After a reload the password is gone, but the account that was created with it exists. */
  isPasswordUsed: ({ context: { password, done } }: Facts) =>
    password === '' && done.includes('CREATE_PASSWORD'),
  /** Nothing has changed since the account was created. */
  isRegistered,
  hasTerms: ({ context: { fields } }: Facts) => fields.is_term_accepted,

  /** Without terms, the password is the last thing that a new account needs. */
  registersByPassword: ({ context }: Facts) =>
    !context.asksTerms &&
    accountOf(context) === 'registered' &&
    isPasswordReady({ context }) &&
    !isRegistered({ context }),
  registersByTerms: ({ context }: Facts) => accountOf(context) === 'registered',
  completesByNames: ({ context }: Facts) =>
    accountOf(context) === 'completed' && hasNames({ context }),
  hadAcceptedTerms: ({ context }: Facts) => context.hadAcceptedTerms,
  isConfirmed: (_: Facts, { isConfirmed }: { isConfirmed: boolean }) => isConfirmed,

  /** The code was sent with the registration and is not sent again. */
  hasCodeUnderway: ({ context: { registrationToken, done, cooldown, flowType } }: Facts) =>
    variantOf(flowType).account === 'registered'
      ? registrationToken !== null
      : done.includes('VERIFY_ACCOUNT') && cooldown > 0,
  hasEmail: ({ context }: Facts) => isEmail(context.fields.email),
  isReset: ({ context }: Facts) => accountOf(context) === 'existing',
  hasCode: ({ context: { code } }: Facts) => /^\d{4}$/.test(code),
  /** In the older variant the code is sent with the new password. */
  holdsCode: ({ context: { code, entry, flowType } }: Facts) =>
    /^\d{4}$/.test(code) &&
    authFlows[entry].codes === 'v1' &&
    variantOf(flowType).account !== 'registered',
  hasCooldown: ({ context }: Facts) => context.cooldown > 0,
  isLastSecond: ({ context }: Facts) => context.cooldown <= 1,

  setsPassword: (_: Facts, { token }: { token: string | null }) => token !== null,
  logsInByPassword: ({ context }: Facts) => logsIn(context) && context.password !== '',
  canDoWithoutSession: ({ context }: Facts) => accountOf(context) === 'registered',
  hasSession: ({ context }: Facts) => context.known !== null,

  isCoolingDown: ({ event }: Failed) => isRefusedWith(failureIn(event), 'code_cooldown'),
  isCodeWrong: ({ event }: Failed) => isRefusedWith(failureIn(event), 'code_invalid'),
  isHeldCodeWrong: ({ context, event }: Facts & Failed) =>
    context.resetToken === null && isRefusedWith(failureIn(event), 'code_invalid'),
  /** The code that proves the mailbox is invalid; no further input can succeed. */
  isVerificationOver: ({ context, event }: Facts & Failed) =>
    accountOf(context) !== 'registered' &&
    isRefusedWith(
      failureIn(event),
      'code_invalid',
      'code_expired',
      'code_tries_exceeded',
      'password_reset_limit_has_been_reached',
    ),
  /** The user has to sign in at the provider again. */
  hasIdentityEnded: ({ event }: Failed) =>
    isRefusedWith(
      failureIn(event),
      'sso_state_invalid',
      'sso_email_mismatch',
      'sso_assertion_invalid',
    ),
}
