import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import type { EndingSession, ownSessionsMachine } from '@machines/account/ownSessions/machine'
import { isConfirmingEnd, isEnding } from '@machines/account/ownSessions/selectors'
import { FailedCall } from '@machines/kernel/failure'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof ownSessionsMachine>

const request = (at: Step['after'] | null) => inputOf(at, 'endSession') as EndingSession | undefined
/** The server confirms that the session has ended. */
const isOver = ({ event }: Step) =>
  hasAnswered(event, 'endSession') ||
  (hasFailed(event, 'endSession') &&
    event?.error instanceof FailedCall &&
    event.error.failure.kind === 'refused' &&
    event.error.failure.code === 'not_found')
const hasEndedBadly = (step: Step) =>
  !isOver(step) &&
  (hasFailed(step.event, 'endSession') || hasTimedOut(step.event, 'mutationTimeout'))

/** docs/behaviour.md#where-one-is-signed-in. */
export const ownSessionsLaws: Laws<typeof ownSessionsMachine> = {
  ...mutationLaws<typeof ownSessionsMachine>(
    ['endSession'],
    ({ before, after }) => before !== null && !isConfirmingEnd(before) && isConfirmingEnd(after),
  ),
  'no session ends before the user confirms': cites(
    'The user can end one session or all others.',
    (step) => !hasCalled(step, 'endSession') || step.event?.type === 'end.confirmed',
  ),
  'the session that ends is the one the user confirmed': cites(
    'The user can end one session or all others.',
    (step) => {
      if (!hasCalled(step, 'endSession')) return true
      return request(step.after)?.uuid === (step.before?.context.chosen?.uuid ?? null)
    },
  ),
  'the current session is never offered for ending': cites(
    'The user can end one session or all others.',
    ({ after }) => after.context.chosen?.current !== true,
  ),
  'an ended session is gone from the list, even if an older list arrives later': cites(
    'The user can end one session or all others.',
    (step) => {
      const meant = step.before?.context.meant ?? []
      if (!isOver(step)) {
        return step.before === null || step.before.context.ended === step.after.context.ended
      }
      return meant.every((uuid) => step.after.context.ended.includes(uuid))
    },
  ),
  'the list is read again after a session ends and when the user returns': cites(
    'A new password ends all other sessions of the account.',
    (step) => {
      if (!isCalling(step.after, 'list')) return true
      const emitted = step.sent.filter(({ src }) => src === 'list').map(({ event }) => event.type)
      const isReload = ['list.retried', 'page.returned'].includes(step.event?.type ?? '')
      return emitted.join() === (isOver(step) || isReload ? 'request.invalidated' : '')
    },
  ),
  'no confirmation opens for a session that has already ended': (step) =>
    !isOver(step) || !isConfirmingEnd(step.after),
  'a list that crashes is reported once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    (step) => effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'list') ? 1 : 0),
  ),
  'a failure shows in the dialog where the user confirmed, and can be retried': (step) =>
    !hasEndedBadly(step) ||
    (isConfirmingEnd(step.after) &&
      !isEnding(step.after) &&
      step.after.context.mutation.failure !== null),
  'every call has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) =>
      !step.after.hasTag('busy') ||
      (isCalling(step.after, 'endSession') && endsWithin(step, 20_000)),
  ),
}
