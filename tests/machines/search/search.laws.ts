import { endsWithin, hasAnswered, hasCalled, hasFailed } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { searchMachine } from '@machines/search/search/machine'

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
  'what stands in the field is what was typed last': ({ before, event, after }) =>
    after.context.query ===
    (event?.type === 'query.changed' ? event.query : (before?.context.query ?? '')),
  'the server is asked after a pause, at once by Enter, and again by a retry; never by a letter': (
    step,
  ) => {
    const { before, event } = step
    if (!hasCalled(step, 'search')) return true
    if (event?.type === 'search.retried') return before?.matches('failed') === true
    return (
      event?.type === 'search.submitted' ||
      (isPauseOver(step) && before?.matches('typing') === true)
    )
  },
  'Enter asks at once for words that wait': (step) =>
    step.event?.type !== 'search.submitted' ||
    !step.before?.matches('typing') ||
    hasCalled(step, 'search'),
  'what was found is for the words in the field, unless others are on their way': ({ after }) => {
    if (!after.matches('shown')) return true
    return after.context.foundBy === messagesOf(after.context.query)
  },
  'an answer is shown, whatever it holds': (step) =>
    !hasAnswered(step.event, 'search') ||
    (step.after.matches('shown') && step.after.context.failure === null),
  'without words nothing is shown and nothing is asked': ({ after }) =>
    messagesOf(after.context.query) !== '' ||
    after.matches('closed') ||
    (after.matches('idle') && after.context.groups.length === 0),
  'whoever types on waits for the newer answer alone': (step) =>
    !isTyped(step) || !step.after.matches('searching'),
  'while words wait, what was found before stays': (step) =>
    !isTyped(step) ||
    !step.after.matches('typing') ||
    step.after.context.groups === step.before?.context.groups,
  'a search that is lost is said, with its reason, and can be asked again': (step) =>
    !isLost(step) ||
    (step.after.matches('failed') &&
      step.after.context.failure?.kind === (isTooLate(step) ? 'timeout' : 'network')),
  'a retry asks for the words in the field': (step) =>
    step.event?.type !== 'search.retried' ||
    !step.before?.matches('failed') ||
    hasCalled(step, 'search'),
  'what was opened is remembered by its words, and nothing else is': ({ event, did, before }) => {
    const kind = event?.type === 'utility.pressed' ? event.utility.target.kind : null
    const isOpened = event?.type === 'result.chosen' || (kind !== null && kind !== 'mobileOnly')
    const isOver = before?.matches('closed') === true
    return did.some(({ type }) => type === 'rememberQuery') === (isOpened && !isOver)
  },
  'a utility that is opened closes the search; one that only says why not does not': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'utility.pressed' ||
    before?.matches('closed') === true ||
    after.matches('closed') === (event.utility.target.kind !== 'mobileOnly'),
  'a call ends by itself': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
}
