import { inputOf } from '@kit/calls'
import { both, changes, done, either, entered, failed, not, started } from '@kit/conditions'
import type { Laws } from '@kit/laws'
import { after, all, always, cites, during, iff, only } from '@kit/vocabulary'
import type { signInMachine } from '@machines/auth/signIn/machine'
import { failureIn, isRefusal } from '@machines/kernel/failure'
import {
  asSent,
  ends,
  has,
  hasNoFailure,
  isAtPassword,
  isOver,
  receives,
  refusalIn,
  returns,
  type Step,
  showsReason,
} from './signIn.helpers'

const isSubmit = after('password.submitted').from('enteringPassword')
const isForgotten = after('password.forgotten').from('enteringPassword')
const wrongPassword = (event: Step['event']) => refusalIn(event) === 'credentials_not_match'
const hasNoPassword = has(({ password }) => password === '')
const isKnown = has(({ known }) => known !== null)
const mustLogOut = ({ before, event }: Step) =>
  before?.context.logoutOnFailure === true && isRefusal(failureIn(event ?? {}))

/** docs/behaviour.md#wrong-passwords. */
export const signInPasswordLaws: Laws<typeof signInMachine> = {
  'a password is in memory only at its step': always(
    either('enteringPassword', 'loggingIn', hasNoPassword),
  ),
  'the password is what was typed, until it is wrong or the step is left': all(
    after('password.changed')
      .from('enteringPassword')
      .next(
        hasNoFailure,
        ({ event, after: { context } }: Step) => context.password === event?.password,
      ),
    after('password.changed').from('loggingIn').nothing(),
    only(
      both(
        ({ before, after: now }: Step) => isAtPassword(before) && isAtPassword(now),
        changes<typeof signInMachine>(({ context }) => context.password),
      ),
    ).after('password.changed', wrongPassword),
  ),
  'a typed password is sent with its address, and an empty one is not': all(
    iff(started('logIn'), both(isSubmit, not(hasNoPassword))),
    isSubmit.next(either(started('logIn'), 'enteringPassword')),
    during(started('logIn')).always(
      receives('logIn', ({ email, password }) => ({ email: asSent(email), password })),
    ),
  ),
  'only an accepted log-in signs in, with the session it returned': all(
    iff(ends('signedIn'), after(done('logIn'))),
    after(done('logIn')).next(
      returns('signedIn', 'known'),
      ({ event, after: { context } }: Step) => context.known === event?.output,
    ),
    iff(isOver('signedIn'), isKnown),
  ),
  'a signed-in user typed the password that was sent': during(entered('signedIn')).always(
    ({ before, past }: Step) =>
      past.findLast(after('password.changed').from('enteringPassword'))?.event?.password ===
      (inputOf(before, 'logIn') as { password: string }).password,
  ),
  'a wrong password shows an error and clears the field': cites(
    'A wrong password returns the focus to its field.',
    after(wrongPassword).next(hasNoPassword, showsReason),
  ),
  'a failed log-in shows and can be retried, unless it has to log out': after(failed('logIn')).next(
    showsReason,
    either(both(not(mustLogOut), 'enteringPassword'), returns('loggedOut', 'email', 'failure')),
  ),
  'only a refused log-in logs out': cites(
    "Only the server's refusal of the token signs the user out: 401 after a refresh, 403, or a deactivated account.",
    iff(ends('loggedOut'), both(after(failed('logIn')), mustLogOut)),
  ),
  'a user who has forgotten the password resets it for the same address': all(
    iff(ends('resetPassword'), isForgotten),
    isForgotten.next(returns('resetPassword', 'email')),
  ),
  'Back leads to the address, even during the log-in': after('step.back')
    .from('enteringPassword', 'loggingIn')
    .next('enteringEmail', hasNoFailure),
}
