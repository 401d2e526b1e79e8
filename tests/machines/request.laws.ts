import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createRequest } from '@machines/request/machine'

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
    if (hasTimedOut(event)) return context.failure?.kind === 'timeout'
    return !calls.some((call) => hasFailed(event, call)) || context.failure?.kind === 'network'
  },
  'where there is something to show it is shown, and where there is nothing nothing is': ({
    after,
  }) =>
    (after.matches('fulfilled') || after.matches('refreshing')) === (after.context.data !== null),
  'after a failure nothing is under way': ({ event, after }) => {
    const isOver = hasTimedOut(event) || calls.some((call) => hasFailed(event, call))
    return !isOver || !after.hasTag('busy')
  },
  'the first thing that happens is that the data is asked for': ({ before, after }) =>
    before !== null || after.children.load !== undefined,
  'a wait ends by itself': (step) => !step.after.hasTag('busy') || endsWithin(step, callMs),
  'what never came is asked for again by whoever tries again or comes back, and by nobody else': (
    step,
  ) => {
    const { before, event } = step
    const isWanted = ['request.retried', 'request.renewed'].includes(event?.type ?? '')
    return before === null || hasCalled(step, 'load') === (isWanted && before.matches('rejected'))
  },
  'what is shown is asked for anew by a refresh or by whoever comes back': (step) => {
    const { before, event } = step
    const isWanted = ['request.refreshed', 'request.renewed'].includes(event?.type ?? '')
    return !before?.matches('fulfilled') || hasCalled(step, 'reload') === isWanted
  },
  'what is under way and was asked for too early is asked for anew, once': (step) => {
    const { before, event } = step
    const isOld = ['request.refreshed', 'request.outdated'].includes(event?.type ?? '')
    return !before?.matches('refreshing') || hasCalled(step, 'reload') === isOld
  },
  'a first answer that is awaited is awaited further': (step) =>
    !step.before?.matches('pending') ||
    step.event?.type.startsWith('xstate.') === true ||
    (step.after.matches('pending') && !hasCalled(step, 'load')),
}
