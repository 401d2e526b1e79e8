import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import { both, either, is, not, started, was } from '@kit/conditions'
import { mentions } from '@kit/laws'
import { after, all, cites, during, iff } from '@kit/vocabulary'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import { failureIn } from '@machines/kernel/failure'
import {
  asSent,
  doneIn,
  isCode,
  isGood,
  isTypingNew,
  refusalIn,
  type Snapshot,
  type WizardLaws,
  type WizardStep,
} from './wizard.helpers'

type Wizard = typeof wizardMachine

const typing = ['creatingPassword', 'enteringNewPassword.typing']
const wasTyping = either(...typing.map((state) => was<Wizard>(state)))
/** After a reload the password is gone, and the account was made with it. */
const wasUsed = both(
  was<Wizard>('creatingPassword'),
  was<Wizard>(({ context }) => context.password === '' && context.done.includes('CREATE_PASSWORD')),
)
const hasEnded = either(
  'congratulating',
  is<Wizard>(({ status }) => status === 'done'),
)
const isReady = ({ context: { password, confirmation } }: Snapshot) =>
  isGood(password) && password === confirmation
const isEmptied = ({ context: { password, confirmation } }: Snapshot) =>
  password === '' && confirmation === ''

/** docs/behaviour.md#steps, #new-passwords and #registration-token. */
export const wizardPasswordLaws: WizardLaws = {
  'a typed password is stored as typed': after('password.changed')
    .from(...typing)
    .next(
      ({ event, after: { context } }: WizardStep) =>
        context.password === event?.password && context.failure === null,
    ),
  'a typed confirmation is stored, and is no error while the user types': after(
    'confirmation.changed',
  )
    .from(...typing)
    .next(
      ({ event, after: { context } }: WizardStep) =>
        context.confirmation === event?.confirmation && !context.touched.includes('confirmation'),
    ),
  'a password changes only by typing or clearing': ({ before, event, after: now }) =>
    before === null ||
    ((event?.type === 'password.changed' ||
      isEmptied(now) ||
      now.context.password === before.context.password) &&
      (event?.type === 'confirmation.changed' ||
        isEmptied(now) ||
        now.context.confirmation === before.context.confirmation)),
  'no password outlives the sign-up or the session it started': during(
    either(
      hasEnded,
      is<Wizard>(({ context }) => context.known !== null),
    ),
  ).always(is(isEmptied)),
  'no code outlives the sign-up': during(hasEnded).always(
    is<Wizard>(({ context }) => context.code === ''),
  ),
  'no password or code is stored for another page load': (step) =>
    doneIn(step).stored.every((draft) =>
      [step.after, ...(step.before === null ? [] : [step.before])].every(
        ({ context: { password, confirmation, code } }) =>
          [password, confirmation, code].every((text) => text === '' || !mentions(draft, text)),
      ),
    ),
  'a weak or mismatched password goes no further and shows an error': cites(
    'A password needs eight characters with upper and lower case, a digit and a special character, and must not be a common one.',
    all(
      after('step.next')
        .from(both(wasTyping, either(was(isReady), wasUsed)))
        .never(...typing),
      after('step.next')
        .from(both(wasTyping, not(either(was(isReady), wasUsed))))
        .next(
          either(...typing),
          is<Wizard>(({ context }) => context.touched.includes('confirmation')),
        ),
    ),
  ),
  'a press sets a valid new password': cites(
    'A password needs eight characters with upper and lower case, a digit and a special character, and must not be a common one.',
    iff(
      started('setPassword'),
      both(after('step.next').from('enteringNewPassword.typing'), was(isReady)),
    ),
  ),
  'a new password is sent with the proof of the mailbox': cites(
    'In the newer one, consuming the code returns a token that sets the password once, within 15 minutes.',
    ({ before, after: now }) => {
      if (!hasCalled({ before, after: now }, 'setPassword')) return true
      const request = inputOf(now, 'setPassword') as { token: string | null; code: string }
      const { password, fields, resetToken, code } = now.context
      const { key: _, ...sent } = { key: '', ...request }
      return (
        (request.token !== null || isCode(request.code)) &&
        isDeepStrictEqual(sent, {
          newPassword: password,
          email: asSent(fields.email),
          code,
          token: resetToken,
        })
      )
    },
  ),
  'setting a password uses up its token and code, and no step leads back': cites(
    [
      'After a consumed code or a created account, the user cannot go back.',
      'In the newer one, consuming the code returns a token that sets the password once, within 15 minutes.',
    ],
    ({ event, after: now }) =>
      !hasAnswered(event, 'setPassword') ||
      (now.context.resetToken === null &&
        now.context.code === '' &&
        now.context.registrationToken ===
          (event?.output as { token: string | null } | undefined)?.token &&
        now.context.done.includes('ENTER_NEW_PASSWORD') &&
        !now.matches('enteringNewPassword') &&
        // The final page locks all.
        (now.context.lockedThrough === 'ENTER_NEW_PASSWORD' || now.matches('congratulating'))),
  ),
  'a password that the server refuses stays for correction, with the reason': cites(
    "The server refuses the account's current or an earlier password (409 password_has_been_used).",
    ({ before, event, after: now }) => {
      if (!hasFailed(event, 'setPassword') || before === null) return true
      const { failure, password } = now.context
      if (!isDeepStrictEqual(failure, failureIn(event ?? {}))) return false
      const isOver = [
        'code_invalid',
        'code_expired',
        'code_tries_exceeded',
        'password_reset_limit_has_been_reached',
      ].includes(refusalIn(event) ?? '')
      if (!isOver) return isTypingNew(now) && password === before.context.password
      return !isTypingNew(now)
    },
  ),
  'a code that turns out wrong with the password is requested again': cites(
    'In the older one the code is sent together with the new password.',
    ({ before, event, after: now }) =>
      !hasFailed(event, 'setPassword') ||
      refusalIn(event) !== 'code_invalid' ||
      before?.context.resetToken !== null ||
      (now.matches('enteringCode') && now.context.code === ''),
  ),
  'a failure that typing cannot fix leads to the sign-in': ({ before, event, after: now }) =>
    !hasFailed(event, 'setPassword') ||
    !(
      refusalIn(event) === 'code_tries_exceeded' ||
      (refusalIn(event) === 'code_invalid' && before?.context.resetToken !== null)
    ) ||
    (now.matches('leaving') &&
      isDeepStrictEqual(now.output, {
        kind: 'left',
        email: now.context.fields.email,
        failure: failureIn(event ?? {}),
      })),
  'an account is signed in to with its address and the chosen password': cites(
    'The new account is then signed in automatically, with the new password or through the provider, and the last step leads into the building.',
    ({ before, after: now }) =>
      ['logIn', 'logInDirectly'].every(
        (id) =>
          !hasCalled({ before, after: now }, id) ||
          isDeepStrictEqual(inputOf(now, id), {
            email: asSent(now.context.fields.email),
            password: now.context.password,
          }),
      ),
  ),
  'no sign-in happens without a chosen password': ({ before, after: now }) =>
    ['logIn', 'logInDirectly'].every(
      (id) =>
        !hasCalled({ before, after: now }, id) ||
        isGood((inputOf(now, id) as { password: string }).password),
    ),
}
