import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import { type Laws, mentions } from '@kit/laws'
import { FailedCall } from '@machines/kernel/failure'
import type { kioskMachine } from '@machines/kiosk/kiosk/machine'
import { reasonIn } from '../reason'

const callMs = 20_000

/** docs/behaviour.md#kiosk. */
export const kioskLaws: Laws<typeof kioskMachine> = {
  'a reload keeps the mode': ({ before, after }) =>
    before !== null || after.matches(after.context.startsOn ? 'on' : 'off'),
  "only the server's response or a kiosk's session makes a device a kiosk": ({
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
  'only the end of its session or another user ends the kiosk': ({ before, event, after }) => {
    if (before?.hasTag('kiosk') !== true || after.hasTag('kiosk')) return true
    const isOther = event?.type === 'user.identified' && event.isKiosk === false
    return (
      event?.type === 'session.ended' ||
      (isOther && (before.matches('on') || before.matches('awaitingKiosk')))
    )
  },
  "another user's session is no kiosk, and a kiosk's session stays one": ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'user.identified' ||
    !(before?.matches('on') || before?.matches('awaitingKiosk')) ||
    after.matches(event.isKiosk === true ? 'on' : 'off'),
  'the end of the session clears everything': ({ before, event, after }) =>
    event?.type !== 'session.ended' ||
    before === null ||
    after.matches(before.matches('handingOver') ? 'awaitingKiosk' : 'off'),
  'the end of the session that started it does not interrupt a kiosk': ({ before, event, after }) =>
    !(before?.matches('handingOver') && event?.type === 'session.ended') ||
    (after.hasTag('kiosk') && after.context.known === null),
  'only a user who confirmed hands the device over': (step) =>
    hasCalled(step, 'startKiosk') ===
    (step.before?.matches('confirmingStart') === true && step.event?.type === 'start.confirmed'),
  'the hand-over confirmation opens for the requested building': ({ before, event, after }) => {
    const isReload = before?.matches('off') === true && event?.type === 'kiosk.entered'
    if (isReload)
      return after.matches('confirmingStart') && after.context.buildingUuid === event.buildingUuid
    const isStart = after.matches('confirmingStart') || after.matches('starting')
    return !isStart || after.context.buildingUuid === before?.context.buildingUuid
  },
  'the session that the server started is the one handed on': ({ before, event, after }) => {
    if (hasAnswered(event, 'startKiosk')) return after.context.known === event?.output
    return after.context.known === null || after.context.known === before?.context.known
  },
  'each answer sends one request to leave, with the typed PIN': (step) => {
    const { before, event, after } = step
    const isReload =
      before?.matches('confirmingLeave') === true && event?.type === 'leave.confirmed'
    return (
      hasCalled(step, 'leaveKiosk') === isReload &&
      (!isReload || (after.context.pin === event?.pin && after.context.failure === null))
    )
  },
  "a PIN is in memory only during the server's check, and no longer than the session": ({
    after,
  }) => after.context.pin === '' || after.matches('leaving') || after.matches('over'),
  'the exit dialog opens only on a kiosk and on request': ({ before, event, after }) => {
    const isReload = before?.matches('on') === true && event?.type === 'kiosk.left'
    if (isReload) return after.matches('confirmingLeave')
    return (
      !after.matches('confirmingLeave') ||
      before?.matches('confirmingLeave') === true ||
      before?.matches('leaving') === true
    )
  },
  'closing a dialog changes nothing': ({ before, event, after }) => {
    if (event?.type !== 'dialog.closed') return true
    if (before?.matches('confirmingStart')) return after.matches('off')
    return !before?.matches('confirmingLeave') || after.matches('on')
  },
  'the mode ends only once the server has agreed': ({ before, event, after }) =>
    after.matches('over') ===
    (hasAnswered(event, 'leaveKiosk') ||
      (before?.matches('over') === true && event?.type !== 'session.ended')),
  'a failed call stores its reason, and its dialog stays open': ({ before, event, after }) => {
    const isLate = hasTimedOut(event)
    if (!isLate && !hasFailed(event, 'startKiosk') && !hasFailed(event, 'leaveKiosk')) return true
    const { failure } = after.context
    const error: unknown = event?.error
    return (
      after.matches(before?.matches('starting') ? 'confirmingStart' : 'confirmingLeave') &&
      failure?.kind === reasonIn(event) &&
      (!(error instanceof FailedCall) || failure === error.failure)
    )
  },
  'every call has a time limit': (step) =>
    !(isCalling(step.after, 'startKiosk') || isCalling(step.after, 'leaveKiosk')) ||
    endsWithin(step, callMs),
  'an ordinary page load has nothing of a kiosk': ({ after }) => {
    const { buildingUuid, pin, known, failure } = after.context
    return (
      !after.matches('off') ||
      (buildingUuid === '' && pin === '' && known === null && failure === null)
    )
  },
  'nothing happens without a press': ({ before, event, after }) =>
    event?.type !== 'kiosk.left' ||
    before?.matches('on') === true ||
    JSON.stringify(before?.value) === JSON.stringify(after.value),
  "a kiosk's token is gone once its session has ended": ({ event, after }) =>
    event?.type !== 'session.ended' || !mentions(after.context, 'kiosk-token'),
}
