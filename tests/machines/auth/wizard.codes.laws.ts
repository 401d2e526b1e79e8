import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
import { both, changes, either, is, not, started, timedOut, was } from '@kit/conditions'
import { after, all, cites, during, iff } from '@kit/vocabulary'
import type { wizardMachine } from '@machines/auth/wizard/machine'
import { failureIn } from '@machines/kernel/failure'
import {
  asSent,
  isCode,
  isNew,
  isOlder,
  isReset,
  isTypingCode,
  refusalIn,
  type Snapshot,
  type WizardLaws,
  type WizardStep,
} from './wizard.helpers'

type Wizard = typeof wizardMachine

const typing = 'enteringCode.code.typing'
const waiting = 'enteringCode.resend.waiting'
const announcing = 'verifyingAccount.announcing'
const isAnnouncing = (at: Snapshot | null) =>
  at?.matches({ verifyingAccount: 'announcing' }) === true
const codeOf = ({ context }: Snapshot) => context.code
const isWhole = ({ context }: Snapshot) => isCode(context.code)
const isCounting = ({ context }: Snapshot) => context.cooldown > 0
/** In the older generation, a code is sent with the password that it allows. */
const isWaitingForPassword = (at: Snapshot) => !isNew(at) && isOlder(at)
const hasEmail = ({ context }: Snapshot) => isEmail(context.fields.email)
const isEmail = (email: string) => /^\S+@[^\s@]+\.[^\s@]+$/.test(email.trim())
/** A code that was sent a moment ago is still valid, so no other one is sent. */
const isCooling = (event: WizardStep['event']) => refusalIn(event) === 'code_cooldown'
const secondsIn = (event: WizardStep['event']) => {
  const failure = failureIn(event ?? {})
  return (failure.kind === 'refused' ? failure.retryAfter : null) ?? 30
}
/** The code of a registration is sent with it; any other one is sent by Next. */
const isUnderway = (at: Snapshot) =>
  isNew(at)
    ? at.context.registrationToken !== null
    : at.context.done.includes('VERIFY_ACCOUNT') && at.context.cooldown > 0

