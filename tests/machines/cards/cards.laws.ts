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
import type { cardsMachine, RemovingCard } from '@machines/cards/cards/machine'
import { cardToRemove, isRemoving } from '@machines/cards/cards/selectors'
import { FailedCall } from '@machines/kernel/failure'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof cardsMachine>

const request = (at: Step['after'] | null) => inputOf(at, 'removeCard') as RemovingCard | undefined
/** The server confirms that the card is gone. */
const isGone = ({ event }: Step) =>
  hasAnswered(event, 'removeCard') ||
  (hasFailed(event, 'removeCard') &&
    event?.error instanceof FailedCall &&
    event.error.failure.kind === 'refused' &&
    event.error.failure.code === 'not_found')
const hasEndedBadly = (step: Step) =>
  !isGone(step) &&
  (hasFailed(step.event, 'removeCard') || hasTimedOut(step.event, 'mutationTimeout'))

/** docs/behaviour.md#cards. */
export const cardsLaws: Laws<typeof cardsMachine> = {
  ...mutationLaws<typeof cardsMachine>(
    ['removeCard'],
    ({ before, after }) =>
      before !== null && cardToRemove(before) === null && cardToRemove(after) !== null,
  ),
  'no card is removed before the user confirms': cites(
    'After a confirmation, a card is removed here and at the provider.',
    (step) => !hasCalled(step, 'removeCard') || step.event?.type === 'remove.confirmed',
  ),
  'the removed card is the one the user confirmed': cites(
    'After a confirmation, a card is removed here and at the provider.',
    (step) =>
      !hasCalled(step, 'removeCard') ||
      request(step.after)?.id === (step.before === null ? null : cardToRemove(step.before)?.id),
  ),
  'a removed card is gone from the list, even if an older list arrives later': cites(
    'After a confirmation, a card is removed here and at the provider.',
    (step) => {
      const { before, after } = step
      if (before === null) return true
      if (!isGone(step)) return before.context.removed === after.context.removed
      return after.context.removed.includes(cardToRemove(before)?.id ?? '')
    },
  ),
  'the list is read again after a removal and when the user returns': cites(
    "The list (/account/cards) shows the user's payment cards, the latest first, with brand, last digits and expiration month.",
    (step) => {
      if (!isCalling(step.after, 'list')) return true
      const emitted = step.sent.filter(({ src }) => src === 'list').map(({ event }) => event.type)
      const isReload = ['list.retried', 'page.returned'].includes(step.event?.type ?? '')
      return emitted.join() === (isGone(step) || isReload ? 'request.invalidated' : '')
    },
  ),
  'no confirmation opens for a removed card': (step) =>
    !isGone(step) || cardToRemove(step.after) === null,
  'a failure shows in the dialog where the user confirmed, and can be retried': (step) =>
    !hasEndedBadly(step) ||
    (cardToRemove(step.after) !== null &&
      !isRemoving(step.after) &&
      step.after.context.mutation.failure !== null),
  'a list that crashes is reported once': cites(
    'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    (step) => effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'list') ? 1 : 0),
  ),
  'every call has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    (step) =>
      !step.after.hasTag('busy') ||
      (isCalling(step.after, 'removeCard') && endsWithin(step, 20_000)),
  ),
}
