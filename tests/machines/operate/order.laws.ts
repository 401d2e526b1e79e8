import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf, isCalling } from '@kit/calls'
import { started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites, during, once } from '@kit/vocabulary'
import { orderMachine, type SavingOrder } from '@machines/operate/order/machine'
import { isOrderOutdated, orderFailure, shownOrder } from '@machines/operate/order/selectors'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof orderMachine>
const saving = (at: Step['after']) => inputOf(at, 'save') as SavingOrder
const shown = (at: Step['after']) => shownOrder(at, at.context.seenRows)
const isRefused = ({ event }: Step) =>
  hasFailed(event, 'save') && String(event?.error).includes('version_conflict')
const isSettled = (step: Step) =>
  isRefused(step) ||
  step.event?.type === 'order.discarded' ||
  (hasAnswered(step.event, 'save') && !isCalling(step.after, 'save'))

/** docs/behaviour.md#lists-of-the-console. */
export const orderLaws: Laws<typeof orderMachine> = {
  ...mutationLaws<typeof orderMachine>(['save'], (step) => {
    const isMove = step.event?.type === 'row.moved' && step.before?.matches('saving') !== true
    const isNext = step.before?.context.next !== null && hasCalled(step, 'save')
    return isMove || isNext
  }),
  'a move shows at once': cites(
    [
      'A list in an order of its own, such as the buttons of home, shows all of its rows.',
      'It moves at once; the whole order is stored in one call with the version that was shown, and moves that are made meanwhile follow in the next call.',
    ],
    after('row.moved').next(({ event, after: now }: Step) => shown(now) === event?.uuids),
  ),
  'what is stored is what is shown, and nothing is stored without a move': cites(
    'It moves at once; the whole order is stored in one call with the version that was shown, and moves that are made meanwhile follow in the next call.',
    during(started('save')).always((step: Step) => saving(step.after).uuids === shown(step.after)),
  ),
  'one call at a time; moves meanwhile follow in the next one': cites(
    'It moves at once; the whole order is stored in one call with the version that was shown, and moves that are made meanwhile follow in the next call.',
    (step) => {
      const { before, event, after: now } = step
      if (event?.type === 'row.moved') return hasCalled(step, 'save') !== isCalling(before, 'save')
      const isFollowed = hasAnswered(event, 'save') && before?.context.next !== null
      return !isFollowed || saving(now).uuids === before?.context.next
    },
  ),
  'the first call has the version that the operator saw, the next one that of the reply': cites(
    'It moves at once; the whole order is stored in one call with the version that was shown, and moves that are made meanwhile follow in the next call.',
    during(started('save')).always((step: Step) => {
      const { before, event, after: now } = step
      const isFirst = event?.type === 'row.moved' && before?.matches('failed') !== true
      if (isFirst) return saving(now).order === event.seen.order
      if (hasAnswered(event, 'save')) return saving(now).order === event?.output.order
      return saving(now).order === before?.context.order
    }),
  ),
  'a failure keeps the order on the screen and says why': cites(
    'A failure keeps the order on the screen, to be sent again or undone.',
    (step) => {
      const hasEnded = hasFailed(step.event, 'save') || hasTimedOut(step.event, 'mutationTimeout')
      if (!hasEnded || isRefused(step)) return true
      return orderFailure(step.after) !== null && step.before !== null
        ? shown(step.after) === shown(step.before)
        : false
    },
  ),
  'the list of another operator replaces the moves': cites(
    'If another operator has changed the list, the console shows that list and a notice.',
    (step) => !isRefused(step) || (isOrderOutdated(step.after) && shown(step.after) === null),
  ),
  'an undone order is that of the rows': cites(
    'A failure keeps the order on the screen, to be sent again or undone.',
    after('order.discarded').next(
      ({ before, after: now }: Step) => before?.matches('failed') !== true || shown(now) === null,
    ),
  ),
  'the list is read again once an order is stored, undone or outdated, and not otherwise': once(
    'order.settled',
  ).when((step: Step) => {
    const isDiscarded = step.event?.type === 'order.discarded'
    return isSettled(step) && (!isDiscarded || step.before?.matches('failed') === true)
  }),
}
