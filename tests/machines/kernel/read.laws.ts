import {
  type AnyCondition,
  changes,
  done,
  either,
  endsIn,
  failed,
  is,
  not,
  running,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws } from '@kit/laws'
import { after, all, cites, iff } from '@kit/vocabulary'
import type { Failure } from '@machines/kernel/failure'
import { type RequestSnapshot, readOf } from '@machines/kernel/request/selectors'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { reasonIn } from '../reason'
import { isBusy, timeLimitLaws } from './shared.laws'

const stays = 'What was read before stays visible while it is read again, and if that fails.'
const dataOf = ({ context }: AnyMachineSnapshot) => (context as { data: unknown }).data
const failureOf = ({ context }: AnyMachineSnapshot) =>
  (context as { failure: Failure | null }).failure
const isTurnOver = after(timedOut('burst'))

/**
 * The laws of everything that is read and read again (docs/behaviour.md#where-failures-show).
 *
 * @param reads the ids of the calls that read from the start
 * @param isRequested the steps that start one of them without an invalidation
 * @param others the ids of other calls, such as that of the next page
 */
export function readLaws(
  reads: readonly string[],
  isRequested: AnyCondition = after('start'),
  others: readonly string[] = [],
): Laws<AnyStateMachine> {
  const calls = [...reads, ...others]
  const isAnswered = after(...calls.map(done))
  const isLost = after(timedOut('requestTimeout'), ...calls.map(failed))
  return {
    'loaded data shows, whatever is being read': cites(
      stays,
      iff(
        is((now: AnyMachineSnapshot) => dataOf(now) !== null),
        is((now) => readOf(now as RequestSnapshot<unknown>).status === 'FULFILLED'),
      ),
    ),
    'a response clears the failure and is ready to show': isAnswered.next(
      'fulfilled',
      is((now: AnyMachineSnapshot) => failureOf(now) === null),
    ),
    'a failed call stores its reason, and no call runs': cites(
      'A screen that has a place for a failed request shows it there, with a retry.',
      isLost.next(not(isBusy), ({ event, after: now }) => {
        return failureOf(now)?.kind === reasonIn(event)
      }),
    ),
    'data is read at the start and in the turn after an invalidation': iff(
      either(...reads.map(started)),
      either(isRequested, isTurnOver),
    ),
    'the invalidations of one turn cause one read': isTurnOver.next(({ past }) => {
      const since = past.findLastIndex((each) => isTurnOver(each))
      return past.slice(since + 1).some((each) => each.event?.type === 'request.invalidated')
    }),
    'an invalidation discards the running call, keeps the data, and leads to a read': cites(
      stays,
      all(
        after('request.invalidated').next(isBusy, endsIn(0)),
        after('request.invalidated').never(...calls.map(running), changes(dataOf)),
      ),
    ),
    ...timeLimitLaws(),
  }
}
