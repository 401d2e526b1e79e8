import { isDeepStrictEqual } from 'node:util'
import { hasCalled, hasTimedOut, inputOf } from '@kit/calls'
import {
  type AnyCondition,
  changes,
  either,
  endsIn,
  failed,
  running,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during } from '@kit/vocabulary'
import { failureIn } from '@machines/kernel/failure'
import type { MutationContext } from '@machines/kernel/mutation/state'
import type { AnyStateMachine } from 'xstate'

/**
 * The laws of every chart's mutations (docs/decisions/0006-mutations.md).
 *
 * @param calls the ids of the mutations
 * @param isIntent whether the step starts another intent of the user, according to the chart's specification
 * @param limit the longest that a mutation may take, in milliseconds
 */
export function mutationLaws<M extends AnyStateMachine>(
  calls: readonly string[],
  isIntent: (step: Moment<M>) => boolean,
  limit = 20_000,
): Laws<M> {
  const keysOf = (steps: readonly Moment<M>[]) =>
    steps.flatMap((step) =>
      calls
        .filter((call) => hasCalled(step, call))
        .map((call) => (inputOf(step.after, call) as { key: string }).key),
    )
  return {
    'a retry reuses the key of its intent, and no other intent has that key': cites(
      [
        'Every mutation takes an Idempotency-Key.',
        'A press sends once; a retry has the same idempotency key, an edit another one.',
      ],
      (step) => {
        const [key] = keysOf([step])
        if (key === undefined) return true
        const steps = [...step.past, step]
        const start = steps.findLastIndex(isIntent)
        return (
          start >= 0 &&
          !keysOf(steps.slice(0, start)).includes(key) &&
          keysOf(steps.slice(start)).every((each) => each === key)
        )
      },
    ),
    'a pending mutation shows no failure and has a time limit': cites(
      'Every request has a time limit, and counts as failed when it is over.',
      during(either(...calls.map(running))).always(
        ({ after: { context } }) => (context as MutationContext).mutation.failure === null,
        endsIn(limit),
      ),
    ),
  }
}

/**
 * The law of charts that start each intent in its step, whether or not it is sent.
 *
 * @param isIntent whether the step starts another intent
 */
export const intentLaws = <M extends AnyStateMachine>(
  isIntent: (step: Moment<M>) => boolean,
): Laws<M> => ({
  'another intent has a key of its own, even if it is never sent': during(isIntent).always(
    changes<M>(({ context }) => (context as MutationContext).mutation.intentId),
  ),
})

/**
 * The laws of mutations whose failure the user sees and can repeat.
 *
 * @param calls the ids of the mutations
 * @param shownIn the state that shows the failure
 * @param sentences the sentences that demand it
 */
export const failureLaws = (
  calls: readonly string[],
  shownIn: AnyCondition,
  sentences: string | readonly string[] = [],
): Laws<AnyStateMachine> => ({
  'a failed mutation shows its reason where the user can repeat it': cites(
    sentences,
    after(...calls.map(failed), timedOut('mutationTimeout')).next(shownIn, hasReason),
  ),
})

/** The failure of this step is stored. */
export function hasReason({ event, after: now }: Moment): boolean {
  const { failure } = (now as { context: MutationContext }).context.mutation
  const reason = hasTimedOut(event) ? { kind: 'timeout' } : failureIn(event ?? {})
  return isDeepStrictEqual(failure, reason)
}
