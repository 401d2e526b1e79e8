import { endsWithin, inputOf } from '@kit/calls'
import {
  both,
  changes,
  done,
  failed,
  is,
  not,
  running,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, only } from '@kit/vocabulary'
import { isSignInNeeded } from '@machines/operate/console/sensitive'
import { createList } from '@machines/operate/list/machine'
import { isReading, listFailure } from '@machines/operate/list/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

export type Query = { q: string }
export const listMachine = createList<Query, string>()

type Step = Moment<typeof listMachine>

const rows = changes<typeof listMachine>(({ context }) => context.rows)

/** docs/behaviour.md#lists-of-the-console. */
export const listLaws: Laws<typeof listMachine> = {
  'the rows are those of the query that was asked last': cites(
    'A list asks the server for fifty rows.',
    during(started('load')).always(
      ({ after: now }: Step) =>
        (inputOf(now, 'load') as { query: Query }).query === now.context.query,
    ),
  ),
  'another query shows as being read at once, and is read after a pause': cites(
    'Letters that are typed in a row cause one request; while other rows are read, the old ones stay.',
    after('query.changed').next(is(isReading), not(running('load')), (step: Step) =>
      endsWithin(step, 250),
    ),
  ),
  'a reply to an earlier query is discarded': cites(
    'Letters that are typed in a row cause one request; while other rows are read, the old ones stay.',
    after('query.changed').never(running('load')),
  ),
  'what failed for want of a session is read again after the next sign-in': cites(
    'A dialog asks for the password; after the sign-in, what the server refused meanwhile is sent or read again by itself.',
    during(after('operator.confirmed')).always((step: Step) => {
      const isDue = both<typeof listMachine>(
        was('failed'),
        was(({ context }) => isSignInNeeded(context.failure)),
      )
      return started('load')(step as Moment) === isDue(step)
    }),
  ),
  'rows stay until newer ones arrive': cites(
    [
      'Letters that are typed in a row cause one request; while other rows are read, the old ones stay.',
      'What was read before stays visible while it is read again, and if that fails.',
    ],
    all(
      after('start').next(is(({ context }) => context.rows === null)),
      only(rows).after('start', done('load')),
      after(done('load')).next(
        ({ event, after: now }: Step) => now.context.rows === event?.output.rows,
      ),
    ),
  ),
  'a failure shows why, and a reply ends it': cites(
    'A list that cannot be read says why and can be read again.',
    all(
      after(failed('load'), timedOut('requestTimeout')).next(
        ({ event, after: now }: Step) => listFailure(now)?.kind === reasonIn(event),
      ),
      after(done('load')).next(
        'shown',
        is(({ context }) => context.failure === null),
      ),
    ),
  ),
  'an invalidation reads again at once': after('request.invalidated').next(started('load')),
  ...timeLimitLaws(),
}
