import { isWaiting } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  failed,
  is,
  not,
  type Occurrence,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws } from '@kit/laws'
import { after, all, always, cites, during, iff, never, only } from '@kit/vocabulary'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { timeLimitLaws } from '../kernel/shared.laws'
import { signInDialogLaws } from './signIn.dialogs.laws'
import {
  asSent,
  ends,
  has,
  hasNoFailure,
  isOver,
  receives,
  refusalIn,
  returns,
  type Step,
  showsReason,
  wayOn,
} from './signIn.helpers'
import { signInPasswordLaws } from './signIn.passwords.laws'

const callMs = 15_000
const address = /^\S+@[^\s@]+\.[^\s@]+$/

/** What starts each call. */
const begins: Readonly<Record<string, readonly Occurrence[]>> = {
  lookUpEmail: ['email.submitted'],
  logIn: ['password.submitted'],
  openProvider: ['provider.chosen'],
  // An address that was looked up before may start at the dialog.
  fetchGuestBuildings: [failed('lookUpEmail'), 'start'],
}
/** The events that may clear a failure: the user moves on, or a call ends. */
const goesOn = [
  'email.changed',
  'email.submitted',
  'password.changed',
  'password.submitted',
  'provider.chosen',
  'email.chosen',
  'dialog.closed',
  'step.back',
  'xstate.*',
]

const isEnter = after('email.submitted').from('enteringEmail')
const isValid = ({ before }: Step) => address.test(before?.context.email.trim() ?? '')
const isSpecial = ({ before }: Step) =>
  before !== null && asSent(before.context.email) === before.context.farmSelectorEmail
const isTouched = has(({ isEmailTouched }) => isEmailTouched)
const hasFacts = has(({ facts }) => facts !== null)
const isOnItsWay = ({ after: now }: Step) =>
  now.context.facts !== null && now.matches(wayOn(now.context.facts))
const hadFailure = ({ before }: Step) => (before?.context.failure ?? null) !== null
const isUnregistered = ({ event }: Step) => refusalIn(event) === 'domain_not_registered'
const isTimeout = has(({ failure }) => failure?.kind === 'timeout')
/** What an address without a lookup, or a deactivated account, can lead to. */
const noLookupNeeded = either<typeof signInMachine>(
  'enteringEmail',
  'lookingUpEmail',
  'domainUnknown',
  isOver('guest'),
  isOver('farmSelector'),
)

/** docs/behaviour.md#signing-in: the address and the step it leads to. */
const addressLaws: Laws<typeof signInMachine> = {
  'a typed address is stored, and nothing is known about it yet': after('email.changed')
    .from('enteringEmail', 'lookingUpEmail')
    .next(
      'enteringEmail',
      not(either(hasFacts, isTouched)),
      hasNoFailure,
      ({ event, after: { context } }: Step) => context.email === event?.email,
    ),
  'only typing changes the address': only(
    changes<typeof signInMachine>(({ context }) => context.email),
  ).after('start', 'email.changed'),
  'an address is reported as invalid only after blur': cites(
    'Errors in an address, a name or two passwords show earlier, when the user leaves the field.',
    all(
      after('email.left').from('enteringEmail').next(isTouched),
      only(both(isTouched, ({ before }: Step) => !before?.context.isEmailTouched)).from(
        after('email.left').from('enteringEmail'),
      ),
    ),
  ),
  'Enter looks up a valid address': cites(
    'The sign-in looks up the typed address:',
    all(
      iff(started('lookUpEmail'), both(isEnter, isValid, not(isSpecial))),
      isEnter.next(either('lookingUpEmail', 'enteringEmail', isSpecial)),
    ),
  ),
  'the server receives the address that was typed': cites(
    'The sign-in looks up the typed address:',
    during(started('lookUpEmail')).always(
      receives('lookUpEmail', ({ email }) => ({ email: asSent(email) })),
    ),
  ),
  "only the developers' special address opens the farm selector": cites(
    [
      'A developer deployment can name a special e-mail value.',
      'When it is typed into the sign-in, Enter clears the field and opens the farm selector, even while Next reports missing input.',
    ],
    iff(ends('farmSelector'), both(isEnter, isSpecial)),
  ),
  'the result of the lookup determines the next step': cites(
    [
      'known, no identity provider | the password step',
      'known, with identity providers | the dialog to choose a provider',
      'not known | the sign-up',
      'An unregistered domain opens "Company Email Not Found".',
    ],
    after(done('lookUpEmail')).next(
      hasNoFailure,
      isOnItsWay,
      ({ event, after: now }: Step) => now.context.facts === event?.output,
    ),
  ),
  'a sign-up starts with the address and its lookup': cites(
    'not known | the sign-up',
    during('leavingToSignUp').always(returns('signUp', 'email', 'facts')),
  ),
  'no sign-up or sign-in happens without a lookup of its address': cites(
    'The sign-in looks up the typed address:',
    always(either(noLookupNeeded, hasFacts)),
  ),
  'a deactivated account goes no further': cites(
    'deactivated | the e-mail step says so and shows the support address; it reveals nothing else',
    during(has(({ facts }) => facts?.status.deactivated === true)).always(noLookupNeeded),
  ),
  'a failed lookup leads back to the address and shows why': after(failed('lookUpEmail')).next(
    either(
      both(isUnregistered, 'domainUnknown', hasNoFailure),
      both(not(isUnregistered), 'enteringEmail', showsReason),
    ),
  ),
}

/** What holds for every call. */
const callLaws: Laws<typeof signInMachine> = {
  'only its own press starts a call, and clears the last failure': all(
    ...Object.entries(begins).map(([id, starts]) => only(started(id)).after(...starts)),
    during(either(...Object.keys(begins).map(started))).always(hasNoFailure),
  ),
  ...timeLimitLaws(callMs, is(isWaiting)),
  'a timeout shows where the call was started': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    all(
      after(timedOut()).from('lookingUpEmail').next('enteringEmail', isTimeout),
      after(timedOut()).from('loggingIn').next('enteringPassword', isTimeout),
      after(timedOut()).from('choosingProvider').next('choosingProvider.choosing', isTimeout),
    ),
  ),
  'every failure except that of the guest building search stores its reason': after(
    failed('lookUpEmail'),
    failed('openProvider'),
    failed('logIn'),
  ).next(either(isUnregistered, showsReason)),
  'a failure stays visible until the user moves on': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    only(
      both(
        hadFailure,
        changes<typeof signInMachine>(({ context }) => context.failure),
      ),
    ).after(...goesOn),
  ),
  'a sign-in continues from an earlier lookup': cites(
    'An address that needs no sign-up continues in the sign-in with the result of the lookup: password, provider dialog, "Company Email Not Found", or the notice that it is deactivated.',
    after('start').next(
      either(
        isOnItsWay,
        both('enteringEmail', not(hasFacts)),
        // The dialog holds no failure: it explains the case itself.
        both(
          'domainUnknown',
          not(hasFacts),
          hasNoFailure,
          has(({ guestBuildings: [one] }) => !one),
        ),
      ),
    ),
  ),
  'an unregistered domain never shows as an error of the address': cites(
    'An unregistered domain opens "Company Email Not Found".',
    never(has(({ failure: it }) => it?.kind === 'refused' && it.code === 'domain_not_registered')),
  ),
}

export const signInLaws: Laws<typeof signInMachine> = {
  ...addressLaws,
  ...signInDialogLaws,
  ...signInPasswordLaws,
  ...callLaws,
}
