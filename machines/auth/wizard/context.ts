import type { EmailStatus } from '@contract/auth'
import type { Building } from '@contract/buildings'
import { normaliseEmail } from '@contract/email'
import type { SsoProviders } from '@contract/sso'
import type { Failure } from '@machines/kernel/failure'
import { type AuthFlow, authFlows } from '../authFlows'
import type { KnownSession } from '../session/context'
import type { EmailFacts } from '../signIn/context'
import { type Choice, type FlowType, flowTypeOf, type Step } from './flows'
import { ssoOf } from './sso'

/** The input of a sign-up, under the field names of the API. */
export type WizardFields = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string | null
  is_term_accepted: boolean
  is_email_accepted: boolean
}

export type FieldName = 'email' | 'first_name' | 'last_name' | 'confirmation'

/** The user's identity as confirmed by an identity provider in this transaction. */
export type ProviderIdentity = {
  email: string
  transactionUuid: string
  firstName: string | null
  lastName: string | null
}

/** The data that survives a reload, including all input except passwords and codes. */
export type Draft = {
  entry: AuthFlow
  flowType: FlowType
  choice: Choice
  createdBy: EmailStatus['created_by']
  /** Whether the profile states that the terms were accepted. */
  hadAcceptedTerms: boolean
  isGuest: boolean
  fields: WizardFields
  done: Step[]
  lockedThrough: Step | null
  step: Step | null
  /** The account exists and can sign in; only the last step remains. */
  isComplete: boolean
  /** Bound to this sign-up: it consumes and resends its code, or completes it. */
  registrationToken: string | null
  /** Sets a new password once. */
  resetToken: string | null
  providerIdentity: ProviderIdentity | null
}

export type WizardContext = Draft & {
  keyPrefix: string
  /** Without terms or a privacy policy there is nothing to accept, and no step for it. */
  asksTerms: boolean
  /** Part of the idempotency key: a retry keeps it, and every edit increments it. */
  intentId: number
  hasStarted: boolean
  /** The data is loaded, and steps can be shown. */
  isPrepared: boolean
  providers: SsoProviders | null
  buildings: Building[] | null
  requestedStep: Step | null
  /** The last move was to a later step. */
  hasMovedOn: boolean
  touched: FieldName[]
  password: string
  confirmation: string
  code: string
  /** Seconds until another code may be requested. */
  cooldown: number
  known: KnownSession | null
  /** The token of an account that was completed without a sign-in: its last step is saved with it. */
  accessToken: string | null
  failure: Failure | null
}

/** The result of an address look-up; null to continue with the draft of an earlier page load. */
export type WizardStart =
  | { email: string; facts: EmailFacts }
  | { email: string; guestBuildings: Building[] }
  /** `resetToken` comes from a mailed link: it proves access to the mailbox as a code does. */
  | { email: string; reset: true; resetToken?: string }

export type WizardInput = {
  /** Prefix of the idempotency keys of this wizard. */
  keyPrefix: string
  entry: AuthFlow
  start: WizardStart | null
  providerIdentity: ProviderIdentity | null
  /** Fields that the caller of the flow already knows; they merge into the others. */
  fields: Partial<WizardFields>
  /** Whether the brand has terms or a privacy policy to accept; by default it has. */
  asksTerms?: boolean
}

export type WizardOutput =
  | { kind: 'signedIn'; known: KnownSession }
  /** Back to the sign-in, with the address; `failure` is set unless the user chose to leave. */
  | { kind: 'left'; email: string; failure: Failure | null }

export function initialWizard(input: WizardInput): WizardContext {
  const { keyPrefix, entry, start, providerIdentity, fields } = input
  const facts = start !== null && 'facts' in start ? start.facts : null
  const isReset = start !== null && 'reset' in start
  const resetToken = isReset ? (start.resetToken ?? null) : null
  const codeStep = authFlows[entry].codes === 'v2' ? 'ENTER_CODE_V2' : 'ENTER_CODE'
  return {
    keyPrefix,
    asksTerms: input.asksTerms ?? true,
    intentId: 0,
    entry,
    flowType: isReset
      ? 'PASSWORD_RESET'
      : flowTypeOf(facts?.status.created_by, ssoOf(facts?.providers ?? null), 'provider'),
    choice: 'provider',
    createdBy: facts?.status.created_by ?? null,
    hadAcceptedTerms: facts?.status.terms_accepted ?? false,
    isGuest: start !== null && 'guestBuildings' in start,
    fields: {
      email: '',
      first_name: '',
      last_name: '',
      building_uuid: null,
      is_term_accepted: false,
      is_email_accepted: false,
      ...fields,
      ...(start !== null && { email: normaliseEmail(start.email) }),
    },
    done: resetToken === null ? [] : ['VERIFY_ACCOUNT', codeStep],
    lockedThrough: resetToken === null ? null : codeStep,
    step: null,
    isComplete: false,
    registrationToken: null,
    resetToken,
    providerIdentity,
    hasStarted: start !== null,
    isPrepared: false,
    providers: facts?.providers ?? null,
    buildings: start !== null && 'guestBuildings' in start ? start.guestBuildings : null,
    requestedStep: null,
    hasMovedOn: false,
    touched: [],
    password: '',
    confirmation: '',
    code: '',
    cooldown: 0,
    known: null,
    accessToken: null,
    failure: null,
  }
}

export function draftOf(context: WizardContext): Draft {
  const { entry, flowType, choice, createdBy, hadAcceptedTerms, isGuest, fields, done } = context
  const { lockedThrough, step, isComplete, registrationToken, resetToken, providerIdentity } =
    context
  return {
    entry,
    flowType,
    choice,
    createdBy,
    hadAcceptedTerms,
    isGuest,
    fields,
    done,
    lockedThrough,
    step,
    isComplete,
    registrationToken,
    resetToken,
    providerIdentity,
  }
}

/** The idempotency key of a call: retries share it, and any edit of the body changes it. */
export const keyOf = ({ keyPrefix, intentId }: WizardContext, call: string): string =>
  `${keyPrefix}-${call}-${intentId}`

/** The input as it is sent: where there is nothing to accept, nothing is left to accept later. */
export const sentFields = ({ fields, asksTerms }: WizardContext): WizardFields => ({
  ...fields,
  is_term_accepted: fields.is_term_accepted || !asksTerms,
})

/** The body of a registration. If the building step was skipped, it has the only building. */
export function registrationOf(context: WizardContext) {
  const { password, registrationToken: token, buildings } = context
  const fields = sentFields(context)
  const building_uuid = fields.building_uuid ?? buildings?.[0]?.uuid ?? null
  return {
    fields: { ...fields, building_uuid },
    password: password === '' ? null : password,
    token,
    key: keyOf(context, 'register'),
  }
}
