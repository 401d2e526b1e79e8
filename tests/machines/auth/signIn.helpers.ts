import type { Moment } from '@kit/laws'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn } from '@machines/kernel/failure'

// What the laws of the sign-in are told in.

type Step = Moment<typeof signInMachine>

/** An address as the server gets it. */
export const asSent = (email: string) => email.trim().toLowerCase()

export const isAtPassword = (at: Step['before']) =>
  at?.matches('enteringPassword') === true || at?.matches('loggingIn') === true

/** The code with which the server has refused in this step; null where it has not. */
export function refusalIn(event: Step['event']) {
  const failure = failureIn(event ?? {})
  return failure.kind === 'refused' ? failure.code : null
}

/** The table of docs/behaviour.md#email-lookup. */
export function wayOn({ status, providers }: EmailFacts) {
  const isKnown = status.email !== null && status.terms_accepted && status.confirmed
  if (status.deactivated) return 'enteringEmail'
  if (!isKnown) return 'leavingToSignUp'
  const hasProviders = [...providers.oidc_providers, ...providers.saml_providers].length > 0
  return hasProviders ? 'choosingProvider' : 'enteringPassword'
}

/** The sign-in has ended in this way. */
export const isOf = (at: Step['after'], kind: string) =>
  at.status === 'done' && at.output?.kind === kind
