import { endsWithin, hasCalled, inputOf, isCalling } from '@kit/calls'
import { both, changes, done, either, failed, not, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, always, cites, during, iff, only } from '@kit/vocabulary'
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
const usable = ['ready', 'editing', 'dragging', 'sending']
const isRefused = after(failed('submit'), timedOut('submitTimeout')).from('sending')
/** The response to the request arrived, or never will. */
const isOver = either(after(done('submit')).from('sending'), isRefused)
const hasNewer = ({ before }: Step) =>
  before !== null && before.context.pendingSetpoint !== request(before).value
const isOnline = ({ after: now }: Step) => isThere(now)
const wasOnline = ({ before }: Step) => before !== null && isThere(before)
const showsReported = ({ after: now }: Step) => valueOf(now) === reported(now)
/** The user's choice shows as before the step. */
const showsSame = ({ before, after: now }: Step) =>
  before !== null && valueOf(now) === valueOf(before)
const hasNoSetpoint = ({ after: { context } }: Step) => context.pendingSetpoint === null
const keepsSetpoint = not(changes<typeof setpointMachine>(({ context }) => context.pendingSetpoint))
/** The suite reports the value that this part of the context had before the step. */
const reports =
  (name: 'sent' | 'before' | 'done') =>
  ({ before, after: now }: Step): boolean =>
    before !== null && reported(now) === before.context[name]
const shows =
  (kind: 'failed' | 'overridden' | null) =>
  ({ after: now }: Step): boolean =>
    (noticeOf(now)?.kind ?? null) === kind
const pauseIn = ({ delays }: Step) =>
  Object.entries(delays).find(([name]) => name.startsWith('pressPause'))?.[1]
const endsIn = (ms: number) => (step: Step) => endsWithin(step, ms)
const clamped = (at: Snapshot, value: number) => {
  const [min, max] = boundsFor(at)
  return Math.min(max, Math.max(min, Math.round(value)))
}

