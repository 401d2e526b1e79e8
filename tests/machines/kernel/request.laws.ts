import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createRequest } from '@machines/kernel/request/machine'
import { readOf } from '@machines/kernel/request/selectors'

export const requestMachine = createRequest<{ buildingUuid: string }, string[]>()

const callMs = 20_000
const calls = ['load', 'reload'] as const

/** docs/behaviour.md#where-failures-show and #headers-of-a-call; what every list and every detail rests on. */
export const requestLaws: Laws<typeof requestMachine> = {
  'the last answer is what is shown, and a failure or a wait takes nothing away': ({
    before,
    event,
    after,
  }) => {
    const isAnswer = calls.some((call) => hasAnswered(event, call))
    return after.context.data === (isAnswer ? event?.output : (before?.context.data ?? null))
  },
  'a good answer takes the failure away, and is ready to be shown': ({ event, after }) =>
    !calls.some((call) => hasAnswered(event, call)) ||
    (after.matches('fulfilled') && after.context.failure === null),
  'a failed call is kept with its reason': ({ event, after: { context } }) => {
    if (hasTimedOut(event, 'requestTimeout')) return context.failure?.kind === 'timeout'
    return !calls.some((call) => hasFailed(event, call)) || context.failure?.kind === 'network'
  },
  'data is shown once there is any, whatever is being read': ({ after }) =>
    (readOf(after).status === 'FULFILLED') === (after.context.data !== null),
  'after a failure nothing is under way': ({ event, after }) => {
    const isOver =
      hasTimedOut(event, 'requestTimeout') || calls.some((call) => hasFailed(event, call))
    return !isOver || !after.hasTag('busy')
  },
  'the first thing that happens is that the data is asked for': ({ before, after }) =>
    before !== null || after.children.load !== undefined,
  'a wait ends by itself': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
  'every read but the first follows an invalidation, after the turn in which it came': (step) => {
    const isBurstOver = hasTimedOut(step.event, 'burst')
    return step.before === null || calls.some((call) => hasCalled(step, call)) === isBurstOver
  },
  'the invalidations of one turn cause one read': ({ past, event }) => {
    if (!hasTimedOut(event, 'burst')) return true
    const since = past.findLastIndex((each) => hasTimedOut(each.event, 'burst'))
    return past.slice(since + 1).some((each) => each.event?.type === 'request.invalidated')
  },
  'an invalidation is never lost: it ends in a read within a turn': (step) =>
    step.event?.type !== 'request.invalidated' ||
    Object.entries(step.delays).some(([name, ms]) => name.startsWith('burst') && ms === 0),
  'an answer that was requested before an invalidation is discarded': (step) =>
    step.event?.type !== 'request.invalidated' ||
    !calls.some((call) => isCalling(step.after, call)),
  'after an invalidation the read is under way again, and data stays on screen': ({
    before,
    event,
    after,
  }) =>
    event?.type !== 'request.invalidated' ||
    (after.hasTag('busy') && after.context.data === before?.context.data),
}
