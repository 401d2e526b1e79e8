import { isDeepStrictEqual } from 'node:util'
import { effectsOf } from '@kit/calls'
import { both, either, entered, not, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, once } from '@kit/vocabulary'
import type { globalErrorMachine } from '@machines/platform/globalError/machine'

type Step = Moment<typeof globalErrorMachine>

const visible = ['shown', 'retrying', 'shownAgain']
const failedAction = ({ before }: Step) => before?.context.action ?? null
const isSameAction = (step: Step) =>
  failedAction(step) !== null && isDeepStrictEqual(step.event?.action, failedAction(step))

/** The exit taken in this step, which closes the dialog. */
const isLeft = either<typeof globalErrorMachine>(
  after('error.dismissed', 'session.ended').from(...visible),
  after('action.succeeded').from('retrying'),
  both(after('page.left').from(...visible), (step: Step) => failedAction(step)?.isOfPage === true),
  both(after('request.retried').from('shown'), (step: Step) => failedAction(step) === null),
)
/** The user retries what has failed once. */
const isRetried = both<typeof globalErrorMachine>(
  after('request.retried').from('shown'),
  (step: Step) => failedAction(step) !== null,
)
const failsAgain = either<typeof globalErrorMachine>(
  after(timedOut()).from('retrying'),
  both(after('error.raised').from('retrying'), isSameAction),
)
const staysAfterSecond = both<typeof globalErrorMachine>(
  (step: Step) => step.before?.matches('shownAgain') === true,
  not(after('error.raised')),
  not(isLeft),
)

/** docs/behaviour.md#where-failures-show. */
export const globalErrorLaws: Laws<typeof globalErrorMachine> = {
  'a closed dialog holds no failure': during('hidden').always(({ after: { context } }) =>
    Object.values(context).every((value) => value === null),
  ),
  'the dialog closes on going back, on success, and with its page or session': all(
    during(isLeft).always('hidden'),
    during(entered('hidden')).always(either(after('start'), isLeft)),
  ),
  'the reported failure is the visible one': cites(
    'Every other failure shows as one toast.',
    after('error.raised').next(either('shown', 'shownAgain'), ({ event, after: { context } }) =>
      isDeepStrictEqual(context, {
        status: event?.status,
        message: event?.message,
        action: event?.action,
      }),
    ),
  ),
  'only a second failure of the same action leaves just the way back': cites(
    'If the same action fails twice, only "go back" is left.',
    iff('shownAgain', either(failsAgain, staysAfterSecond)),
  ),
  'a retry runs the failed action once': cites(
    'A failed RSVP or claim opens the global error with "try again".',
    all(
      once('rerunAction').when(isRetried),
      during(isRetried).always('retrying', (step: Step) =>
        isDeepStrictEqual(effectsOf(step, 'rerunAction')[0]?.action, failedAction(step)),
      ),
    ),
  ),
  'a retry has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    during('retrying').eventually(not('retrying')).within(20_000),
  ),
  "the dialog's reload runs once": once('refreshPage').when(
    after('refresh.pressed').from('shown', 'shownAgain'),
  ),
  'only another failure or an exit replaces the visible failure': during(
    not(either(after('start', 'error.raised'), isLeft)),
  ).always(({ before, after: now }) => isDeepStrictEqual(now.context, before?.context)),
}
