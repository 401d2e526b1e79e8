import { isDeepStrictEqual } from 'node:util'
import { effectsOf, endsWithin, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { globalErrorMachine } from '@machines/platform/globalError/machine'

type Step = Moment<typeof globalErrorMachine>

const retryMs = 20_000
const isSame = (one: unknown, other: unknown) => one !== null && isDeepStrictEqual(one, other)

/** The exit taken in this step, which closes the dialog. */
const isLeft = ({ before, event }: Step) => {
  if (before === null || before.matches('hidden')) return false
  const { action } = before.context
  if (['error.dismissed', 'session.ended'].includes(event?.type ?? '')) return true
  if (event?.type === 'action.succeeded') return before.matches('retrying')
  if (event?.type === 'page.left') return action?.isOfPage === true
  return event?.type === 'error.retried' && before.matches('shown') && action === null
}
/** The user retries what has failed once. */
const isRetried = ({ before, event }: Step) =>
  event?.type === 'error.retried' &&
  before?.matches('shown') === true &&
  before.context.action !== null

/** docs/behaviour.md#where-failures-show. */
export const globalErrorLaws: Laws<typeof globalErrorMachine> = {
  'a closed dialog holds no failure': ({ after }) =>
    !after.matches('hidden') || Object.values(after.context).every((value) => value === null),
  'the dialog closes on going back, on success, and with its page or session': (step) =>
    step.before === null ||
    (isLeft(step)
      ? step.after.matches('hidden')
      : !step.after.matches('hidden') || step.before.matches('hidden')),
  'the reported failure is the visible one': ({ event, after }) =>
    event?.type !== 'error.raised' ||
    (!after.matches('hidden') &&
      !after.matches('retrying') &&
      isDeepStrictEqual(after.context, {
        status: event.status,
        message: event.message,
        action: event.action,
      })),
  'only a second failure of the same action leaves just the way back': (step) => {
    const { before, event, after } = step
    const isAgain =
      event?.type === 'error.raised' && isSame(event.action, before?.context.action ?? null)
    const isSecond = before?.matches('retrying') === true && (isAgain || hasTimedOut(event))
    const wasSecond =
      before?.matches('shownAgain') === true && event?.type !== 'error.raised' && !isLeft(step)
    return after.matches('shownAgain') === (isSecond || wasSecond)
  },
  'a retry runs the failed action once': (step) => {
    const rerun = effectsOf(step, 'rerunAction').map(({ action }) => action as unknown)
    const isTried = isRetried(step)
    return (
      isDeepStrictEqual(rerun, isTried ? [step.before?.context.action] : []) &&
      (!isTried || step.after.matches('retrying'))
    )
  },
  'a retry has a time limit': (step) =>
    !step.after.matches('retrying') || endsWithin(step, retryMs),
  "the dialog's reload runs once": (step) => {
    const { before, event } = step
    const isOpen = before?.matches('shown') === true || before?.matches('shownAgain') === true
    const isWanted = isOpen && event?.type === 'refresh.pressed'
    return effectsOf(step, 'refreshPage').length === (isWanted ? 1 : 0)
  },
  'only another failure or an exit replaces the visible failure': (step) => {
    const { before, event, after } = step
    return (
      before === null ||
      event?.type === 'error.raised' ||
      isLeft(step) ||
      isDeepStrictEqual(after.context, before.context)
    )
  },
}
