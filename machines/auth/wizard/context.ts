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

/** What a sign-up asks for, under the field names of the API. */
export type WizardFields = {
  email: string
  first_name: string
  last_name: string
  building_uuid: string | null
  is_term_accepted: boolean
  is_email_accepted: boolean
}

export type FieldName = 'email' | 'first_name' | 'last_name' | 'confirmation'

/** Who somebody is by the word of an identity provider, given in this transaction. */
export type ProviderIdentity = {
  email: string
  transactionUuid: string
  firstName: string | null
  lastName: string | null
}

/** What outlives a reload, and with it all that was typed but passwords and codes. */
export type Draft = {
  entry: AuthFlow
  flowType: FlowType
  choice: Choice
  createdBy: EmailStatus['created_by']
  /** The profile says that the terms were accepted. */
  hadAcceptedTerms: boolean
  isGuest: boolean
  fields: WizardFields
  done: Step[]
  lockedThrough: Step | null
  step: Step | null
  /** The account exists and can sign in; only the last step is left. */
  isComplete: boolean
  /** Belongs to this sign-up alone: it consumes and resends its code, or completes it. */
  registrationToken: string | null
  /** Sets a new password, and is used up by that. */
  resetToken: string | null
  providerIdentity: ProviderIdentity | null
}

export type WizardContext = Draft & {
  keyPrefix: string
  /** Part of the idempotency key: a retry keeps it, and every edit increments it. */
  intentId: number
  hasStarted: boolean
  /** Loaded, and steps may be gone to. */
  isPrepared: boolean
  providers: SsoProviders | null
  buildings: Building[] | null
  requestedStep: Step | null
  /** The last move went to a later step. */
  hasMovedOn: boolean
  touched: FieldName[]
  password: string
  confirmation: string
  code: string
  /** Seconds until another code may be asked for. */
  cooldown: number
  known: KnownSession | null
  /** Of an account completed without being signed in: its last step is saved with it. */
  accessToken: string | null
  failure: Failure | null
}

/** What the look-up of an address has said; null to go on with what an earlier page load left. */
export type WizardStart =
  | { email: string; facts: EmailFacts }
  | { email: string; guestBuildings: Building[] }
  /** `resetToken` is that of a mailed link: it proves the mailbox as a code does. */
  | { email: string; reset: true; resetToken?: string }

export type WizardInput = {
  /** Of this wizard alone: its idempotency keys begin with it. */
  keyPrefix: string
  entry: AuthFlow
  start: WizardStart | null
  providerIdentity: ProviderIdentity | null
  /** Fields that the caller of the flow knows already; they merge into the others. */
  fields: Partial<WizardFields>
}

export type WizardOutput =
  | { kind: 'signedIn'; known: KnownSession }
  /** To the sign-in, with the address; `failure` is set unless the user chose to leave. */
  | { kind: 'left'; email: string; failure: Failure | null }

export function initialWizard(input: WizardInput): WizardContext {
  const { keyPrefix, entry, start, providerIdentity, fields } = input
  const facts = start !== null && 'facts' in start ? start.facts : null
  const isReset = start !== null && 'reset' in start
  const resetToken = isReset ? (start.resetToken ?? null) : null
  const codeStep = authFlows[entry].codes === 'v2' ? 'ENTER_CODE_V2' : 'ENTER_CODE'
  return {
    keyPrefix,
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

/** The idempotency key of a call: retries share it, and any edit of what is sent changes it. */
export const keyOf = ({ keyPrefix, intentId }: WizardContext, call: string): string =>
  `${keyPrefix}-${call}-${intentId}`

/** What an account is made of. Where nobody was asked for a building, it is the only one. */
export function registrationOf(context: WizardContext) {
  const { fields, password, registrationToken: token, buildings } = context
  const building_uuid = fields.building_uuid ?? buildings?.[0]?.uuid ?? null
  return {
    fields: { ...fields, building_uuid },
    password: password === '' ? null : password,
    token,
    key: keyOf(context, 'register'),
  }
}
