import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasCalled, hasFailed, inputOf } from '@kit/calls'
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

const isAnnouncing = (at: Snapshot | null) =>
  at?.matches({ verifyingAccount: 'announcing' }) === true
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
  'a typed code is stored, and clears the previous error': ({ before, event, after }) =>
    event?.type !== 'code.changed' ||
    !isTypingCode(before) ||
    (after.context.code === event.code && after.context.failure === null),
  'Next sends four digits to the server, and nothing shorter': ({ before, event, after }) => {
    const isPressed = event?.type === 'step.next' && isTypingCode(before) && before !== null
    const isDue = isPressed && isCode(before.context.code) && (isNew(before) || !isOlder(before))
    return hasCalled({ before, after }, 'consumeCode') === isDue
  },
  'in the older generation the code waits for the new password': ({ before, event, after }) => {
    if (event?.type !== 'step.next' || !isTypingCode(before) || before === null) return true
    if (isNew(before) || !isOlder(before)) return true
    return isCode(before.context.code)
      ? after.matches('enteringNewPassword') && after.context.code === before.context.code
      : isTypingCode(after)
  },
  'a code is sent with its address and the registration it belongs to': ({ before, after }) => {
    if (!hasCalled({ before, after }, 'consumeCode')) return true
    const { fields, code, registrationToken } = after.context
    const { key: _, ...request } = inputOf(after, 'consumeCode') as { key: string }
    return isDeepStrictEqual(request, {
      email: asSent(fields.email),
      code,
      token: registrationToken,
    })
  },
  'a wrong code shows and stays for correction, and its countdown continues': ({
    before,
    event,
    after,
  }) =>
    !hasFailed(event, 'consumeCode') ||
    refusalIn(event) !== 'code_invalid' ||
    (isTypingCode(after) &&
      after.context.code === before?.context.code &&
      after.context.cooldown === before?.context.cooldown),
  'a void code ends a reset, and a registration can request another one': ({
    before,
    event,
    after,
  }) => {
    if (!hasFailed(event, 'consumeCode') || before === null) return true
    if (!isDeepStrictEqual(after.context.failure, failureIn(event ?? {}))) return false
    if (refusalIn(event) === 'code_invalid') return true
    const isOver = refusalIn(event) === 'code_tries_exceeded' && !isNew(before)
    if (isOver) return after.matches('leaving') && after.output?.kind === 'left'
    return isTypingCode(after) && after.context.code === before.context.code
  },
  'a correct code works once, and no step leads back behind it': ({ before, event, after }) => {
    if (!hasAnswered(event, 'consumeCode')) return true
    const token = (event?.output as { token: string | null } | undefined)?.token ?? null
    const step = before?.context.step ?? null
    const { code, lockedThrough, done, resetToken, isComplete } = after.context
    // The final page locks all.
    const isLocked = lockedThrough === step || after.matches('congratulating')
    return (
      code === '' &&
      isLocked &&
      step !== null &&
      done.includes(step) &&
      (token === null ? isComplete : resetToken === token && after.matches('enteringNewPassword'))
    )
  },
  'a confirmed registration is signed in to if its password is still known': ({
    before,
    event,
    after,
  }) =>
    !hasAnswered(event, 'consumeCode') ||
    (event?.output as { token: string | null } | undefined)?.token !== null ||
    hasCalled({ before, after }, 'logIn') === (before?.context.password !== ''),
  'Next sends a code to a valid address, unless one is on its way': ({ before, event, after }) => {
    const isPressed = event?.type === 'step.next' && isAnnouncing(before) && before !== null
    const isBegunNow = hasCalled({ before, after }, 'sendCode')
    if (!isPressed) return !isBegunNow
    if (isUnderway(before)) return !isBegunNow && after.matches('enteringCode')
    if (isEmail(before.context.fields.email)) return isBegunNow
    return isAnnouncing(after) && after.context.touched.includes('email')
  },
  'a code goes to the visible address, by the calls of its generation': ({ before, after }) =>
    !hasCalled({ before, after }, 'sendCode') ||
    isDeepStrictEqual(inputOf(after, 'sendCode'), {
      email: asSent(after.context.fields.email),
      codes: isOlder(after) ? 'v1' : 'v2',
    }),
  'a code that was sent, now or a moment ago, is expected and its seconds count': ({
    event,
    after,
  }) => {
    if (hasAnswered(event, 'sendCode'))
      return (
        after.matches('enteringCode') &&
        after.context.cooldown === (event?.output as { cooldown: number } | undefined)?.cooldown
      )
    if (!hasFailed(event, 'sendCode')) return true
    return isCooling(event)
      ? after.matches('enteringCode') &&
          after.context.cooldown === secondsIn(event) &&
          after.context.failure === null
      : isAnnouncing(after)
  },
  'only a reset changes its address, and requests its code again': ({ before, event, after }) => {
    if (before === null || !isAnnouncing(before) || event?.type !== 'email.changed')
      return (
        before === null ||
        hasAnswered(event, 'restoreDraft') ||
        after.context.fields.email === before.context.fields.email
      )
    if (!isReset(before)) return after.context.fields.email === before.context.fields.email
    const { fields, cooldown, done, failure } = after.context
    return (
      fields.email === event.email &&
      cooldown === 0 &&
      failure === null &&
      !done.includes('VERIFY_ACCOUNT')
    )
  },
  'the countdown runs in seconds, and only a sent code sets it': ({ before, event, after }) => {
    if (before === null || after.context.cooldown === before.context.cooldown) return true
    if (event?.type.startsWith('xstate.after.second') === true)
      return after.context.cooldown === before.context.cooldown - 1
    return (
      ['sendCode', 'resendCode', 'register'].some((id) => hasAnswered(event, id)) ||
      isCooling(event) ||
      (event?.type === 'email.changed' && after.context.cooldown === 0)
    )
  },
  'each second of the countdown takes one second': ({ before, event, after, delays }) => {
    const isCounting = after.matches({ enteringCode: { resend: 'waiting' } })
    if (isCounting && !Object.values(delays).includes(1000)) return false
    if (event?.type.startsWith('xstate.after.second') !== true) return true
    return after.context.cooldown === (before?.context.cooldown ?? 0) - 1
  },
  'another code can be requested only after the countdown': ({ after }) =>
    !after.matches('enteringCode') ||
    (after.context.cooldown > 0
      ? after.matches({ enteringCode: { resend: 'waiting' } })
      : !after.matches({ enteringCode: { resend: 'waiting' } })),
  'a press resends the code to the same address and registration': ({ before, event, after }) => {
    const isDue =
      event?.type === 'code.resendRequested' &&
      before?.matches({ enteringCode: { resend: 'offering' } }) === true
    if (!hasCalled({ before, after }, 'resendCode')) return !isDue
    const { fields, registrationToken, failure } = after.context
    const request = { email: asSent(fields.email), token: registrationToken }
    return isDue && failure === null && isDeepStrictEqual(inputOf(after, 'resendCode'), request)
  },
  'another code voids the typed one and restarts the countdown': ({ event, after }) => {
    if (hasAnswered(event, 'resendCode'))
      return (
        after.context.code === '' &&
        after.context.cooldown === (event?.output as { cooldown: number } | undefined)?.cooldown
      )
    if (!hasFailed(event, 'resendCode')) return true
    return isCooling(event)
      ? after.context.cooldown === secondsIn(event)
      : after.matches({ enteringCode: { resend: 'offering' } }) &&
          isDeepStrictEqual(after.context.failure, failureIn(event ?? {}))
  },
}
