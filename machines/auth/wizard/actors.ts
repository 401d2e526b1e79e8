import type { Building } from '@contract/buildings'
import type { SsoProviders } from '@contract/sso'
import { promiseActor } from '@machines/kernel/typed'
import type { KnownSession } from '../session/context'
import type { Draft, ProviderIdentity, WizardFields } from './context'

/** The data to store for the return from an identity provider. */
export type ProviderRedirect = {
  url: string
  email: string
  transactionUuid: string
  /** The flow to continue: the sign-in of a known account, or a sign-up. */
  purpose: 'signIn' | 'signUp'
}

type CodeFamily = { email: string; codes: 'v1' | 'v2' }
/** Seconds until another code may be requested. */
type Sent = { cooldown: number }

/** `key` is the idempotency key of the intent; its retries share it. */
export const actors = {
  /** The draft of an earlier page load; does not reject if storage is unavailable. */
  restoreDraft: promiseActor<Draft | null>('restoreDraft'),
  lookUpProviders: promiseActor<SsoProviders, { email: string }>('lookUpProviders'),
  /** The buildings of the address's domain; guest buildings if the domain is not registered. */
  fetchBuildings: promiseActor<Building[], { email: string; token: string | null }>(
    'fetchBuildings',
  ),
  /** Leaves the page; resolves if the user comes back without a response. */
  openProvider: promiseActor<void, ProviderRedirect>('openProvider'),
  register: promiseActor<
    { token: string; isConfirmed: boolean },
    { fields: WizardFields; password: string | null; token: string | null; key: string }
  >('register'),
  /** `token` belongs to a session that the rest of the app does not know yet. */
  acceptTerms: promiseActor<void, { token: string }>('acceptTerms'),
  saveBuilding: promiseActor<void, { token: string; buildingUuid: string }>('saveBuilding'),
  sendCode: promiseActor<Sent, CodeFamily>('sendCode'),
  /** With a token: the code of that sign-up; without: one that sets a password. */
  resendCode: promiseActor<Sent, { email: string; token: string | null }>('resendCode'),
  /** Resolves with the token that sets a password, or null if the code has confirmed a sign-up. */
  consumeCode: promiseActor<
    { token: string | null },
    { email: string; code: string; token: string | null; key: string }
  >('consumeCode'),
  /** By token (v2), or by e-mail and code (v1). Resolves with the token that completes an unfinished account. */
  setPassword: promiseActor<
    { token: string | null },
    { newPassword: string; email: string; code: string; token: string | null; key: string }
  >('setPassword'),
  logIn: promiseActor<KnownSession, { email: string; password: string }>('logIn'),
  authenticate: promiseActor<
    KnownSession,
    { providerIdentity: ProviderIdentity; fields: WizardFields | null; key: string }
  >('authenticate'),
}
