import {
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { SetpointRequest } from '@machines/suites/setpoint/context'
import type { setpointMachine } from '@machines/suites/setpoint/machine'
import { isPending, noticeOf, valueOf } from '@machines/suites/setpoint/selectors'

type Step = Moment<typeof setpointMachine>
type Snapshot = Step['after']

/** docs/behaviour.md#smart-suites */
const bounds = {
  lighting: [0, 100],
  temperature: { F: [65, 75], C: [18, 24] },
} as const
function boundsFor({ context: { control, suite } }: Snapshot): readonly [number, number] {
  return control === 'lighting' ? bounds.lighting : bounds.temperature[suite?.temp_unit ?? 'F']
}
const reported = ({ context: { control, suite } }: Snapshot) =>
  (control === 'lighting' ? suite?.requested_lighting : suite?.requested_temp) ?? null
const isThere = ({ context: { suite } }: Snapshot) => suite !== null && suite.available === true
const request = (at: Snapshot) => inputOf(at, 'submit') as SetpointRequest
const isPostponed = (at: Snapshot) =>
  at.matches('editing') || at.matches('dragging') || at.matches('sending')
/** The response to the request arrived, or never will. */
const isOver = ({ before, event }: Step) =>
  before?.matches('sending') === true &&
  (hasAnswered(event, 'submit') ||
    hasFailed(event, 'submit') ||
    hasTimedOut(event, 'submitTimeout'))
const hasNewer = ({ before }: Step) =>
  before !== null && before.context.pendingSetpoint !== request(before).value
const clamped = (at: Snapshot, value: number) => {
  const [min, max] = boundsFor(at)
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** docs/behaviour.md#smart-suites: setpoint and reported value are separate. */
export const setpointLaws: Laws<typeof setpointMachine> = {
  'without a setpoint the reported value shows': ({ after }) =>
    after.context.pendingSetpoint !== null || valueOf(after) === reported(after),
  'a setpoint shows, whatever is reported meanwhile': (step) => {
    const { before, event, after } = step
    if (event?.type !== 'suite.reported' || before === null || !isPostponed(before)) return true
    return before.matches('sending') || isThere(after)
      ? valueOf(after) === valueOf(before) &&
          after.context.pendingSetpoint === before.context.pendingSetpoint
      : after.context.pendingSetpoint === null
  },
  'no press is lost: each adds to the visible value': ({ before, event, after }) => {
    if (event?.type !== 'value.stepped' || before === null) return true
    const from = valueOf(before)
    if (from === null || before.matches('unavailable')) return valueOf(after) === from
    return valueOf(after) === clamped(before, from + event.by)
  },
  'dragging shows the dragged value, and releasing sets it': ({ before, event, after }) => {
    const isMove = event?.type === 'value.dragged' || event?.type === 'value.chosen'
    if (!isMove || before === null || before.matches('unavailable')) return true
    return valueOf(after) === clamped(before, event.value)
  },
  'presses are sent after a pause of 400 ms': ({ after, delays }) => {
    const pause = Object.entries(delays).find(([name]) => name.startsWith('pressPause'))
    return after.matches('editing') === (pause !== undefined) && (pause?.[1] ?? 400) === 400
  },
  'nothing is sent during a drag or to an offline suite': (step) => {
    const { before, after } = step
    if (!hasCalled(step, 'submit')) return true
    return !after.context.isDragging && before !== null && !before.matches('unavailable')
  },
  "the request sends the latest setpoint, within the unit's bounds": (step) => {
    if (!hasCalled(step, 'submit')) return true
    const { value, unit, control, of } = request(step.after)
    const [min, max] = boundsFor(step.after)
    return (
      value === valueOf(step.after) &&
      Number.isInteger(value) &&
      value >= min &&
      value <= max &&
      unit === step.after.context.suite?.temp_unit &&
      control === step.after.context.control &&
      of === step.after.context.of
    )
  },
  'a value that already applies is not requested, unless another request is pending': (step) => {
    const { before, after } = step
    if (!hasCalled(step, 'submit') || before === null) return true
    const { sent } = before.context
    const { value } = request(after)
    return value !== reported(before) || (sent !== null && sent !== value)
  },
  'the second of two calls waits for the first response': (step) =>
    !hasCalled(step, 'submit') || !isCalling(step.before, 'submit') || isOver(step),
  'each request has its own idempotency key': (step) => {
    if (!hasCalled(step, 'submit')) return true
    const { key } = request(step.after)
    const earlier = step.past
      .filter((each) => hasCalled(each, 'submit'))
      .map((each) => request(each.after).key)
    return key.startsWith('seed-') && !earlier.includes(key)
  },
  'a setpoint changed during a call is sent after the response, whatever it is': (step) =>
    !isOver(step) ||
    !hasNewer(step) ||
    (isPostponed(step.after) && valueOf(step.after) === valueOf(step.before ?? step.after)) ||
    !isThere(step.after),
  'a refused setpoint is dropped, and an error shows': (step) => {
    const { before, event, after } = step
    const isRefused = hasFailed(event, 'submit') || hasTimedOut(event, 'submitTimeout')
    if (!isRefused || hasNewer(step) || before?.context.isDragging === true) return true
    return isThere(before as Snapshot)
      ? noticeOf(after)?.kind === 'failed' &&
          after.context.failure !== null &&
          valueOf(after) === reported(after) &&
          isCalling(after, 'verifyAfterFailure')
      : after.matches('unavailable') && after.context.pendingSetpoint === null
  },
  'only a requested change can fail': (step) =>
    noticeOf(step.after)?.kind !== 'failed' ||
    (step.before !== null && noticeOf(step.before)?.kind === 'failed') ||
    isOver(step),
  'a request is pending until the suite reports its value': ({ after }) =>
    !after.matches({ ready: 'confirming' }) ||
    (isPending(after) && valueOf(after) !== reported(after)),
  'a conflicting value shows as overridden as soon as it is known': (step) => {
    const { before, event, after } = step
    if (before?.matches({ ready: 'confirming' }) !== true) return true
    if (event?.type !== 'suite.reported' || !isThere(after)) return true
    const now = reported(after)
    if (now === before.context.sent)
      return noticeOf(after) === null && after.context.pendingSetpoint === null
    if (now === before.context.before) return after.matches({ ready: 'confirming' })
    return noticeOf(after)?.kind === 'overridden' && valueOf(after) === now
  },
  'a value that the suite soon reverts shows as it is, as overridden': (step) => {
    const { before, event, after } = step
    if (before?.matches({ ready: 'done' }) !== true) return true
    if (event?.type !== 'suite.reported' || !isThere(after)) return true
    const isTakenBack = reported(after) !== before.context.done
    return (
      isTakenBack === (noticeOf(after)?.kind === 'overridden') && valueOf(after) === reported(after)
    )
  },
  'a change later than half a minute counts as another user’s': (step) =>
    !step.after.matches({ ready: 'done' }) || endsWithin(step, 30_000),
  'an offline suite has no pending setpoint, and shows its reported value once it is back': ({
    after,
  }) =>
    after.matches('unavailable')
      ? !isThere(after) && after.context.pendingSetpoint === null
      : isThere(after) || after.matches('sending'),
  'a value that is still being chosen is pending': ({ after }) =>
    isPending(after) || !(after.matches('editing') || after.matches('dragging')),
  'every wait has a time limit, except for the end of a drag': ({ after, delays }) =>
    !isPending(after) || after.matches('dragging') || endsWithin({ delays }, 16_000),
}
