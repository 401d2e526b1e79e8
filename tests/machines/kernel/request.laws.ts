import { hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { createRequest } from '@machines/kernel/request/machine'
import { readOf } from '@machines/kernel/request/selectors'
import { reasonIn } from '../reason'
import { timeLimitLaws } from './shared.laws'

export const requestMachine = createRequest<{ buildingUuid: string }, string[]>()

const calls = ['load', 'reload'] as const

/** docs/behaviour.md#where-failures-show and #headers-of-a-call; the foundation of every list and detail. */
export const requestLaws: Laws<typeof requestMachine> = {
  'the latest response shows, and a failure or a wait removes nothing': cites(
    'A screen that has a place for a failed request shows it there, with a retry.',
    ({ before, event, after }) => {
      const isAnswer = calls.some((call) => hasAnswered(event, call))
      return after.context.data === (isAnswer ? event?.output : (before?.context.data ?? null))
    },
  ),
  'a successful response clears the failure and is ready to show': ({ event, after }) =>
    !calls.some((call) => hasAnswered(event, call)) ||
    (after.matches('fulfilled') && after.context.failure === null),
  'a failed call stores its reason': cites(
    'A screen that has a place for a failed request shows it there, with a retry.',
    ({ event, after: { context } }) => {
      const isOver =
        hasTimedOut(event, 'requestTimeout') || calls.some((call) => hasFailed(event, call))
      return !isOver || context.failure?.kind === reasonIn(event)
    },
  ),
  'loaded data shows, whatever is being read': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ after }) => (readOf(after).status === 'FULFILLED') === (after.context.data !== null),
  ),
  'no call runs after a failure': ({ event, after }) => {
    const isOver =
      hasTimedOut(event, 'requestTimeout') || calls.some((call) => hasFailed(event, call))
    return !isOver || !after.hasTag('busy')
  },
  'the machine starts with a read': ({ before, after }) =>
    before !== null || after.children.load !== undefined,
  ...timeLimitLaws(),
  'every read but the first follows an invalidation, in the next turn': (step) => {
    const isBurstOver = hasTimedOut(step.event, 'burst')
    return step.before === null || calls.some((call) => hasCalled(step, call)) === isBurstOver
  },
  'the invalidations of one turn cause one read': ({ past, event }) => {
    if (!hasTimedOut(event, 'burst')) return true
    const since = past.findLastIndex((each) => hasTimedOut(each.event, 'burst'))
    return past.slice(since + 1).some((each) => each.event?.type === 'request.invalidated')
  },
  'an invalidation is never lost: it leads to a read within a turn': (step) =>
    step.event?.type !== 'request.invalidated' ||
    Object.entries(step.delays).some(([name, ms]) => name.startsWith('burst') && ms === 0),
  'a response requested before an invalidation is discarded': (step) =>
    step.event?.type !== 'request.invalidated' ||
    !calls.some((call) => isCalling(step.after, call)),
  'after an invalidation the read runs again, and data stays visible': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ before, event, after }) =>
      event?.type !== 'request.invalidated' ||
      (after.hasTag('busy') && after.context.data === before?.context.data),
  ),
}
