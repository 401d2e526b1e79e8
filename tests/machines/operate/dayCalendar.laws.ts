import { hasAnswered, hasCalled, inputOf } from '@kit/calls'
import { both, done, either, failed, is, not, started, timedOut, was } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { createDayCalendar } from '@machines/operate/dayCalendar/machine'
import {
  isChoosing,
  liftedOf,
  moveFailure,
  placeOf,
  reasonOf,
} from '@machines/operate/dayCalendar/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { operatorLaws } from './operator.laws'

type Fields = { name: string }
export const dayCalendarMachine = createDayCalendar<string, string, Fields, Fields>(
  () => true,
  () => true,
)

type Step = Moment<typeof dayCalendarMachine>

const confirmed =
  'They move a booking by a button or by dragging it: while it is lifted, the free times of the day are offered, also those of another day, and the move is confirmed once one is chosen.'
const faster =
  'If someone else was faster, the page says so and offers what is free now; if the booking itself was moved, decided or cancelled meanwhile, nothing is moved.'

const isChosen = both<typeof dayCalendarMachine>(
  after('place.chosen'),
  either(was('moving'), was('conflicted')),
)
const isReworded = both<typeof dayCalendarMachine>(after('reason.changed'), was('confirming'))
const refusedWith =
  (...codes: Parameters<typeof isRefusedWith>[1][]) =>
  ({ event }: Step) =>
    event !== null && codes.some((code) => isRefusedWith(failureIn(event), code))
const hasFailed = either<typeof dayCalendarMachine>(
  after(failed('move'), timedOut('mutationTimeout')),
)
const isSent =
  (form: string) =>
  ({ event }: Step) =>
    hasAnswered(event, form) && event?.output !== null

/** Others have moved, decided or removed the booking meanwhile. */
const isOutdated = either(
  refusedWith('version_conflict'),
  refusedWith('booking_decided'),
  refusedWith('not_found'),
)

/** docs/behaviour.md#the-calendar-of-a-day. */
export const dayCalendarLaws: Laws<typeof dayCalendarMachine> = {
  ...mutationLaws<typeof dayCalendarMachine>(['move'], either(isChosen, isReworded)),
  ...operatorLaws<typeof dayCalendarMachine>(['move'], { move: was('confirming') }),
  'nothing moves before the manager has chosen where, and confirmed it': cites(
    confirmed,
    all(
      only(started('move')).after('move.confirmed', 'operator.confirmed'),
      during(started('move')).always(was('confirming')),
    ),
  ),
  'what moves is the booking that was lifted, to the place that was chosen': cites(
    confirmed,
    during(started('move')).always(({ before, after: now }: Step) => {
      const { booking, place, reason } = inputOf(now, 'move') as Record<string, string>
      return (
        before !== null &&
        booking === liftedOf(before) &&
        place === placeOf(before) &&
        reason === reasonOf(before)
      )
    }),
  ),
  'a lifted booking stays lifted until it has moved, or the manager gives up': cites(
    confirmed,
    all(
      during(
        both(after('booking.lifted'), either(was('viewing'), was('moving'), was('conflicted'))),
      ).always('moving', ({ event, after: now }: Step) => liftedOf(now) === event?.booking),
      after('move.dismissed')
        .from('confirming')
        .next(
          'moving',
          is(isChoosing),
          is((now) => placeOf(now) === null),
        ),
      during(both(after('lift.cancelled'), either(was('moving'), was('conflicted')))).always(
        'viewing',
        is((now) => liftedOf(now) === null),
      ),
    ),
  ),
  'someone who was faster at the place leaves the booking lifted, and other places offered': cites(
    faster,
    during(
      both(hasFailed, either(refusedWith('slot_taken'), refusedWith('slot_not_available'))),
    ).always(
      'conflicted',
      is(isChoosing),
      is((now) => moveFailure(now) !== null && placeOf(now) === null),
      ({ before, after: now }: Step) => before !== null && liftedOf(now) === liftedOf(before),
    ),
  ),
  'a booking that others have changed is put down': cites(
    faster,
    during(both(hasFailed, isOutdated)).always(
      'viewing',
      is((now) => moveFailure(now) !== null && liftedOf(now) === null),
    ),
  ),
  'any other failure shows where the move can be repeated, with its reason': during(
    both(
      hasFailed,
      not(either(refusedWith('slot_taken'), refusedWith('slot_not_available'))),
      not(isOutdated),
    ),
  ).always(
    'confirming',
    is((now) => now.context.mutation.failure !== null),
    ({ before, after: now }: Step) => before !== null && reasonOf(now) === reasonOf(before),
  ),
  'the day is read again once after each change, and each that failed': cites(
    'It is read again once a minute, and after each change, also one that failed.',
    once('rows.changed').when(
      either(after(done('move')), hasFailed, isSent('bookForm'), isSent('closeForm')),
    ),
  ),
  'a form that ends leads back to the day': all(
    during(either(after(done('bookForm'), done('closeForm')))).always('viewing'),
    during(either(after('book.pressed').from('viewing'))).always((step: Step) =>
      hasCalled(step, 'bookForm'),
    ),
    during(either(after('close.pressed').from('viewing'))).always((step: Step) =>
      hasCalled(step, 'closeForm'),
    ),
  ),
}
