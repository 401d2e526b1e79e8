import { isDeepStrictEqual } from 'node:util'
import { effectsOf, endsWithin, hasTimedOut } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { globalErrorMachine } from '@machines/platform/globalError/machine'

type Step = Moment<typeof globalErrorMachine>

const retryMs = 20_000
const isSame = (one: unknown, other: unknown) => one !== null && isDeepStrictEqual(one, other)

/** The way out that was taken in this step, for which the dialog closes. */
const isLeft = ({ before, event }: Step) => {
  if (before === null || before.matches('hidden')) return false
  const { action } = before.context
  if (['error.dismissed', 'session.ended'].includes(event?.type ?? '')) return true
  if (event?.type === 'action.succeeded') return before.matches('retrying')
  if (event?.type === 'page.left') return action?.isOfPage === true
  return event?.type === 'error.retried' && before.matches('shown') && action === null
}
/** Somebody tries again what has failed once. */
const isRetried = ({ before, event }: Step) =>
  event?.type === 'error.retried' &&
  before?.matches('shown') === true &&
  before.context.action !== null

/** docs/behaviour.md#where-failures-show. */
export const globalErrorLaws: Laws<typeof globalErrorMachine> = {
  'a closed dialog knows nothing of any failure': ({ after }) =>
    !after.matches('hidden') || Object.values(after.context).every((value) => value === null),
  'it closes when one goes back, when the action has worked, and with its page or session': (
    step,
  ) =>
    step.before === null ||
    (isLeft(step)
      ? step.after.matches('hidden')
      : !step.after.matches('hidden') || step.before.matches('hidden')),
  'a failure that is told is the one that is shown': ({ event, after }) =>
    event?.type !== 'error.raised' ||
    (!after.matches('hidden') &&
      !after.matches('retrying') &&
      isDeepStrictEqual(after.context, {
        status: event.status,
        message: event.message,
        action: event.action,
      })),
  'only the same action that fails twice leaves nothing but the way back': (step) => {
    const { before, event, after } = step
    const isAgain =
      event?.type === 'error.raised' && isSame(event.action, before?.context.action ?? null)
    const isSecond = before?.matches('retrying') === true && (isAgain || hasTimedOut(event))
    const wasSecond =
      before?.matches('shownAgain') === true && event?.type !== 'error.raised' && !isLeft(step)
    return after.matches('shownAgain') === (isSecond || wasSecond)
  },
  'trying again runs the failed action, once': (step) => {
    const rerun = effectsOf(step, 'rerunAction').map(({ action }) => action as unknown)
    const isTried = isRetried(step)
    return (
      isDeepStrictEqual(rerun, isTried ? [step.before?.context.action] : []) &&
      (!isTried || step.after.matches('retrying'))
    )
  },
  'another try ends by itself': (step) =>
    !step.after.matches('retrying') || endsWithin(step, retryMs),
  'everything is loaded anew where the dialog offers it, once': (step) => {
    const { before, event } = step
    const isOpen = before?.matches('shown') === true || before?.matches('shownAgain') === true
    const isWanted = isOpen && event?.type === 'refresh.pressed'
    return effectsOf(step, 'refreshPage').length === (isWanted ? 1 : 0)
  },
  'what is shown is not lost but by another failure or a way out': (step) => {
    const { before, event, after } = step
    return (
      before === null ||
      event?.type === 'error.raised' ||
      isLeft(step) ||
      isDeepStrictEqual(after.context, before.context)
    )
  },
}
