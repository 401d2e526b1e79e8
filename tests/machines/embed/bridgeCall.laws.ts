import { endsWithin, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import type { bridgeCallMachine } from '@machines/embed/bridgeCall/machine'

/** docs/bridge.md#answers. */
export const bridgeCallLaws: Laws<typeof bridgeCallMachine> = {
  'a request is answered with the requested data': cites(
    'The bridge describes what an app in the frame may request, and which apps get a response.',
    ({ event, after }) =>
      !hasAnswered(event, 'perform') ||
      (after.context.answer?.data === event?.output && after.context.answer?.error === undefined),
  ),
  'a request that failed or timed out returns its code and no data': ({
    event,
    after: {
      context: { answer },
    },
  }) => {
    const isLate = hasTimedOut(event)
    if (!isLate && !hasFailed(event, 'perform')) return true
    return answer?.error?.code === (isLate ? 'timeout' : 'failed') && !('data' in answer)
  },
  'an answer is named after its action and has its id': ({ after: { context } }) =>
    context.answer === null ||
    (context.answer.event === `${context.call.action}Response` &&
      context.answer.id === context.call.id),
  'an answered call is over': ({ after }) =>
    (after.status === 'done') === (after.context.answer !== null),
  'every call ends within ten seconds': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) => !isCalling(step.after, 'perform') || endsWithin(step, 10_000),
  ),
}
