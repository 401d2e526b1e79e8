import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import { type Laws, mentions } from '@kit/laws'
import { FailedCall } from '@machines/kernel/failure'
import type { kioskMachine } from '@machines/kiosk/kiosk/machine'

const callMs = 20_000

/** docs/behaviour.md#kiosk. */
export const kioskLaws: Laws<typeof kioskMachine> = {
  'a reload stays in the mode that it was in': ({ before, after }) =>
    before !== null || after.matches(after.context.startsOn ? 'on' : 'off'),
  'a device becomes a kiosk by the answer of the server, or by the session of a kiosk': ({
    before,
    event,
    after,
  }) => {
    const isMade = hasAnswered(event, 'startKiosk')
    const isFound = event?.type === 'user.identified' && event.isKiosk === true
    if (isMade) return after.matches('handingOver')
    if (before === null || before.hasTag('kiosk') || !after.hasTag('kiosk'))
      return !(isFound && before?.matches('off'))
    return isFound && before.matches('off') && after.matches('on')
  },
  'nobody gets out of it but by the end of its session, or as somebody else': ({
    before,
    event,
    after,
  }) => {
    if (before?.hasTag('kiosk') !== true || after.hasTag('kiosk')) return true
    const isOther = event?.type === 'user.identified' && event.isKiosk === false
    return (
      event?.type === 'session.ended' ||
      (isOther && (before.matches('on') || before.matches('awaitingKiosk')))
    )
  },
  'whoever signs in as somebody else is no kiosk, and whoever is one stays one': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'user.identified' ||
    !(before?.matches('on') || before?.matches('awaitingKiosk')) ||
    after.matches(event.isKiosk === true ? 'on' : 'off'),
  'the end of the session is the end of everything, and nothing of it is left': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'session.ended' ||
    before === null ||
    after.matches(before.matches('handingOver') ? 'awaitingKiosk' : 'off'),
  'the end of the session that started it does not interrupt a kiosk': ({ before, event, after }) =>
    !(before?.matches('handingOver') && event?.type === 'session.ended') ||
    (after.hasTag('kiosk') && after.context.known === null),
  'the device is handed over only by somebody who has read what that means': (step) =>
    hasCalled(step, 'startKiosk') ===
    (step.before?.matches('confirmingStart') === true && step.event?.type === 'start.confirmed'),
  'the question whether to hand over opens for the building that was meant': ({
    before,
    event,
    after,
  }) => {
    const isReload = before?.matches('off') === true && event?.type === 'kiosk.entered'
    if (isReload)
      return after.matches('confirmingStart') && after.context.buildingUuid === event.buildingUuid
    const isStart = after.matches('confirmingStart') || after.matches('starting')
    return !isStart || after.context.buildingUuid === before?.context.buildingUuid
  },
  'the session that the server has begun is the one that is handed on': ({
    before,
    event,
    after,
  }) => {
    if (hasAnswered(event, 'startKiosk')) return after.context.known === event?.output
    return after.context.known === null || after.context.known === before?.context.known
  },
  'the server is asked to leave once per answer, with the PIN that was typed': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('confirmingLeave') === true && event?.type === 'leave.confirmed'
    return (
      hasCalled(step, 'leaveKiosk') === isReload &&
      (!isReload || (after.context.pin === event?.pin && after.context.failure === null))
    )
  },
  'a PIN is kept only while the server compares it, and until the session is over': ({ after }) =>
    after.context.pin === '' || after.matches('leaving') || after.matches('over'),
  'the question whether to leave opens in a kiosk alone, and only when it is asked for': ({
    before,
    event,
    after,
  }) => {
    const isReload = before?.matches('on') === true && event?.type === 'kiosk.left'
    if (isReload) return after.matches('confirmingLeave')
    return (
      !after.matches('confirmingLeave') ||
      before?.matches('confirmingLeave') === true ||
      before?.matches('leaving') === true
    )
  },
  'a question that is closed changes nothing': ({ before, event, after }) => {
    if (event?.type !== 'dialog.closed') return true
    if (before?.matches('confirmingStart')) return after.matches('off')
    return !before?.matches('confirmingLeave') || after.matches('on')
  },
  'the mode is over when the server has agreed, and not before': ({ before, event, after }) =>
    after.matches('over') ===
    (hasAnswered(event, 'leaveKiosk') ||
      (before?.matches('over') === true && event?.type !== 'session.ended')),
  'a failed call is kept with its reason, and its question stays open': ({
    before,
    event,
    after,
  }) => {
    const isLate = hasTimedOut(event)
    if (!isLate && !hasFailed(event, 'startKiosk') && !hasFailed(event, 'leaveKiosk')) return true
    const { failure } = after.context
    const error: unknown = event?.error
    return (
      after.matches(before?.matches('starting') ? 'confirmingStart' : 'confirmingLeave') &&
      (isLate
        ? failure?.kind === 'timeout'
        : error instanceof FailedCall && failure === error.failure)
    )
  },
  'a call ends by itself': (step) =>
    !(isCalling(step.after, 'startKiosk') || isCalling(step.after, 'leaveKiosk')) ||
    endsWithin(step, callMs),
  'an ordinary visit has nothing of a kiosk': ({ after }) => {
    const { buildingUuid, pin, known, failure } = after.context
    return (
      !after.matches('off') ||
      (buildingUuid === '' && pin === '' && known === null && failure === null)
    )
  },
  'what is not pressed does not happen': ({ before, event, after }) =>
    event?.type !== 'kiosk.left' ||
    before?.matches('on') === true ||
    JSON.stringify(before?.value) === JSON.stringify(after.value),
  'the token of a kiosk is nowhere once its session has ended': ({ event, after }) =>
    event?.type !== 'session.ended' || !mentions(after.context, 'kiosk-token'),
}
