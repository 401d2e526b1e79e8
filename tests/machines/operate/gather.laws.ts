import { inputOf } from '@kit/calls'
import {
  both,
  done,
  either,
  failed,
  is,
  not,
  running,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import { isSignInNeeded } from '@machines/operate/console/sensitive'
import { createGather } from '@machines/operate/gather/machine'
import {
  gatheredFor,
  gatheredRows,
  gatherFailure,
  gathering,
} from '@machines/operate/gather/selectors'
import { reasonIn } from '../reason'

export const gatherMachine = createGather<string, string>()

type Step = Moment<typeof gatherMachine>

/** docs/behaviour.md#attendees-in-the-console. */
export const gatherLaws: Laws<typeof gatherMachine> = {
  'all rows of the list as it is shown are read, once for a press': cites(
    'All rows that match the search and the filters can be printed, and downloaded as CSV, in which no cell starts a formula.',
    all(
      only(started('loadAll')).after('gather.pressed', 'operator.confirmed'),
      during(both(started('loadAll'), after('gather.pressed'))).always(
        ({ event, after: now }: Step) =>
          (inputOf(now, 'loadAll') as { query: string }).query === event?.query &&
          gathering(now) === event?.purpose,
      ),
    ),
  ),
  'a press while rows are read or used starts nothing': cites(
    'While they are read, nothing else is asked of the server for this; a failure says why.',
    during(both(after('gather.pressed'), either(was('gathering'), was('ready')))).always(
      not(started('loadAll')),
    ),
  ),
  'the rows are there until they are used, and no longer': all(
    iff('ready', ({ after: now }: Step) => gatheredRows(now) !== null),
    after(done('loadAll')).next(
      'ready',
      ({ event, before, after: now }: Step) =>
        gatheredRows(now) === event?.output && gatheredFor(now) === before?.context.purpose,
    ),
    after('rows.used').from('ready').next('idle'),
  ),
  'a failure says why, until it is dismissed or another press succeeds': cites(
    'While they are read, nothing else is asked of the server for this; a failure says why.',
    all(
      after(failed('loadAll'), timedOut('requestTimeout')).next(
        'failed',
        ({ event, after: now }: Step) => gatherFailure(now)?.kind === reasonIn(event),
      ),
      during(running('loadAll')).always(is((now) => gatherFailure(now) === null)),
      after('failure.dismissed')
        .from('failed')
        .next(
          'idle',
          is((now) => gatherFailure(now) === null),
        ),
    ),
  ),
  'what failed for want of a session is read after the next sign-in': during(
    after('operator.confirmed'),
  ).always((step: Step) => {
    const isDue = both<typeof gatherMachine>(
      was('failed'),
      was(({ context }) => isSignInNeeded(context.failure)),
    )
    return started('loadAll')(step as Moment) === isDue(step)
  }),
}
