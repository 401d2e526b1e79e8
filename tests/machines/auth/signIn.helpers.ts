import type { Moment } from '@kit/laws'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn } from '@machines/kernel/failure'

// The vocabulary of the sign-in's laws.

type Step = Moment<typeof signInMachine>

/** An address as the server receives it. */
export const asSent = (email: string) => email.trim().toLowerCase()

export const isAtPassword = (at: Step['before']) =>
  at?.matches('enteringPassword') === true || at?.matches('loggingIn') === true

/** The code of the server's refusal in this step; null without one. */
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

/** The sign-in ended with this result. */
export const isOf = (at: Step['after'], kind: string) =>
  at.status === 'done' && at.output?.kind === kind
