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
import type { cardsMachine, RemovingCard } from '@machines/cards/cards/machine'
import { cardToRemove, isRemoving } from '@machines/cards/cards/selectors'
import { FailedCall } from '@machines/kernel/failure'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof cardsMachine>

const request = (at: Step['after'] | null) => inputOf(at, 'removeCard') as RemovingCard | undefined
/** The card is gone by the word of the server. */
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
  'nothing is removed before somebody has agreed': (step) =>
    !hasCalled(step, 'removeCard') || step.event?.type === 'remove.confirmed',
  'what is removed is what was asked about': (step) =>
    !hasCalled(step, 'removeCard') ||
    request(step.after)?.id === (step.before === null ? null : cardToRemove(step.before)?.id),
  'what is gone stands in the list no more, whatever an older list says': (step) => {
    const { before, after } = step
    if (before === null) return true
    if (!isGone(step)) return before.context.removed === after.context.removed
    return after.context.removed.includes(cardToRemove(before)?.id ?? '')
  },
  'after a removal, and for whoever comes back, the list is read anew': (step) => {
    if (!isCalling(step.after, 'list')) return true
    const emitted = step.sent.filter(({ src }) => src === 'list').map(({ event }) => event.type)
    const isReload = ['list.retried', 'page.returned'].includes(step.event?.type ?? '')
    return emitted.join() === (isGone(step) || isReload ? 'request.invalidated' : '')
  },
  'nobody is asked about what is gone': (step) =>
    !isGone(step) || cardToRemove(step.after) === null,
  'that it did not work is said where it was asked, and it can be tried again': (step) =>
    !hasEndedBadly(step) ||
    (cardToRemove(step.after) !== null &&
      !isRemoving(step.after) &&
      step.after.context.mutation.failure !== null),
  'a list that breaks is reported, once': (step) =>
    effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'list') ? 1 : 0),
  'nobody waits for ever': (step) =>
    !step.after.hasTag('busy') || (isCalling(step.after, 'removeCard') && endsWithin(step, 20_000)),
}
