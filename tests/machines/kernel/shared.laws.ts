import { hasAnswered, hasFailed } from '@kit/calls'
import {
  type AnyCondition,
  both,
  either,
  endsIn,
  failed,
  is,
  not,
  running,
  started,
  timedOut,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once, only, sends } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { hasReason, mutationLaws } from './mutation.laws'

// Laws of many machines, which name what is theirs.

export const isBusy = is((now: AnyMachineSnapshot) => now.hasTag('busy'))

/**
 * A machine that waits for a call, which it tags as busy, does so no longer than this.
 *
 * @param ms the longest wait, in milliseconds
 * @param waiting when it waits, if a tag does not tell
 */
export const timeLimitLaws = (
  ms = 20_000,
  waiting: AnyCondition = isBusy,
): Laws<AnyStateMachine> => ({
  'every wait has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during(waiting).always(endsIn(ms)),
  ),
})

/** Parts of a screen, each a machine of its own, whose crash the screen survives. */
export const crashLaws = (...parts: readonly string[]): Laws<AnyStateMachine> => ({
  'a part that crashes is reported once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    once('reportBroken').when(after(...parts.map(failed))),
  ),
})

/**
 * The machine has its reads read again once in each of these steps, and in no other.
 *
 * @param reads the ids of the actors that read a list or an item
 * @param sentences the sentences that tell when they are read
 */
export const invalidationLaws = (
  reads: readonly string[],
  when: AnyCondition,
  sentences: string | readonly string[] = [],
): Laws<AnyStateMachine> => ({
  'what may be outdated is read again once, and nothing else': cites(
    sentences,
    all(...reads.map((read) => sends(read, 'request.invalidated').when(both(when, running(read))))),
  ),
})

/** What is different in lists whose rows a user removes, each after a confirmation. */
interface Removal<M extends AnyStateMachine> {
  /** The id of the call that removes a row. */
  readonly call: string
  /** The event by which the user confirms. */
  readonly confirmed: string
  /** Whether the confirmation is open. */
  readonly isAsking: (at: Moment<M>['after']) => boolean
  /** The sentence that demands the confirmation. */
  readonly confirmation: string
  /** The sentence that tells when the list is read. */
  readonly reading: string
}

/**
 * The laws of a list from which a user removes rows; its actor is `list`. Which rows it then leaves out is the machine's
 * own.
 */
export function removalLaws<M extends AnyStateMachine>({
  call,
  confirmed,
  isAsking,
  confirmation,
  reading,
}: Removal<M>): Laws<M> {
  const isGone = isRemoved(call)
  const isOpen = is<M>(isAsking)
  return {
    ...mutationLaws<M>(
      [call],
      ({ before, after: now }) => before !== null && !isAsking(before) && isAsking(now),
    ),
    ...timeLimitLaws(),
    ...crashLaws('list'),
    'nothing is removed before the user confirms': cites(
      confirmation,
      only(started(call)).after(confirmed),
    ),
    'a call makes the list busy, and nothing else does': iff(isBusy, running(call)),
    ...invalidationLaws(['list'], either(isGone, after('request.invalidated')), reading),
    'no confirmation opens for what was removed': during(isGone).never(isOpen),
    'a failure shows in the dialog where the user confirmed, and can be retried': during(
      both(not(isGone), after(failed(call), timedOut('mutationTimeout'))),
    ).always(isOpen, not(isBusy), hasReason),
  }
}

/** The server confirms that the row is gone: it has removed it, or does not know it any more. */
export const isRemoved =
  (call: string) =>
  ({ event }: Moment): boolean =>
    hasAnswered(event, call) ||
    (event !== null && hasFailed(event, call) && isRefusedWith(failureIn(event), 'not_found'))
