import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isWaiting } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { EmailFacts } from '@machines/auth/signIn/context'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn } from '@machines/kernel/failure'
import { signInDialogLaws } from './signIn.dialogs.laws'
import { asSent, isOf, refusalIn, wayOn } from './signIn.helpers'
import { signInPasswordLaws } from './signIn.passwords.laws'

const callMs = 15_000
const address = /^\S+@[^\s@]+\.[^\s@]+$/

/** The event that starts each call. */
const begins: Readonly<Record<string, string>> = {
  lookUpEmail: 'email.submitted',
  logIn: 'password.submitted',
  openProvider: 'provider.chosen',
  fetchGuestBuildings: 'xstate.error.actor.lookUpEmail',
}
/** The events that may clear a failure: the user moves on. */
const goesOn = new Set([
  'email.changed',
  'email.submitted',
  'password.changed',
  'password.submitted',
  'provider.chosen',
  'email.chosen',
  'dialog.closed',
  'step.back',
])

/** docs/behaviour.md#signing-in: the address and the step it leads to. */
const addressLaws: Laws<typeof signInMachine> = {
  'a typed address is stored, and nothing is known about it yet': ({ before, event, after }) =>
    event?.type !== 'email.changed' ||
    !(before?.matches('enteringEmail') || before?.matches('lookingUpEmail')) ||
    (after.matches('enteringEmail') &&
      after.context.email === event.email &&
      after.context.facts === null &&
      after.context.failure === null &&
      !after.context.isEmailTouched),
  'only typing changes the address': ({ before, event, after }) =>
    before === null ||
    event?.type === 'email.changed' ||
    after.context.email === before.context.email,
  'an address is reported as invalid only after blur': ({ before, event, after }) =>
    before === null ||
    (event?.type === 'email.left' && before.matches('enteringEmail')
      ? after.context.isEmailTouched
      : !after.context.isEmailTouched || before.context.isEmailTouched),
  'Enter looks up a valid address': ({ before, event, after }) =>
    event?.type !== 'email.submitted' ||
    before?.matches('enteringEmail') !== true ||
    asSent(before.context.email) === before.context.farmSelectorEmail ||
    (address.test(before.context.email.trim())
      ? hasCalled({ before, after }, 'lookUpEmail')
      : after.matches('enteringEmail')),
  'the server receives the address that was typed': ({ before, after }) =>
    !hasCalled({ before, after }, 'lookUpEmail') ||
    isDeepStrictEqual(inputOf(after, 'lookUpEmail'), { email: asSent(after.context.email) }),
  "only the developers' special address opens the farm selector": ({ before, event, after }) => {
    const special = before?.context.farmSelectorEmail ?? null
    const isSpecial = special !== null && asSent(before?.context.email ?? '') === special
    const isEnter = event?.type === 'email.submitted' && before?.matches('enteringEmail') === true
    if (before?.status === 'done') return true
    return isOf(after, 'farmSelector') === (isSpecial && isEnter)
  },
  'the result of the lookup determines the next step': ({ event, after }) =>
    !hasAnswered(event, 'lookUpEmail') ||
    (after.matches(wayOn(event?.output as EmailFacts)) &&
      after.context.facts === event?.output &&
      after.context.failure === null),
  'a sign-up starts with the address and its lookup': ({ after }) =>
    !after.matches('leavingToSignUp') ||
    isDeepStrictEqual(after.output, {
      kind: 'signUp',
      email: after.context.email,
      facts: after.context.facts,
    }),
  'no sign-up or sign-in happens without a lookup of its address': ({ after }) =>
    after.matches('enteringEmail') ||
    after.matches('lookingUpEmail') ||
    after.matches('domainUnknown') ||
    isOf(after, 'guest') ||
    isOf(after, 'farmSelector') ||
    after.context.facts !== null,
  'a deactivated account goes no further': ({ after }) =>
    after.context.facts?.status.deactivated !== true ||
    after.matches('enteringEmail') ||
    after.matches('lookingUpEmail') ||
    after.matches('domainUnknown') ||
    isOf(after, 'guest') ||
    isOf(after, 'farmSelector'),
  'a failed lookup leads back to the address and shows why': ({ event, after }) =>
    !hasFailed(event, 'lookUpEmail') ||
    (refusalIn(event) === 'domain_not_registered'
      ? after.matches('domainUnknown') && after.context.failure === null
      : after.matches('enteringEmail') &&
        isDeepStrictEqual(after.context.failure, failureIn(event ?? {}))),
}

/** What holds for every call. */
const callLaws: Laws<typeof signInMachine> = {
  'only its own press starts a call, and clears the last failure': ({ before, event, after }) =>
    Object.entries(begins).every(
      ([id, type]) =>
        !hasCalled({ before, after }, id) ||
        // An address that was looked up before may start at the dialog.
        ((event?.type === type || (before === null && id === 'fetchGuestBuildings')) &&
          after.context.failure === null),
    ),
  'every wait has a time limit': ({ after, delays }) =>
    !isWaiting(after) || Object.values(delays).some((ms) => ms <= callMs),
  'a timeout shows where the call was started': ({ before, event, after }) => {
    if (!hasTimedOut(event) || before?.matches('domainUnknown')) return true
    const from = before?.matches('lookingUpEmail')
      ? after.matches('enteringEmail')
      : before?.matches('loggingIn')
        ? after.matches('enteringPassword')
        : after.matches({ choosingProvider: 'choosing' })
    return from && after.context.failure?.kind === 'timeout'
  },
  'every failure except that of the guest building search stores its reason': ({ event, after }) =>
    event?.type.startsWith('xstate.error.actor.') !== true ||
    hasFailed(event, 'fetchGuestBuildings') ||
    refusalIn(event) === 'domain_not_registered' ||
    isDeepStrictEqual(after.context.failure, failureIn(event)),
  'a failure stays visible until the user moves on': ({ before, event, after }) =>
    (before?.context.failure ?? null) === null ||
    after.context.failure === before?.context.failure ||
    event?.type.startsWith('xstate.') === true ||
    goesOn.has(event?.type ?? ''),
  'a sign-in continues from an earlier lookup': ({ before, after }) => {
    if (before !== null) return true
    const { facts, failure, guestBuildings } = after.context
    if (facts !== null) return after.matches(wayOn(facts))
    // The dialog holds no failure: it explains the case itself.
    if (after.matches('domainUnknown')) return failure === null && guestBuildings.length === 0
    return after.matches('enteringEmail')
  },
  'an unregistered domain never shows as an error of the address': ({ after }) =>
    after.context.failure?.kind !== 'refused' ||
    after.context.failure.code !== 'domain_not_registered',
}

export const signInLaws: Laws<typeof signInMachine> = {
  ...addressLaws,
  ...signInDialogLaws,
  ...signInPasswordLaws,
  ...callLaws,
}
