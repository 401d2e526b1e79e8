import type { Laws, Moment } from '@kit/laws'
import type { Draft } from '@machines/auth/wizard/context'
import type { FlowType, Step } from '@machines/auth/wizard/flows'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import { failureIn } from '@machines/kernel/failure'
import type { AnyActorRef } from 'xstate'

// The vocabulary of the sign-up's laws.

export type WizardLaws = Laws<typeof wizardMachine>
export type WizardStep = Moment<typeof wizardMachine>
export type Snapshot = WizardStep['after']

const standard = [
  'BUILDING_SELECTOR',
  'CREATE_ACCOUNT',
  'CREATE_PASSWORD',
  'ACCEPT_TERMS',
  'VERIFY_ACCOUNT',
  'ENTER_CODE',
] as const
const uploaded = [
  'VERIFY_ACCOUNT',
  'ENTER_CODE_V2',
  'ENTER_NEW_PASSWORD',
  'ACCEPT_TERMS',
  'BUILDING_SELECTOR',
] as const
const provisioned = ['CHOOSE_PROVIDER_MODAL', 'ACCEPT_TERMS', 'BUILDING_SELECTOR'] as const

/** The steps of each flow before the final page, an independent copy of the product's specification. */
const steps: Readonly<Record<FlowType, readonly Step[]>> = {
  STANDARD: standard,
  SSO_REQUIRED: ['CHOOSE_PROVIDER_MODAL', 'CREATE_ACCOUNT', 'ACCEPT_TERMS', 'BUILDING_SELECTOR'],
  SSO_OPTIONAL_PROVIDER: [
    'CHOOSE_PROVIDER_MODAL',
    'ACCEPT_TERMS',
    'CREATE_ACCOUNT',
    'BUILDING_SELECTOR',
  ],
  SSO_OPTIONAL_EMAIL: ['CHOOSE_PROVIDER_MODAL', ...standard],
  SCIM: provisioned,
  CSV: uploaded,
  CSV_SSO_REQUIRED: provisioned,
  CSV_SSO_OPTIONAL_PROVIDER: provisioned,
  CSV_SSO_OPTIONAL_EMAIL: ['CHOOSE_PROVIDER_MODAL', ...uploaded],
  USERS_ADMIN_UPLOAD: [
    'VERIFY_ACCOUNT',
    'ENTER_CODE_V2',
    'ENTER_NEW_PASSWORD',
    'CREATE_ACCOUNT',
    'ACCEPT_TERMS',
    'BUILDING_SELECTOR',
  ],
  PASSWORD_RESET: ['VERIFY_ACCOUNT', 'ENTER_CODE_V2', 'ENTER_NEW_PASSWORD'],
}
/** Made by an upload, a directory or an administrator: the owner accepts the terms later. */
const implying = new Set<FlowType>([
  'SCIM',
  'CSV',
  'CSV_SSO_REQUIRED',
  'CSV_SSO_OPTIONAL_PROVIDER',
  'CSV_SSO_OPTIONAL_EMAIL',
  'USERS_ADMIN_UPLOAD',
])
export const impliesTerms = ({ context }: Snapshot) => implying.has(context.flowType)
/** An upload or a directory has set the building. */
export const knowsBuilding = ({ context: { flowType } }: Snapshot) =>
  flowType === 'PASSWORD_RESET' || (implying.has(flowType) && flowType !== 'USERS_ADMIN_UPLOAD')
/** A new account: its code confirms it and sets no password. */
export const isNew = ({ context: { flowType } }: Snapshot) =>
  steps[flowType].includes('CREATE_PASSWORD')
export const isReset = ({ context }: Snapshot) => context.flowType === 'PASSWORD_RESET'
/** In the older generation of calls the code is sent with the new password. */
export const isOlder = ({ context: { entry } }: Snapshot) =>
  ['SIGNIN', 'SIGNUP', 'RESET_PASSWORD'].includes(entry)

export const planOf = (at: Snapshot): readonly Step[] =>
  steps[at.context.flowType].map((step) =>
    step === 'ENTER_CODE_V2' && isOlder(at) ? 'ENTER_CODE' : step,
  )

/** Where each step shows. */
export const shownAt = {
  CHOOSE_PROVIDER_MODAL: 'choosingProvider',
  BUILDING_SELECTOR: 'selectingBuilding',
  CREATE_ACCOUNT: 'creatingAccount',
  CREATE_PASSWORD: 'creatingPassword',
  ACCEPT_TERMS: 'acceptingTerms',
  VERIFY_ACCOUNT: 'verifyingAccount',
  ENTER_CODE: 'enteringCode',
  ENTER_CODE_V2: 'enteringCode',
  ENTER_NEW_PASSWORD: 'enteringNewPassword',
  CONGRATULATIONS: 'congratulating',
} as const satisfies Record<Step, string>

/** The visible step; null without one. */
export function stepAt(at: Snapshot | null): Step | null {
  const step = at?.context.step ?? null
  if (step === null || at === null) return null
  // Without terms, the password stays visible while the account is created.
  const isRegistering = step === 'CREATE_PASSWORD' && at.matches('registering')
  return isRegistering || at.matches(shownAt[step]) ? step : null
}

export const isTypingCode = (at: Snapshot | null) =>
  at?.matches({ enteringCode: { code: 'typing' } }) === true
export const isTypingNew = (at: Snapshot | null) =>
  at?.matches({ enteringNewPassword: 'typing' }) === true

export const asSent = (email: string) => email.trim().toLowerCase()
export const isCode = (code: string) => /^\d{4}$/.test(code)

/** docs/behaviour.md#steps: what a password needs. */
export const isGood = (password: string) =>
  password.length >= 8 &&
  [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/].every((demand) => demand.test(password))

export function refusalIn(event: WizardStep['event']) {
  const failure = failureIn(event ?? {})
  return failure.kind === 'refused' ? failure.code : null
}

type Doings = { stored: Draft[]; drops: number }
/** By the wizard before the step: what the step stored for another page load, and what it deleted. */
const doings = new WeakMap<object, Doings>()

function doingOf(self: AnyActorRef): Doings {
  const before = self.getSnapshot() as object
  const doing = doings.get(before) ?? { stored: [], drops: 0 }
  doings.set(before, doing)
  return doing
}

export const doneIn = ({ before }: WizardStep): Doings =>
  (before === null ? undefined : doings.get(before)) ?? { stored: [], drops: 0 }

/** The browser's storage, as the laws see it. */
export const watchedStorage = {
  storeDraft: ({ self }: { self: AnyActorRef }, { draft }: { draft: Draft }) => {
    doingOf(self).stored.push(draft)
  },
  dropDraft: ({ self }: { self: AnyActorRef }) => {
    doingOf(self).drops += 1
  },
}
