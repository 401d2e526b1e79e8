import {
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws } from '@kit/laws'
import { isSignInNeeded } from '@machines/operate/console/sensitive'
import { createList } from '@machines/operate/list/machine'
import { isReading, listFailure } from '@machines/operate/list/selectors'
import { reasonIn } from '../reason'

export type Query = { q: string }
export const listMachine = createList<Query, string>()

/** docs/behaviour.md#lists-of-the-console. */
export const listLaws: Laws<typeof listMachine> = {
  'the rows are those of the query that was asked last': (step) =>
    !hasCalled(step, 'load') ||
    (inputOf(step.after, 'load') as { query: Query }).query === step.after.context.query,
  'another query shows as being read at once, and is read after a pause': (step) =>
    step.event?.type !== 'query.changed' ||
    (isReading(step.after) && !isCalling(step.after, 'load') && endsWithin(step, 250)),
  'a reply to an earlier query is discarded': (step) =>
    step.event?.type !== 'query.changed' || !isCalling(step.after, 'load'),
  'what failed for want of a session is read again after the next sign-in': (step) =>
    step.event?.type !== 'operator.confirmed' ||
    hasCalled(step, 'load') ===
      (step.before?.matches('failed') === true && isSignInNeeded(step.before.context.failure)),
  'rows stay until newer ones arrive': ({ before, event, after }) =>
    after.context.rows ===
    (hasAnswered(event, 'load') ? event?.output.rows : (before?.context.rows ?? null)),
  'a failure shows why, and a reply ends it': (step) => {
    if (hasFailed(step.event, 'load') || hasTimedOut(step.event, 'requestTimeout')) {
      return listFailure(step.after)?.kind === reasonIn(step.event)
    }
    return (
      !hasAnswered(step.event, 'load') ||
      (step.after.matches('shown') && step.after.context.failure === null)
    )
  },
  'an invalidation reads again at once': (step) =>
    step.event?.type !== 'list.invalidated' || hasCalled(step, 'load'),
  'every wait has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
}
