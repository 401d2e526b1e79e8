import type { ResourceBooking } from '@contract/transactions'
import { hasAnswered, hasCalled, hasFailed, hasTimedOut, isCalling } from '@kit/calls'
import { either, running } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import type { historyMachine } from '@machines/bookings/history/machine'
import { mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof historyMachine>

const isList = (event: Step['event']) =>
  ['firstPage', 'nextPage', 'freshRows'].some((id) => hasAnswered(event, id))
const uuidsOf = ({ context: { items } }: Step['after']) => items.map(({ uuid }) => uuid)

/** docs/behaviour.md#bookings. */
export const historyLaws: Laws<typeof historyMachine> = {
  ...mutationLaws<typeof historyMachine>(
    ['cancelBooking'],
    ({ before, after: now }) =>
      before?.matches({ receipt: 'confirmingCancel' }) === false &&
      now.matches({ receipt: 'confirmingCancel' }),
  ),
  'no row is listed twice': cites(
    'History (/my-history) lists everything that the user attended, booked and ordered, one kind at a time, upcoming apart from past.',
    ({ after: now }) => new Set(uuidsOf(now)).size === uuidsOf(now).length,
  ),
  'rows stay until newer ones arrive': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    ({ before, event, after: now }) =>
      before === null ||
      isList(event) ||
      hasAnswered(event, 'cancelBooking') ||
      hasAnswered(event, 'readBooking') ||
      now.context.items === before.context.items,
  ),
  ...timeLimitLaws(
    20_000,
    either(...['firstPage', 'nextPage', 'freshRows', 'readBooking', 'cancelBooking'].map(running)),
  ),
  'only a confirmation cancels a booking': cites(
    "The user may cancel until cancellation_window_end_minutes before the start, by the server's clock.",
    ({ before, event, after: now }) =>
      !isCalling(now, 'cancelBooking') ||
      (before !== null && isCalling(before, 'cancelBooking')) ||
      event?.type === 'cancel.confirmed',
  ),
  'no confirmation opens for a booking that cannot be cancelled': cites(
    [
      "The user may cancel until cancellation_window_end_minutes before the start, by the server's clock.",
      'After that the button is disabled and says so; a denied or cancelled booking has no button.',
    ],
    ({ after: now }) => {
      if (!now.matches({ receipt: 'confirmingCancel' })) return true
      const status = now.context.booking?.status ?? ''
      return ['pending', 'confirmed', 'accepted', 'pending_payment'].includes(status)
    },
  ),
  "the server's latest version of a booking shows, in the list too": cites(
    'The receipt and the cancellation dialog show status, date, duration and answers.',
    ({ event, after: now }) => {
      const answered = hasAnswered(event, 'cancelBooking') || hasAnswered(event, 'readBooking')
      if (!answered) return true
      const replies = event?.output as ResourceBooking
      const listed = now.context.items.find(({ uuid }) => uuid === replies.uuid)
      return now.context.booking === replies && (listed === undefined || listed === replies)
    },
  ),
  'a failed cancellation shows its reason, and the booking is read again': ({
    before,
    event,
    after: now,
  }) => {
    const wasCancelling = before?.matches({ receipt: 'cancelling' }) === true
    if (
      wasCancelling &&
      (hasFailed(event, 'cancelBooking') || hasTimedOut(event, 'mutationTimeout'))
    ) {
      return now.matches({ receipt: 'cancelFailed' }) && now.context.mutation.failure !== null
    }
    if (event?.type !== 'error.dismissed' || !before?.matches({ receipt: 'cancelFailed' }))
      return true
    return isCalling(now, 'readBooking') && now.context.mutation.failure === null
  },
  'a failed list shows why, and the previous rows stay': cites(
    'A screen that has a place for a failed request shows it there, with a retry.',
    ({ before, event, after: now }) => {
      const hasListFailed =
        ['firstPage', 'nextPage', 'freshRows'].some((id) => hasFailed(event, id)) ||
        hasTimedOut(event, 'listTimeout')
      if (before === null || !hasListFailed) return true
      const next = before.matches({ list: 'loading' }) ? 'failed' : 'shown'
      return now.matches({ list: next }) && now.context.failure !== null
    },
  ),
  'a visible receipt can be closed': after('receipt.closed').next(
    ({ before, after: now }: Step) =>
      !(before?.matches({ receipt: 'reading' }) || before?.matches({ receipt: 'open' })) ||
      now.matches({ receipt: 'closed' }),
  ),
  'a receipt is read again when it opens and after each decision': cites(
    'The receipt and the cancellation dialog show status, date, duration and answers.',
    (step) => {
      const { before, event } = step
      const isOpened = event?.type === 'receipt.opened' && before?.context.booking === null
      const isKept =
        event?.type === 'cancel.dismissed' && before?.matches({ receipt: 'confirmingCancel' })
      const isOver = isKept === true || hasAnswered(event, 'cancelBooking')
      const reads = isOver || (isOpened && step.after.context.booking !== null)
      return !reads || hasCalled(step, 'readBooking')
    },
  ),
  'a closed receipt is cleared': ({ after: now }) =>
    now.matches({ receipt: 'closed' }) === (now.context.booking === null),
  'a change triggers another read, whatever is running': cites(
    'History (/my-history) lists everything that the user attended, booked and ordered, one kind at a time, upcoming apart from past.',
    after('page.returned').next(
      (step: Step) =>
        step.before?.matches({ list: 'loading' }) === true ||
        hasCalled(step, 'freshRows') ||
        hasCalled(step, 'firstPage'),
    ),
  ),
}
