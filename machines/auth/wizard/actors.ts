import type { Building } from '@contract/buildings'
import type { SsoProviders } from '@contract/sso'
import { promiseActor } from '@machines/kernel/typed'
import type { KnownSession } from '../session/context'
import type { Draft, ProviderIdentity, WizardFields } from './context'

/** What the way to an identity provider has to remember until it leads back. */
export type ProviderRedirect = {
  url: string
  email: string
  transactionUuid: string
  /** What to go on with: the sign-in of a known account, or a sign-up. */
  purpose: 'signIn' | 'signUp'
}

type CodeFamily = { email: string; codes: 'v1' | 'v2' }
/** Seconds until another code may be asked for. */
type Sent = { cooldown: number }

/** `key` is the idempotency key of the intent; its retries share it. */
export const actors = {
  /** What an earlier page load left; never rejects for want of storage. */
  restoreDraft: promiseActor<Draft | null>('restoreDraft'),
  lookUpProviders: promiseActor<SsoProviders, { email: string }>('lookUpProviders'),
  /** Those of the address's domain; guest buildings where it is registered nowhere. */
  fetchBuildings: promiseActor<Building[], { email: string }>('fetchBuildings'),
  /** Leaves the page; resolves when the visitor has come back without an answer. */
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
  /** Answers the token that sets a password, or null where the code has confirmed a sign-up. */
  consumeCode: promiseActor<
    { token: string | null },
    { email: string; code: string; token: string | null; key: string }
  >('consumeCode'),
  /** By token (v2), or by e-mail and code (v1). Answers what completes an unfinished account. */
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
