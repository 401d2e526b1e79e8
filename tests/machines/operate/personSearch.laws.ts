import { endsWithin, inputOf } from '@kit/calls'
import { both, done, failed, is, not, running, started, timedOut, was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during } from '@kit/vocabulary'
import { isSignInNeeded } from '@machines/operate/console/sensitive'
import { createPersonSearch } from '@machines/operate/personSearch/machine'
import {
  isFinding,
  peopleOf,
  searchFailure,
  textOf,
} from '@machines/operate/personSearch/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

export const personSearchMachine = createPersonSearch<string>()

type Step = Moment<typeof personSearchMachine>

const sentence =
  'Before someone can be chosen, letters that are typed in a row cause one search among the people of the building.'
const isTyped = both(after('text.changed'), ({ event }: Step) => event?.text !== '')
const isCleared = both(after('text.changed'), ({ event }: Step) => event?.text === '')

/** docs/behaviour.md#visitors-at-the-front-desk. */
export const personSearchLaws: Laws<typeof personSearchMachine> = {
  'letters show as being looked up at once, and are looked up after a pause': cites(
    sentence,
    during(isTyped).always(is(isFinding), not(running('find')), (step: Step) =>
      endsWithin(step, 250),
    ),
  ),
  'what is looked for is what was typed last, in the building': cites(
    sentence,
    during(started('find')).always(({ after: now }: Step) => {
      const { building, text } = inputOf(now, 'find') as { building: string; text: string }
      return building === 'tower' && text === textOf(now) && text !== ''
    }),
  ),
  'nothing is looked for, and no one is shown, without a text': cites(
    sentence,
    during(isCleared).always(
      'idle',
      not(running('find')),
      is((now) => peopleOf(now) === null),
    ),
  ),
  'those who were found are shown until others are': all(
    after(done('find')).next(
      'shown',
      ({ event, after: now }: Step) => peopleOf(now) === event?.output,
    ),
    during(isTyped).always(
      ({ before, after: now }: Step) => peopleOf(now) === (before?.context.people ?? null),
    ),
  ),
  'a failure shows why': after(failed('find'), timedOut('requestTimeout')).next(
    ({ event, after: now }: Step) => searchFailure(now)?.kind === reasonIn(event),
  ),
  'what failed for want of a session is looked for again after the next sign-in': cites(
    'A dialog asks for the password; after the sign-in, what the server refused meanwhile is sent or read again by itself.',
    during(after('operator.confirmed')).always((step: Step) => {
      const isDue = both<typeof personSearchMachine>(
        was('failed'),
        was(({ context }) => isSignInNeeded(context.failure)),
      )
      return started('find')(step as Moment) === isDue(step)
    }),
  ),
  ...timeLimitLaws(),
}
