import { isDeepStrictEqual } from 'node:util'
import { inputOf } from '@kit/calls'
import type { Moment } from '@kit/laws'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn } from '@machines/kernel/failure'

// The vocabulary of the sign-in's laws.

export type Step = Moment<typeof signInMachine>

/** An address as the server receives it. */
export const asSent = (email: string) => email.trim().toLowerCase()

export const isAtPassword = (at: Step['before']) =>
  at?.matches('enteringPassword') === true || at?.matches('loggingIn') === true

/** The code of the server's refusal in this step; null without one. */
export function refusalIn(event: Step['event']) {
  const failure = failureIn(event ?? {})
  return failure.kind === 'refused' ? failure.code : null
}

type Context = Step['after']['context']
/** It is true of the context after the step. */
export const has =
  (test: (context: Context) => boolean) =>
  ({ after: { context } }: Step): boolean =>
    test(context)

export const hasNoFailure = has(({ failure }) => failure === null)

/** The failure shown is the one that this step reports. */
export const showsReason = ({ event, after: { context } }: Step) =>
  isDeepStrictEqual(context.failure, failureIn(event ?? {}))

/** The call has this input. */
export const receives =
  (call: string, expected: (context: Context, event: Step['event']) => object) =>
  ({ event, after: now }: Step): boolean =>
    isDeepStrictEqual(inputOf(now, call), expected(now.context, event))

/** The table of docs/behaviour.md#email-lookup. */
export function wayOn({ status, providers }: EmailFacts) {
  const isKnown = status.email !== null && status.terms_accepted && status.confirmed
  if (status.deactivated) return 'enteringEmail'
  if (!isKnown) return 'leavingToSignUp'
  const hasProviders = [...providers.oidc_providers, ...providers.saml_providers].length > 0
  return hasProviders ? 'choosingProvider' : 'enteringPassword'
}

/** The sign-in has ended with a result of this kind. */
export const isOver =
  (kind: string) =>
  ({ after: now }: Step): boolean =>
    now.status === 'done' && now.output?.kind === kind

/** The sign-in ends with a result of this kind in this step. */
export const ends =
  (kind: string) =>
  (step: Step): boolean =>
    step.before?.status !== 'done' && isOver(kind)(step)

/** The sign-in has ended with a result of this kind, and these values of the context. */
export const returns =
  (kind: string, ...names: readonly (keyof Context)[]) =>
  ({ after: { output, context } }: Step): boolean =>
    isDeepStrictEqual(output, {
      kind,
      ...Object.fromEntries(names.map((name) => [name, context[name]])),
    })
