import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import { mentions } from '@kit/laws'
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
} from './wizard.helpers'

const isTyping = (at: Snapshot | null) =>
  at?.matches('creatingPassword') === true || isTypingNew(at)
const isReady = ({ context: { password, confirmation } }: Snapshot) =>
  isGood(password) && password === confirmation
const isEmptied = ({ context: { password, confirmation } }: Snapshot) =>
  password === '' && confirmation === ''

/** docs/behaviour.md#steps, #new-passwords and #registration-token. */
export const wizardPasswordLaws: WizardLaws = {
  'a typed password is stored as typed': ({ before, event, after }) =>
    event?.type !== 'password.changed' ||
    !isTyping(before) ||
    (after.context.password === event.password && after.context.failure === null),
  'a typed confirmation is stored, and is no error while the user types': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'confirmation.changed' ||
    !isTyping(before) ||
    (after.context.confirmation === event.confirmation &&
      !after.context.touched.includes('confirmation')),
  'a password changes only by typing or clearing': ({ before, event, after }) =>
    before === null ||
    ((event?.type === 'password.changed' ||
      isEmptied(after) ||
      after.context.password === before.context.password) &&
      (event?.type === 'confirmation.changed' ||
        isEmptied(after) ||
        after.context.confirmation === before.context.confirmation)),
  'no password outlives the sign-up or the session it started': ({ after }) =>
    isEmptied(after) ||
    (after.status !== 'done' && !after.matches('congratulating') && after.context.known === null),
  'no code outlives the sign-up': ({ after }) =>
    after.context.code === '' || (after.status !== 'done' && !after.matches('congratulating')),
  'no password or code is stored for another page load': (step) =>
    doneIn(step).stored.every((draft) =>
      [step.after, ...(step.before === null ? [] : [step.before])].every(
        ({ context: { password, confirmation, code } }) =>
          [password, confirmation, code].every((text) => text === '' || !mentions(draft, text)),
      ),
    ),
  'a weak or mismatched password goes no further and shows an error': ({
    before,
    event,
    after,
  }) => {
    if (event?.type !== 'step.next' || !isTyping(before) || before === null) return true
    // After a reload it is gone, and the account was made with it.
    const isUsed =
      before.matches('creatingPassword') &&
      before.context.password === '' &&
      before.context.done.includes('CREATE_PASSWORD')
    if (isReady(before) || isUsed) return !isTyping(after)
    return isTyping(after) && after.context.touched.includes('confirmation')
  },
  'a press sets a valid new password': ({ before, event, after }) => {
    const isPressed = event?.type === 'step.next' && isTypingNew(before) && before !== null
    return hasCalled({ before, after }, 'setPassword') === (isPressed && isReady(before))
  },
  'a new password is sent with the proof of the mailbox': ({ before, after }) => {
    if (!hasCalled({ before, after }, 'setPassword')) return true
    const request = inputOf(after, 'setPassword') as { token: string | null; code: string }
    const { password, fields, resetToken, code } = after.context
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
  'setting a password uses up its token and code, and no step leads back': ({ event, after }) =>
    !hasAnswered(event, 'setPassword') ||
    (after.context.resetToken === null &&
      after.context.code === '' &&
      after.context.registrationToken ===
        (event?.output as { token: string | null } | undefined)?.token &&
      after.context.done.includes('ENTER_NEW_PASSWORD') &&
      !after.matches('enteringNewPassword') &&
      // The final page locks all.
      (after.context.lockedThrough === 'ENTER_NEW_PASSWORD' || after.matches('congratulating'))),
  'a password that the server refuses stays for correction, with the reason': ({
    before,
    event,
    after,
  }) => {
    if (!hasFailed(event, 'setPassword') || before === null) return true
    const { failure, password } = after.context
    if (!isDeepStrictEqual(failure, failureIn(event ?? {}))) return false
    const isOver = [
      'code_invalid',
      'code_expired',
      'code_tries_exceeded',
      'password_reset_limit_has_been_reached',
    ].includes(refusalIn(event) ?? '')
    if (!isOver) return isTypingNew(after) && password === before.context.password
    return !isTypingNew(after)
  },
  'a code that turns out wrong with the password is requested again': ({ before, event, after }) =>
    !hasFailed(event, 'setPassword') ||
    refusalIn(event) !== 'code_invalid' ||
    before?.context.resetToken !== null ||
    (after.matches('enteringCode') && after.context.code === ''),
  'a failure that typing cannot fix leads to the sign-in': ({ before, event, after }) =>
    !hasFailed(event, 'setPassword') ||
    !(
      refusalIn(event) === 'code_tries_exceeded' ||
      (refusalIn(event) === 'code_invalid' && before?.context.resetToken !== null)
    ) ||
    (after.matches('leaving') &&
      isDeepStrictEqual(after.output, {
        kind: 'left',
        email: after.context.fields.email,
        failure: failureIn(event ?? {}),
      })),
  'an account is signed in to with its address and the chosen password': ({ before, after }) =>
    ['logIn', 'logInDirectly'].every(
      (id) =>
        !hasCalled({ before, after }, id) ||
        isDeepStrictEqual(inputOf(after, id), {
          email: asSent(after.context.fields.email),
          password: after.context.password,
        }),
    ),
  'no sign-in happens without a chosen password': ({ before, after }) =>
    ['logIn', 'logInDirectly'].every(
      (id) =>
        !hasCalled({ before, after }, id) ||
        isGood((inputOf(after, id) as { password: string }).password),
    ),
}
