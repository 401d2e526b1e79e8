import type { ResourceBooking } from '@contract/transactions'
import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { historyMachine } from '@machines/bookings/history/machine'
import { mutationLaws } from '../kernel/mutation.laws'

type Step = Moment<typeof historyMachine>

const callMs = 20_000
const isList = (event: Step['event']) =>
  ['firstPage', 'nextPage', 'freshRows'].some((id) => hasAnswered(event, id))
const uuidsOf = ({ context: { items } }: Step['after']) => items.map(({ uuid }) => uuid)

/** docs/behaviour.md#bookings. */
export const historyLaws: Laws<typeof historyMachine> = {
  ...mutationLaws<typeof historyMachine>(
    ['cancelBooking'],
    ({ before, after }) =>
      before?.matches({ receipt: 'confirmingCancel' }) === false &&
      after.matches({ receipt: 'confirmingCancel' }),
  ),
  'nothing stands in the list twice': ({ after }) =>
    new Set(uuidsOf(after)).size === uuidsOf(after).length,
  'what was shown stays until something newer has come': ({ before, event, after }) =>
    before === null ||
    isList(event) ||
    hasAnswered(event, 'cancelBooking') ||
    hasAnswered(event, 'readBooking') ||
    after.context.items === before.context.items,
  'every read and every decision ends by itself': (moment) =>
    ['firstPage', 'nextPage', 'freshRows', 'readBooking', 'cancelBooking'].every(
      (id) => !isCalling(moment.after, id) || endsWithin(moment, callMs),
    ),
  'a booking is cancelled by who has said yes, and by nothing else': ({ before, event, after }) =>
    !isCalling(after, 'cancelBooking') ||
    (before !== null && isCalling(before, 'cancelBooking')) ||
    event?.type === 'cancel.confirmed',
  'nobody is asked about a booking that cannot be cancelled': ({ after }) => {
    if (!after.matches({ receipt: 'confirmingCancel' })) return true
    const status = after.context.booking?.status ?? ''
    return ['pending', 'confirmed', 'accepted', 'pending_payment'].includes(status)
  },
  'what the server says of a booking is what is shown, in the list too': ({ event, after }) => {
    const answered = hasAnswered(event, 'cancelBooking') || hasAnswered(event, 'readBooking')
    if (!answered) return true
    const replies = event?.output as ResourceBooking
    const listed = after.context.items.find(({ uuid }) => uuid === replies.uuid)
    return after.context.booking === replies && (listed === undefined || listed === replies)
  },
  'a booking that was not cancelled is told, with the reason, and then looked at again': ({
    before,
    event,
    after,
  }) => {
    const wasCancelling = before?.matches({ receipt: 'cancelling' }) === true
    if (
      wasCancelling &&
      (hasFailed(event, 'cancelBooking') || hasTimedOut(event, 'mutationTimeout'))
    ) {
      return after.matches({ receipt: 'cancelFailed' }) && after.context.mutation.failure !== null
    }
    if (event?.type !== 'error.dismissed' || !before?.matches({ receipt: 'cancelFailed' }))
      return true
    return isCalling(after, 'readBooking') && after.context.mutation.failure === null
  },
  'a list that could not be read says why, and what was shown stays': ({
    before,
    event,
    after,
  }) => {
    const hasListFailed =
      ['firstPage', 'nextPage', 'freshRows'].some((id) => hasFailed(event, id)) ||
      hasTimedOut(event, 'listTimeout')
    if (before === null || !hasListFailed) return true
    const next = before.matches({ list: 'loading' }) ? 'failed' : 'shown'
    return after.matches({ list: next }) && after.context.failure !== null
  },
  'a receipt that is shown can be closed': ({ before, event, after }) =>
    event?.type !== 'receipt.closed' ||
    !(before?.matches({ receipt: 'reading' }) || before?.matches({ receipt: 'open' })) ||
    after.matches({ receipt: 'closed' }),
  'a receipt is read anew when it is opened, and after each decision': (step) => {
    const { before, event } = step
    const isOpened = event?.type === 'receipt.opened' && before?.context.booking === null
    const isKept =
      event?.type === 'cancel.dismissed' && before?.matches({ receipt: 'confirmingCancel' })
    const isOver = isKept === true || hasAnswered(event, 'cancelBooking')
    const reads = isOver || (isOpened && step.after.context.booking !== null)
    return !reads || hasCalled(step, 'readBooking')
  },
  'a receipt that is closed is forgotten': ({ after }) =>
    after.matches({ receipt: 'closed' }) === (after.context.booking === null),
  'what has changed is read anew, whatever is under way': (step) =>
    step.event?.type !== 'page.returned' ||
    step.before?.matches({ list: 'loading' }) === true ||
    hasCalled(step, 'freshRows') ||
    hasCalled(step, 'firstPage'),
}
