import type { ResourceBooking } from '@contract/transactions'
import { changes, done, either, running, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, iff, only, sends } from '@kit/vocabulary'
import type { historyMachine } from '@machines/bookings/history/machine'
import { failureLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws, timeLimitLaws } from '../kernel/shared.laws'

type History = typeof historyMachine
type Step = Moment<History>

const hasAnswered = after(done('cancelBooking'), done('readBooking'))

/** docs/behaviour.md#bookings. */
export const historyLaws: Laws<History> = {
  ...mutationLaws<History>(
    ['cancelBooking'],
    ({ before, after: now }) =>
      before?.matches('confirmingCancel') === false && now.matches('confirmingCancel'),
  ),
  ...timeLimitLaws(20_000, running('readBooking')),
  ...crashLaws('list'),
  ...invalidationLaws(
    ['list'],
    after('request.invalidated'),
    'History (/my-history) lists everything that the user attended, booked and ordered, one kind at a time, upcoming apart from past.',
  ),
  'only a confirmation cancels a booking': cites(
    "The user may cancel until cancellation_window_end_minutes before the start, by the server's clock.",
    only(started('cancelBooking')).after('cancel.confirmed'),
  ),
  'no confirmation opens for a booking that cannot be cancelled': cites(
    [
      "The user may cancel until cancellation_window_end_minutes before the start, by the server's clock.",
      'After that the button is disabled and says so; a denied or cancelled booking has no button.',
    ],
    ({ after: now }) => {
      if (!now.matches('confirmingCancel')) return true
      const status = now.context.booking?.status ?? ''
      return ['pending', 'confirmed', 'accepted', 'pending_payment'].includes(status)
    },
  ),
  "the server's latest version of a booking shows, in the list too": cites(
    'The receipt and the cancellation dialog show status, date, duration and answers.',
    all(
      hasAnswered.next(
        ({ event, after: now }: Step) => now.context.booking === (event?.output as ResourceBooking),
      ),
      only(changes<History>(({ context }) => context.booking)).after(
        'start',
        'receipt.opened',
        'receipt.closed',
        done('cancelBooking'),
        done('readBooking'),
      ),
      sends('list', 'row.changed').when((step) => hasAnswered(step) && running('list')(step)),
      ({ event, sent }) =>
        sent.every(
          ({ event: message }) =>
            message.type !== 'row.changed' || message['item'] === event?.output,
        ),
    ),
  ),
  'the receipt is that of the pressed booking': after('receipt.opened')
    .from('closed')
    .next('reading', ({ event, after: now }: Step) => now.context.booking === event?.booking),
  ...failureLaws(['cancelBooking'], 'cancelFailed'),
  'a dismissed failure disappears, and the booking is read again': after('error.dismissed')
    .from('cancelFailed')
    .next(
      started('readBooking'),
      ({ after: { context } }: Step) => context.mutation.failure === null,
    ),
  'a visible receipt can be closed': after('receipt.closed').from('reading', 'open').next('closed'),
  'a receipt is read again when it opens, on a change and after each decision': cites(
    'The receipt and the cancellation dialog show status, date, duration and answers.',
    iff(
      started('readBooking'),
      either(
        after('receipt.opened').from('closed'),
        after('request.invalidated').from('reading', 'open'),
        after('cancel.dismissed').from('confirmingCancel'),
        after('error.dismissed').from('cancelFailed'),
        after(done('cancelBooking')),
      ),
    ),
  ),
  'a closed receipt is cleared': iff('closed', ({ after: now }) => now.context.booking === null),
}
