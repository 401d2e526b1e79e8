import { endsWithin, inputOf } from '@kit/calls'
import {
  both,
  changes,
  done,
  failed,
  is,
  not,
  running,
  started,
  timedOut,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, only } from '@kit/vocabulary'
import { isSignInNeeded } from '@machines/operate/console/sensitive'
import { createPreview, type Drawing } from '@machines/operate/preview/machine'
import { drawnOf, hasFailed } from '@machines/operate/preview/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

export const previewMachine = createPreview<string, string>()

type Step = Moment<typeof previewMachine>

const drawn = changes<typeof previewMachine>(({ context }) => context.drawn)

/** docs/behaviour.md#preview. */
export const previewLaws: Laws<typeof previewMachine> = {
  'what is drawn is the newest edit of its record': cites(
    'Beside each step stand the sign-in page and home as tenants will see them, with what is typed so far.',
    all(
      after('subject.changed').next(
        ({ event, after: { context } }: Step) => context.subject === event?.subject,
      ),
      during(started('draw')).always(({ after: now }: Step) => {
        const { id, subject } = inputOf(now, 'draw') as Drawing<string>
        return id === now.context.id && subject === now.context.subject
      }),
    ),
  ),
  'an edit is drawn after a pause, and a drawing of an earlier one is discarded': cites(
    'Letters that are typed in a row cause one drawing, and the last drawing stays until the next has arrived.',
    after('subject.changed').next(not(running('draw')), (step: Step) => endsWithin(step, 500)),
  ),
  'nothing is drawn before there is something to draw': only(started('draw')).from(not('idle')),
  'the last drawing stays until the next has arrived': cites(
    'Letters that are typed in a row cause one drawing, and the last drawing stays until the next has arrived.',
    all(
      after('start').next(is((now) => drawnOf(now) === null)),
      only(drawn).after('start', done('draw')),
      after(done('draw')).next('shown', ({ event, after: now }: Step) => {
        return drawnOf(now) === event?.output
      }),
    ),
  ),
  'a drawing that fails says so, and can be repeated': cites(
    'A preview that fails says so and can be repeated; the wizard goes on without it.',
    all(
      after(failed('draw'), timedOut('requestTimeout')).next(
        is(hasFailed),
        ({ event, after: { context } }: Step) => context.failure?.kind === reasonIn(event),
      ),
      during(both(after('request.retried'), was('failed'))).always(started('draw')),
    ),
  ),
  'what failed for want of a session is drawn again after the next sign-in': cites(
    'A dialog asks for the password; after the sign-in, what the server refused meanwhile is sent or read again by itself.',
    during(after('operator.confirmed')).always((step: Step) => {
      const isDue = both<typeof previewMachine>(
        was('failed'),
        was(({ context }) => isSignInNeeded(context.failure)),
      )
      return started('draw')(step as Moment) === isDue(step)
    }),
  ),
  ...timeLimitLaws(),
}
