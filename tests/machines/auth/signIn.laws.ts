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

/** What begins each call. */
const begins: Readonly<Record<string, string>> = {
  lookUpEmail: 'email.submitted',
  logIn: 'password.submitted',
  openProvider: 'provider.chosen',
  fetchGuestBuildings: 'xstate.error.actor.lookUpEmail',
}
/** What may take away the word that something has failed: the person goes on. */
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

/** docs/behaviour.md#signing-in: the address, and what it calls for. */
const addressLaws: Laws<typeof signInMachine> = {
  'what is typed as the address is kept, and nothing is known of it yet': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'email.changed' ||
    !(before?.matches('enteringEmail') || before?.matches('lookingUpEmail')) ||
    (after.matches('enteringEmail') &&
      after.context.email === event.email &&
      after.context.facts === null &&
      after.context.failure === null &&
      !after.context.isEmailTouched),
  'the address is changed by nobody but who types it': ({ before, event, after }) =>
    before === null ||
    event?.type === 'email.changed' ||
    after.context.email === before.context.email,
  'an address is found wrong only when its field was left': ({ before, event, after }) =>
    before === null ||
    (event?.type === 'email.left' && before.matches('enteringEmail')
      ? after.context.isEmailTouched
      : !after.context.isEmailTouched || before.context.isEmailTouched),
  'Enter asks about a good address': ({ before, event, after }) =>
    event?.type !== 'email.submitted' ||
    before?.matches('enteringEmail') !== true ||
    asSent(before.context.email) === before.context.farmSelectorEmail ||
    (address.test(before.context.email.trim())
      ? hasCalled({ before, after }, 'lookUpEmail')
      : after.matches('enteringEmail')),
  'the server is asked about the address that was typed': ({ before, after }) =>
    !hasCalled({ before, after }, 'lookUpEmail') ||
    isDeepStrictEqual(inputOf(after, 'lookUpEmail'), { email: asSent(after.context.email) }),
  'the special address of developers opens their selector, and no other does': ({
    before,
    event,
    after,
  }) => {
    const special = before?.context.farmSelectorEmail ?? null
    const isSpecial = special !== null && asSent(before?.context.email ?? '') === special
    const isEnter = event?.type === 'email.submitted' && before?.matches('enteringEmail') === true
    if (before?.status === 'done') return true
    return isOf(after, 'farmSelector') === (isSpecial && isEnter)
  },
  'what the server knows of the address decides the way on': ({ event, after }) =>
    !hasAnswered(event, 'lookUpEmail') ||
    (after.matches(wayOn(event?.output as EmailFacts)) &&
      after.context.facts === event?.output &&
      after.context.failure === null),
  'a sign-up begins with the address and what is known of it': ({ after }) =>
    !after.matches('leavingToSignUp') ||
    isDeepStrictEqual(after.output, {
      kind: 'signUp',
      email: after.context.email,
      facts: after.context.facts,
    }),
  'nobody signs up, or in, whose address was not looked up': ({ after }) =>
    after.matches('enteringEmail') ||
    after.matches('lookingUpEmail') ||
    after.matches('domainUnknown') ||
    isOf(after, 'guest') ||
    isOf(after, 'farmSelector') ||
    after.context.facts !== null,
  'an account that was switched off goes no further': ({ after }) =>
    after.context.facts?.status.deactivated !== true ||
    after.matches('enteringEmail') ||
    after.matches('lookingUpEmail') ||
    after.matches('domainUnknown') ||
    isOf(after, 'guest') ||
    isOf(after, 'farmSelector'),
  'a look-up that fails leads back to the address, and says why': ({ event, after }) =>
    !hasFailed(event, 'lookUpEmail') ||
    (refusalIn(event) === 'domain_not_registered'
      ? after.matches('domainUnknown') && after.context.failure === null
      : after.matches('enteringEmail') &&
        isDeepStrictEqual(after.context.failure, failureIn(event ?? {}))),
}

/** What holds for every call. */
const callLaws: Laws<typeof signInMachine> = {
  'a call is begun by its own press and by nothing else, and what failed is over then': ({
    before,
    event,
    after,
  }) =>
    Object.entries(begins).every(
      ([id, type]) =>
        !hasCalled({ before, after }, id) ||
        // An address that was looked up before may begin at the dialog.
        ((event?.type === type || (before === null && id === 'fetchGuestBuildings')) &&
          after.context.failure === null),
    ),
  'nothing is waited for without an end': ({ after, delays }) =>
    !isWaiting(after) || Object.values(delays).some((ms) => ms <= callMs),
  'a call that takes too long is said where it was asked for': ({ before, event, after }) => {
    if (!hasTimedOut(event) || before?.matches('domainUnknown')) return true
    const from = before?.matches('lookingUpEmail')
      ? after.matches('enteringEmail')
      : before?.matches('loggingIn')
        ? after.matches('enteringPassword')
        : after.matches({ choosingProvider: 'choosing' })
    return from && after.context.failure?.kind === 'timeout'
  },
  'whatever fails but the search for guest buildings is kept with its reason': ({ event, after }) =>
    event?.type.startsWith('xstate.error.actor.') !== true ||
    hasFailed(event, 'fetchGuestBuildings') ||
    refusalIn(event) === 'domain_not_registered' ||
    isDeepStrictEqual(after.context.failure, failureIn(event)),
  'a failure is said until the person goes on': ({ before, event, after }) =>
    (before?.context.failure ?? null) === null ||
    after.context.failure === before?.context.failure ||
    event?.type.startsWith('xstate.') === true ||
    goesOn.has(event?.type ?? ''),
  'a sign-in goes on from what an earlier look-up found out': ({ before, after }) => {
    if (before !== null) return true
    const { facts, failure, guestBuildings } = after.context
    if (facts !== null) return after.matches(wayOn(facts))
    // The dialog holds no failure: it says all of it.
    if (after.matches('domainUnknown')) return failure === null && guestBuildings.length === 0
    return after.matches('enteringEmail')
  },
  'an unregistered domain is never said as a failure of the address': ({ after }) =>
    after.context.failure?.kind !== 'refused' ||
    after.context.failure.code !== 'domain_not_registered',
}

export const signInLaws: Laws<typeof signInMachine> = {
  ...addressLaws,
  ...signInDialogLaws,
  ...signInPasswordLaws,
  ...callLaws,
}