/** docs/behaviour.md#codes. */
export const wizardCodeLaws: WizardLaws = {
  'a typed code is stored, and clears the previous error': cites(
    'Typing the fourth digit submits the code, and so does a paste; the boxes show the progress.',
    after('code.changed')
      .from(typing)
      .next(
        ({ event, after: { context } }: WizardStep) =>
          context.code === event?.code && context.failure === null,
      ),
  ),
  'Next sends four digits to the server, and nothing shorter': cites(
    [
      'Typing the fourth digit submits the code, and so does a paste; the boxes show the progress.',
      'Changing a single digit then waits for Confirm, because the next digit may be wrong too.',
    ],
    iff(
      started('consumeCode'),
      both(after('step.next').from(typing), was(isWhole), not(was(isWaitingForPassword))),
    ),
  ),
  'in the older generation the code waits for the new password': cites(
    [
      'Sign-up and reset have two generations of calls.',
      'In the older one the code is sent together with the new password.',
    ],
    all(
      after('step.next')
        .from(both(was(typing), was(isWaitingForPassword), was(isWhole)))
        .next('enteringNewPassword', not(changes(codeOf))),
      after('step.next')
        .from(both(was(typing), was(isWaitingForPassword), not(was(isWhole))))
        .next(typing),
    ),
  ),
  'a code is sent with its address and the registration it belongs to': cites(
    [
      'A code has four digits, lives 24 hours, works once, and belongs to one address and one purpose.',
      "For an unconfirmed user the token only allows consuming that user's code and requesting another one.",
    ],
    ({ before, after: now }) => {
      if (!hasCalled({ before, after: now }, 'consumeCode')) return true
      const { fields, code, registrationToken } = now.context
      const { key: _, ...request } = inputOf(now, 'consumeCode') as { key: string }
      return isDeepStrictEqual(request, {
        email: asSent(fields.email),
        code,
        token: registrationToken,
      })
    },
  ),
  'a wrong code shows and stays for correction, and its countdown continues': cites(
    [
      'A refused code stays visible for correction.',
      'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.',
    ],
    ({ before, event, after: now }) =>
      !hasFailed(event, 'consumeCode') ||
      refusalIn(event) !== 'code_invalid' ||
      (isTypingCode(now) &&
        now.context.code === before?.context.code &&
        now.context.cooldown === before?.context.cooldown),
  ),
  'a void code ends a reset, and a registration can request another one': cites(
    'Five wrong tries void it; further tries return 403.',
    ({ before, event, after: now }) => {
      if (!hasFailed(event, 'consumeCode') || before === null) return true
      if (!isDeepStrictEqual(now.context.failure, failureIn(event ?? {}))) return false
      if (refusalIn(event) === 'code_invalid') return true
      const isOver = refusalIn(event) === 'code_tries_exceeded' && !isNew(before)
      if (isOver) return now.matches('leaving') && now.output?.kind === 'left'
      return isTypingCode(now) && now.context.code === before.context.code
    },
  ),
  'a correct code works once, and no step leads back behind it': cites(
    [
      'After a consumed code or a created account, the user cannot go back.',
      'A code has four digits, lives 24 hours, works once, and belongs to one address and one purpose.',
    ],
    ({ before, event, after: now }) => {
      if (!hasAnswered(event, 'consumeCode')) return true
      const token = (event?.output as { token: string | null } | undefined)?.token ?? null
      const step = before?.context.step ?? null
      const { code, lockedThrough, done, resetToken, isComplete } = now.context
      // The final page locks all.
      const isLocked = lockedThrough === step || now.matches('congratulating')
      return (
        code === '' &&
        isLocked &&
        step !== null &&
        done.includes(step) &&
        (token === null ? isComplete : resetToken === token && now.matches('enteringNewPassword'))
      )
    },
  ),
  'a confirmed registration is signed in to if its password is still known': ({
    before,
    event,
    after: now,
  }) =>
    !hasAnswered(event, 'consumeCode') ||
    (event?.output as { token: string | null } | undefined)?.token !== null ||
    hasCalled({ before, after: now }, 'logIn') === (before?.context.password !== ''),
  'Next sends a code to a valid address, unless one is on its way': cites(
    'Every combination ends with a mailed code or an offered provider; a test walks all of them.',
    all(
      iff(
        started('sendCode'),
        both(after('step.next').from(announcing), not(was(isUnderway)), was(hasEmail)),
      ),
      after('step.next')
        .from(both(was(announcing), was(isUnderway)))
        .next('enteringCode'),
      after('step.next')
        .from(both(was(announcing), not(either(was(isUnderway), was(hasEmail)))))
        .next(
          announcing,
          is<Wizard>(({ context }) => context.touched.includes('email')),
        ),
    ),
  ),
  'a code goes to the visible address, by the calls of its generation': cites(
    'Sign-up and reset have two generations of calls.',
    ({ before, after: now }) =>
      !hasCalled({ before, after: now }, 'sendCode') ||
      isDeepStrictEqual(inputOf(now, 'sendCode'), {
        email: asSent(now.context.fields.email),
        codes: isOlder(now) ? 'v1' : 'v2',
      }),
  ),
  'a code that was sent, now or a moment ago, is expected and its seconds count': cites(
    'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.',
    ({ event, after: now }) => {
      if (hasAnswered(event, 'sendCode'))
        return (
          now.matches('enteringCode') &&
          now.context.cooldown === (event?.output as { cooldown: number } | undefined)?.cooldown
        )
      if (!hasFailed(event, 'sendCode')) return true
      return isCooling(event)
        ? now.matches('enteringCode') &&
            now.context.cooldown === secondsIn(event) &&
            now.context.failure === null
        : isAnnouncing(now)
    },
  ),
  'only a reset changes its address, and requests its code again': ({
    before,
    event,
    after: now,
  }) => {
    if (before === null || !isAnnouncing(before) || event?.type !== 'email.changed')
      return (
        before === null ||
        hasAnswered(event, 'restoreDraft') ||
        now.context.fields.email === before.context.fields.email
      )
    if (!isReset(before)) return now.context.fields.email === before.context.fields.email
    const { fields, cooldown, done, failure } = now.context
    return (
      fields.email === event.email &&
      cooldown === 0 &&
      failure === null &&
      !done.includes('VERIFY_ACCOUNT')
    )
  },
  'the countdown runs in seconds, and only a sent code sets it': cites(
    'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.',
    ({ before, event, after: now }) => {
      if (before === null || now.context.cooldown === before.context.cooldown) return true
      if (event?.type.startsWith('xstate.after.second') === true)
        return now.context.cooldown === before.context.cooldown - 1
      return (
        ['sendCode', 'resendCode', 'register'].some((id) => hasAnswered(event, id)) ||
        isCooling(event) ||
        (event?.type === 'email.changed' && now.context.cooldown === 0)
      )
    },
  ),
  'each second of the countdown takes one second': cites(
    'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.',
    all(
      during(waiting).always(({ delays }: WizardStep) => Object.values(delays).includes(1000)),
      after(timedOut('second')).next(
        ({ before, after: { context } }: WizardStep) =>
          context.cooldown === (before?.context.cooldown ?? 0) - 1,
      ),
    ),
  ),
  'another code can be requested only after the countdown': cites(
    'Another code can be sent after 30 seconds, shown as a countdown that a wrong try does not restart.',
    during('enteringCode').always(
      either(both(waiting, is(isCounting)), both(not(waiting), not(is(isCounting)))),
    ),
  ),
  'a press resends the code to the same address and registration': cites(
    "For an unconfirmed user the token only allows consuming that user's code and requesting another one.",
    ({ before, event, after: now }) => {
      const isDue =
        event?.type === 'code.resendRequested' &&
        before?.matches({ enteringCode: { resend: 'offering' } }) === true
      if (!hasCalled({ before, after: now }, 'resendCode')) return !isDue
      const { fields, registrationToken, failure } = now.context
      const request = { email: asSent(fields.email), token: registrationToken }
      return isDue && failure === null && isDeepStrictEqual(inputOf(now, 'resendCode'), request)
    },
  ),
  'another code voids the typed one and restarts the countdown': ({ event, after: now }) => {
    if (hasAnswered(event, 'resendCode'))
      return (
        now.context.code === '' &&
        now.context.cooldown === (event?.output as { cooldown: number } | undefined)?.cooldown
      )
    if (!hasFailed(event, 'resendCode')) return true
    return isCooling(event)
      ? now.context.cooldown === secondsIn(event)
      : now.matches({ enteringCode: { resend: 'offering' } }) &&
          isDeepStrictEqual(now.context.failure, failureIn(event ?? {}))
  },
}
