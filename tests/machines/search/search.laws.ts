import { endsWithin, hasAnswered, hasCalled, hasFailed } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { searchMachine } from '@machines/search/search/machine'
import { reasonIn } from '../reason'

type Step = Moment<typeof searchMachine>
const callMs = 10_000

const messagesOf = (query: string) => query.trim()
const isTyped = ({ event }: Step) => event?.type === 'query.changed'
const isTooLate = ({ event }: Step) => event?.type.includes('searchTimeout') === true
const isLost = (step: Step) => isTooLate(step) || hasFailed(step.event, 'search')
/** `typingPause` has passed. */
const isPauseOver = ({ event }: Step) => event?.type.includes('typingPause') === true

/** docs/behaviour.md#search. */
export const searchLaws: Laws<typeof searchMachine> = {
  'the field shows the latest typed text': ({ before, event, after }) =>
    after.context.query ===
    (event?.type === 'query.changed' ? event.query : (before?.context.query ?? '')),
  'a request follows a pause, Enter or a retry, never a keystroke': (step) => {
    const { before, event } = step
    if (!hasCalled(step, 'search')) return true
    if (event?.type === 'search.retried') return before?.matches('failed') === true
    return (
      event?.type === 'search.submitted' ||
      (isPauseOver(step) && before?.matches('typing') === true)
    )
  },
  'Enter sends a pending query immediately': (step) =>
    step.event?.type !== 'search.submitted' ||
    !step.before?.matches('typing') ||
    hasCalled(step, 'search'),
  'results belong to the query in the field, unless others are on their way': ({ after }) => {
    if (!after.matches('shown')) return true
    return after.context.foundBy === messagesOf(after.context.query)
  },
  'a response is shown, with or without results': (step) =>
    !hasAnswered(step.event, 'search') ||
    (step.after.matches('shown') && step.after.context.failure === null),
  'an empty query shows nothing and requests nothing': ({ after }) =>
    messagesOf(after.context.query) !== '' ||
    after.matches('closed') ||
    (after.matches('idle') && after.context.groups.length === 0),
  'typing on waits for the newer response only': (step) =>
    !isTyped(step) || !step.after.matches('searching'),
  'previous results stay while a query is pending': (step) =>
    !isTyped(step) ||
    !step.after.matches('typing') ||
    step.after.context.groups === step.before?.context.groups,
  'a failed search shows its reason and can be retried': (step) =>
    !isLost(step) ||
    (step.after.matches('failed') && step.after.context.failure?.kind === reasonIn(step.event)),
  'a retry requests the query in the field': (step) =>
    step.event?.type !== 'search.retried' ||
    !step.before?.matches('failed') ||
    hasCalled(step, 'search'),
  'only opening a result stores its query': ({ event, did, before }) => {
    const kind = event?.type === 'utility.pressed' ? event.utility.target.kind : null
    const isOpened = event?.type === 'result.chosen' || (kind !== null && kind !== 'mobileOnly')
    const isOver = before?.matches('closed') === true
    return did.some(({ type }) => type === 'rememberQuery') === (isOpened && !isOver)
  },
  'opening a utility closes the search; explaining one does not': ({ before, event, after }) =>
    event?.type !== 'utility.pressed' ||
    before?.matches('closed') === true ||
    after.matches('closed') === (event.utility.target.kind !== 'mobileOnly'),
  'every call has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
}
