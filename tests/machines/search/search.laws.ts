import { endsWithin } from '@kit/calls'
import { both, done, failed, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, during, only } from '@kit/vocabulary'
import type { searchMachine } from '@machines/search/search/machine'
import { reasonIn } from '../reason'

type Step = Moment<typeof searchMachine>
const callMs = 10_000

const messagesOf = (query: string) => query.trim()
const isTyped = ({ event }: Step) => event?.type === 'query.changed'
const hasNoFailure = ({ after: { context } }: Step) => context.failure === null

/** docs/behaviour.md#search. */
export const searchLaws: Laws<typeof searchMachine> = {
  'the field shows the latest typed text': ({ before, event, after: now }) =>
    now.context.query ===
    (event?.type === 'query.changed' ? event.query : (before?.context.query ?? '')),
  'a request follows a pause, Enter or a retry, never a keystroke': all(
    only(started('search')).after('search.submitted', 'search.retried', timedOut('typingPause')),
    only(both(started('search'), after('search.retried'))).from('failed'),
    only(both(started('search'), after(timedOut('typingPause')))).from('typing'),
  ),
  'Enter sends a pending query immediately': after('search.submitted')
    .from('typing')
    .next(started('search')),
  'results belong to the query in the field, unless others are on their way': during(
    'shown',
  ).always(({ after: { context } }: Step) => context.foundBy === messagesOf(context.query)),
  'a response is shown, with or without results': after(done('search')).next('shown', hasNoFailure),
  'an empty query shows nothing and requests nothing': ({ after: now }) =>
    messagesOf(now.context.query) !== '' ||
    now.matches('closed') ||
    (now.matches('idle') && now.context.groups.length === 0),
  'typing on waits for the newer response only': after('query.changed').never('searching'),
  'previous results stay while a query is pending': (step) =>
    !isTyped(step) ||
    !step.after.matches('typing') ||
    step.after.context.groups === step.before?.context.groups,
  'a failed search shows its reason and can be retried': after(
    failed('search'),
    timedOut('searchTimeout'),
  ).next(
    'failed',
    ({ event, after: { context } }: Step) => context.failure?.kind === reasonIn(event),
  ),
  'a retry requests the query in the field': after('search.retried')
    .from('failed')
    .next(started('search')),
  'only opening a result stores its query': ({ event, did, before }) => {
    const kind = event?.type === 'utility.pressed' ? event.utility.target.kind : null
    const isOpened = event?.type === 'result.chosen' || (kind !== null && kind !== 'mobileOnly')
    const isOver = before?.matches('closed') === true
    return did.some(({ type }) => type === 'rememberQuery') === (isOpened && !isOver)
  },
  'opening a utility closes the search; explaining one does not': ({ before, event, after: now }) =>
    event?.type !== 'utility.pressed' ||
    before?.matches('closed') === true ||
    now.matches('closed') === (event.utility.target.kind !== 'mobileOnly'),
  'every call has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
}
