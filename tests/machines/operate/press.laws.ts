import { inputOf } from '@kit/calls'
import { both, done, either, failed, is, not, started, timedOut, was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { createPress } from '@machines/operate/press/machine'
import { failedOf, pendingOf, pressFailure, replyOf } from '@machines/operate/press/selectors'
import { failureLaws, mutationLaws } from '../kernel/mutation.laws'
import { operatorLaws } from './operator.laws'

export const pressMachine = createPress<string, string>()

type Step = Moment<typeof pressMachine>

const oneEach =
  'Those with visitors.edit, such as receptionists, check them in and out with one press each.'
const isPressed = both(after('step.pressed'), not(was('applying')))

/** docs/behaviour.md#visitors-at-the-front-desk. */
export const pressLaws: Laws<typeof pressMachine> = {
  ...mutationLaws<typeof pressMachine>(['apply'], isPressed),
  ...operatorLaws<typeof pressMachine>(['apply'], { apply: was('failed') }),
  ...failureLaws(
    ['apply'],
    'failed',
    'A press that could not be made says why and can be repeated.',
  ),
  'one press makes the change, and none is made without': cites(
    oneEach,
    all(
      during(isPressed).always(started('apply')),
      only(started('apply')).after('step.pressed', 'step.retried', 'operator.confirmed'),
    ),
  ),
  'a press while a change is under way does nothing': during(
    both(after('step.pressed'), was('applying')),
  ).always(
    not(started('apply')),
    ({ before, after: now }: Step) => now.context.change === before?.context.change,
  ),
  'what is sent is the change that was pressed': during(started('apply')).always(
    ({ after: now }: Step) =>
      (inputOf(now, 'apply') as { change: string }).change === pendingOf(now),
    ({ event, after: now }: Step) =>
      event?.type !== 'step.pressed' || event.change === now.context.change,
  ),
  'the reply is reported until the next press': all(
    after(done('apply')).next(({ event, after: now }: Step) => replyOf(now) === event?.output),
    during(either(isPressed, after('report.dismissed').from('made'))).always(
      is((now) => replyOf(now) === null),
    ),
  ),
  'a failure names its change, and is forgotten with it': all(
    after(failed('apply'), timedOut('mutationTimeout')).next(
      ({ before, after: now }: Step) => failedOf(now) === before?.context.change,
    ),
    after('report.dismissed')
      .from('failed')
      .next(
        'idle',
        is((now) => pressFailure(now) === null && now.context.change === null),
      ),
  ),
  'the rows are read again after each reply and each failure': once('rows.changed').when(
    after(done('apply'), failed('apply'), timedOut('mutationTimeout')),
  ),
}
