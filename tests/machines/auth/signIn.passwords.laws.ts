import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn, isRefusal } from '@machines/kernel/failure'
import { asSent, isAtPassword, isOf, refusalIn } from './signIn.helpers'

/** docs/behaviour.md#wrong-passwords. */
export const signInPasswordLaws: Laws<typeof signInMachine> = {
  'a password is in memory only at its step': ({ after }) =>
    isAtPassword(after) || after.context.password === '',
  'the password is what was typed, until it is wrong or the step is left': ({
    before,
    event,
    after,
  }) => {
    if (before?.matches('enteringPassword') && event?.type === 'password.changed')
      return after.context.password === event.password && after.context.failure === null
    const isWrong = refusalIn(event) === 'credentials_not_match'
    if (!isAtPassword(before) || !isAtPassword(after) || isWrong) return true
    return after.context.password === before?.context.password
  },
  'a typed password is sent with its address, and an empty one is not': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'password.submitted' || !before?.matches('enteringPassword')) return true
    const { email, password } = before.context
    if (password === '') return after.matches('enteringPassword')
    const call = { email: asSent(email), password }
    return hasCalled({ before, after }, 'logIn') && isDeepStrictEqual(inputOf(after, 'logIn'), call)
  },
  'only an accepted log-in signs in, with the session it returned': ({ before, event, after }) => {
    if (before?.status === 'done') return true
    if (!hasAnswered(event, 'logIn'))
      return !isOf(after, 'signedIn') && after.context.known === null
    return isDeepStrictEqual(after.output, { kind: 'signedIn', known: event?.output })
  },
  'a signed-in user typed the password that was sent': ({ before, after, past }) =>
    !after.matches('signedIn') ||
    before?.matches('signedIn') === true ||
    past.findLast(
      (step) => step.event?.type === 'password.changed' && step.before?.matches('enteringPassword'),
    )?.event?.password === (inputOf(before, 'logIn') as { password: string }).password,
  'a wrong password shows an error and clears the field': ({ event, after }) =>
    !hasFailed(event, 'logIn') ||
    refusalIn(event) !== 'credentials_not_match' ||
    (after.context.password === '' &&
      isDeepStrictEqual(after.context.failure, failureIn(event ?? {}))),
  'a failed log-in shows and can be retried, unless it has to log out': ({ event, after }) => {
    if (!hasFailed(event, 'logIn')) return true
    const { failure, logoutOnFailure, email } = after.context
    if (!isDeepStrictEqual(failure, failureIn(event ?? {}))) return false
    if (!logoutOnFailure || !isRefusal(failureIn(event ?? {})))
      return after.matches('enteringPassword')
    return isDeepStrictEqual(after.output, { kind: 'loggedOut', email, failure })
  },
  'only a refused log-in logs out': ({ before, event, after }) =>
    before?.status === 'done' ||
    !isOf(after, 'loggedOut') ||
    (hasFailed(event, 'logIn') && after.context.logoutOnFailure),
  'a user who has forgotten the password resets it for the same address': ({
    before,
    event,
    after,
  }) =>
    before?.status === 'done' ||
    (event?.type === 'password.forgotten' && before?.matches('enteringPassword')
      ? isDeepStrictEqual(after.output, { kind: 'resetPassword', email: before.context.email })
      : !isOf(after, 'resetPassword')),
  'Back leads to the address, even during the log-in': ({ before, event, after }) =>
    event?.type !== 'step.back' ||
    !isAtPassword(before) ||
    (after.matches('enteringEmail') && after.context.failure === null),
}