/** docs/behaviour.md#smart-suites: setpoint and reported value are separate. */
export const setpointLaws: Laws<typeof setpointMachine> = {
  'without a setpoint the reported value shows': cites(
    [
      'Wanted and reported are two values.',
      'The control shows the wanted value, as being set, until the suite reports it.',
    ],
    during(hasNoSetpoint).always(showsReported),
  ),
  'a setpoint shows, whatever is reported meanwhile': cites(
    [
      'Wanted and reported are two values.',
      'The control shows the wanted value, as being set, until the suite reports it.',
    ],
    all(
      after('suite.reported').from('sending').next(showsSame, keepsSetpoint),
      after('suite.reported')
        .from('editing', 'dragging')
        .next(either(both(isOnline, showsSame, keepsSetpoint), both(not(isOnline), hasNoSetpoint))),
    ),
  ),
  'no press is lost: each adds to the visible value': cites(
    'Presses accumulate until they pause for 400 ms; then one request sends the sum, or none if the suite already has that value.',
    all(
      after('value.stepped').from('unavailable').next(showsSame),
      after('value.stepped')
        .from(...usable)
        .next(({ before, event, after: now }: Step) => {
          const from = before === null ? null : valueOf(before)
          return before === null || from === null
            ? valueOf(now) === from
            : valueOf(now) === clamped(before, from + event?.by)
        }),
    ),
  ),
  'dragging shows the dragged value, and releasing sets it': cites(
    'A drag sends on release.',
    after('value.dragged', 'value.chosen')
      .from(...usable)
      .next(
        ({ before, event, after: now }: Step) =>
          before !== null && valueOf(now) === clamped(before, event?.value),
      ),
  ),
  'presses are sent after a pause of 400 ms': cites(
    [
      'Presses accumulate until they pause for 400 ms; then one request sends the sum, or none if the suite already has that value.',
      'Leaving the screen discards nothing: pending presses are still sent, and the user sees the current state when they come back.',
    ],
    all(
      iff('editing', (step: Step) => pauseIn(step) !== undefined),
      during('editing').always((step: Step) => pauseIn(step) === 400),
    ),
  ),
  'nothing is sent during a drag or to an offline suite': cites(
    [
      'A drag sends on release.',
      'A suite that cannot be reached shows its last report, says so, and accepts no input.',
    ],
    all(
      only(started('submit')).from(...usable),
      during(started('submit')).never(({ after: { context } }: Step) => context.isDragging),
    ),
  ),
  "the request sends the latest setpoint, within the unit's bounds": cites(
    "65 to 75 °F or 18 to 24 °C, in whole degrees of the suite's own unit, without conversion; contract, server and dial use the same bounds.",
    during(started('submit')).always(({ after: now }: Step) => {
      const { value, unit, control, of } = request(now)
      const [min, max] = boundsFor(now)
      return (
        value === valueOf(now) &&
        Number.isInteger(value) &&
        value >= min &&
        value <= max &&
        unit === now.context.suite?.temp_unit &&
        control === now.context.control &&
        of === now.context.of
      )
    }),
  ),
  'a value that already applies is not requested, unless another request is pending': cites(
    'Presses accumulate until they pause for 400 ms; then one request sends the sum, or none if the suite already has that value.',
    during(started('submit')).always(({ before, after: now }: Step) => {
      const sent = before?.context.sent ?? null
      const { value } = request(now)
      return before === null || value !== reported(before) || (sent !== null && sent !== value)
    }),
  ),
  'the second of two calls waits for the first response': cites(
    'There is one request at a time; later changes wait for its response.',
    during(started('submit')).always(
      (step: Step) => !isCalling(step.before, 'submit') || isOver(step),
    ),
  ),
  'each request has its own idempotency key': cites(
    'Every mutation takes an Idempotency-Key.',
    during(started('submit')).always((step: Step) => {
      const { key } = request(step.after)
      const earlier = step.past
        .filter((each) => hasCalled(each, 'submit'))
        .map((each) => request(each.after).key)
      return key.startsWith('seed-') && !earlier.includes(key)
    }),
  ),
  'a setpoint changed during a call is sent after the response, whatever it is': cites(
    'There is one request at a time; later changes wait for its response.',
    during(both(isOver, hasNewer, isOnline)).always(
      either('editing', 'dragging', 'sending'),
      showsSame,
    ),
  ),
  'a refused setpoint is dropped, and an error shows': cites(
    'If a request fails, the control returns to the reported value and a message says so.',
    during(
      both(isRefused, not(hasNewer), ({ before }: Step) => before?.context.isDragging === false),
    ).always(
      either(
        both(not(wasOnline), 'unavailable', hasNoSetpoint),
        both(
          wasOnline,
          shows('failed'),
          showsReported,
          ({ after: now }: Step) =>
            now.context.failure !== null && isCalling(now, 'verifyAfterFailure'),
        ),
      ),
    ),
  ),
  'only a requested change can fail': cites(
    'If a request fails, the control returns to the reported value and a message says so.',
    only(
      both(
        shows('failed'),
        ({ before }: Step) => before === null || noticeOf(before)?.kind !== 'failed',
      ),
    ).from(isOver),
  ),
  'a request is pending until the suite reports its value': cites(
    'The control shows the wanted value, as being set, until the suite reports it.',
    during('ready.confirming').always(({ after: now }: Step) => isPending(now), not(showsReported)),
  ),
  'a conflicting value shows as overridden as soon as it is known': cites(
    'The same happens if the building or another user overrides the request, up to half a minute after the suite reported it.',
    after('suite.reported')
      .from('ready.confirming')
      .next(
        either(
          not(isOnline),
          both(reports('sent'), shows(null), hasNoSetpoint),
          both(not(reports('sent')), reports('before'), 'ready.confirming'),
          both(not(either(reports('sent'), reports('before'))), shows('overridden'), showsReported),
        ),
      ),
  ),
  'a value that the suite soon reverts shows as it is, as overridden': cites(
    'The same happens if the building or another user overrides the request, up to half a minute after the suite reported it.',
    after('suite.reported')
      .from('ready.done')
      .next(
        either(
          not(isOnline),
          both(reports('done'), not(shows('overridden')), showsReported),
          both(not(reports('done')), shows('overridden'), showsReported),
        ),
      ),
  ),
  'a change later than half a minute counts as another user’s': cites(
    'The same happens if the building or another user overrides the request, up to half a minute after the suite reported it.',
    during('ready.done').always(endsIn(30_000)),
  ),
  'an offline suite has no pending setpoint, and shows its reported value once it is back': cites(
    'A suite that cannot be reached shows its last report, says so, and accepts no input.',
    all(
      during('unavailable').always(not(isOnline), hasNoSetpoint),
      always(either('unavailable', 'sending', isOnline)),
    ),
  ),
  'a value that is still being chosen is pending': during(either('editing', 'dragging')).never(
    hasNoSetpoint,
  ),
  'every wait has a time limit, except for the end of a drag': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    always(either(hasNoSetpoint, 'dragging', endsIn(16_000))),
  ),
}
