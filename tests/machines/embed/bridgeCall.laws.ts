import { endsWithin, hasAnswered, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws } from '@kit/laws'
import type { bridgeCallMachine } from '@machines/embed/bridgeCall/machine'

/** docs/bridge.md#answers. */
export const bridgeCallLaws: Laws<typeof bridgeCallMachine> = {
  'a request is answered by what was asked for': ({ event, after }) =>
    !hasAnswered(event, 'perform') ||
    (after.context.answer?.data === event?.output && after.context.answer?.error === undefined),
  'a request that failed, or took too long, says so by its code, and brings no data': ({
    event,
    after: {
      context: { answer },
    },
  }) => {
    const isLate = hasTimedOut(event)
    if (!isLate && !hasFailed(event, 'perform')) return true
    return answer?.error?.code === (isLate ? 'timeout' : 'failed') && !('data' in answer)
  },
  'an answer is named after its action, and carries its id': ({ after: { context } }) =>
    context.answer === null ||
    (context.answer.event === `${context.call.action}Response` &&
      context.answer.id === context.call.id),
  'whoever has an answer is through': ({ after }) =>
    (after.status === 'done') === (after.context.answer !== null),
  'nobody waits longer than ten seconds': (step) =>
    !isCalling(step.after, 'perform') || endsWithin(step, 10_000),
}
