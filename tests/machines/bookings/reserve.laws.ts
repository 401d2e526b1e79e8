import type { Slot } from '@contract/bookings'
import { hasFailed, inputOf } from '@kit/calls'
import { changes, done, either, failed, is, not, running, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only } from '@kit/vocabulary'
import type { DaySlots } from '@machines/bookings/reserve/context'
import type { reserveMachine, WantedBooking } from '@machines/bookings/reserve/machine'
import { missingOf, troubleOf } from '@machines/bookings/reserve/selectors'
import { failureIn, isRefusedWith } from '@machines/kernel/failure'
import { hasReason, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws, isBusy, timeLimitLaws } from '../kernel/shared.laws'

type Reserve = typeof reserveMachine
type Step = Moment<Reserve>
type At = Step['after']

const stays = 'The answers stay when the day or the time changes, and when a booking fails.'
const read =
  'The slots are read again when one of them begins, when they may be out of date, and after each attempt that failed.'
const choice =
  "The user chooses a free slot, a number of consecutive free ones up to the space's maximum, and answers the questions."
const faster = 'If another user was faster, the page says so and offers the remaining times.'
const named =
  'Its address names the day (?date=2026-11-23), so that a reload and Back show the same one; any other value means today.'

function isFree({ context: { available, resource, startAt, count } }: At): boolean {
  const slots: readonly Slot[] = available?.slots ?? []
  const first = slots.findIndex(({ start_at }) => start_at === startAt)
  const run = first === -1 ? [] : slots.slice(first, first + count)
  return (
    run.length === count &&
    count <= (resource?.most_slots ?? 1) &&
    run.every(({ state }) => state === 'free')
  )
}
const startOf = ({ context }: At) => context.startAt
const countOf = ({ context }: At) => context.count
const dayOf = ({ context }: At) => context.day
const answersOf = ({ context }: At) => context.answers
const slotsOf = ({ context }: At) => context.available
const isNewDay = (step: Step) => step.before !== null && changes<Reserve>(dayOf)(step)
const isSent = after('booking.submitted').from('choosing', 'reading')
const isTaken = ({ event }: Step): boolean =>
  event !== null &&
  hasFailed(event, 'book') &&
  isRefusedWith(failureIn(event), 'slot_taken', 'slot_not_available')
const isLost = after(failed('book'), timedOut('mutationTimeout'))
const isUnread = after(failed('readSlots'), timedOut('slotsTimeout'))
/** The outcome of the last attempt is not known: it may have taken the chosen time itself. */
const isUncertain = ({ context: { mutation } }: At) =>
  mutation.failure !== null && mutation.failure.kind !== 'refused'
/** The user changes what would be booked. */
const isIntent = ({ before, after: now, event }: Step) =>
  before !== null &&
  !before.matches('booking') &&
  before.context.mutation.intentId !== now.context.mutation.intentId &&
  ['slot.chosen', 'length.chosen', 'day.chosen', 'answer.changed', 'another.pressed'].includes(
    event?.type ?? '',
  )

/** docs/behaviour.md#bookings. */
export const reserveLaws: Laws<Reserve> = {
  ...mutationLaws<Reserve>(['book'], isIntent),
  ...timeLimitLaws(),
  ...crashLaws('resource'),
  ...invalidationLaws(['resource'], after('request.invalidated'), read),
  'the space is read once, and shows while the day changes': all(
    only(started('resource')).after('start'),
    during(isNewDay).always(
      ({ before, after: now }: Step) => now.context.resource === before?.context.resource,
    ),
  ),
  'an edit is another intent': all(
    after('answer.changed')
      .from('waiting', 'reading', 'unavailable', 'choosing')
      .next(changes<Reserve>(({ context }) => context.mutation.intentId)),
    during(either(changes<Reserve>(startOf), changes<Reserve>(countOf))).always(
      (step: Step) => isIntent(step) || step.before === null || step.after.context.startAt === null,
    ),
  ),
  'the slots are read for another day, when they may be outdated, and after a failed attempt':
    cites(
      read,
      iff(
        started('readSlots'),
        either(
          (step: Step) => isNewDay(step) && step.before?.matches('booking') === false,
          after('request.invalidated').from('reading', 'unavailable', 'choosing'),
          after(timedOut('freshness')),
          after('another.pressed').from('booked'),
          isLost,
        ),
      ),
    ),
  'the slots are those of the day of the address': cites(
    named,
    all(
      after('day.chosen').next(({ event, after: now }: Step) => dayOf(now) === event?.day),
      during(running('readSlots')).always(
        ({ after: now }: Step) => (inputOf(now, 'readSlots') as { day: string }).day === dayOf(now),
      ),
      during(isNewDay).always(({ after: now }: Step) => slotsOf(now) === null),
      only(changes<Reserve>(slotsOf)).after(
        'start',
        'day.chosen',
        'another.pressed',
        done('readSlots'),
      ),
      after(done('readSlots')).next(
        'choosing',
        ({ event, after: now }: Step) => slotsOf(now) === (event?.output as DaySlots),
      ),
    ),
  ),
  'slots stay up to date for at least five seconds, and at most an hour': during('choosing').always(
    (step) =>
      Object.values(step.deadlines).some(
        (at) =>
          at - step.elapsed <= 3_600_000 &&
          (step.before?.matches('choosing') || at - step.elapsed >= 5000),
      ),
  ),
  'only free slots in a row can be chosen': cites(
    choice,
    all(
      only(either(changes<Reserve>(startOf), changes<Reserve>(countOf))).after(
        'start',
        'slot.chosen',
        'length.chosen',
        'day.chosen',
        'another.pressed',
        done('readSlots'),
        failed('book'),
      ),
      (step) =>
        !['slot.chosen', 'length.chosen'].includes(step.event?.type ?? '') ||
        isFree(step.after) ||
        choiceIn(step.before) === choiceIn(step.after),
      after('slot.chosen').next(
        ({ before, event, after: now }: Step) =>
          startOf(now) === event?.startAt || choiceIn(before) === choiceIn(now),
      ),
    ),
  ),
  'a time that is no longer free is lost, and the user learns it': cites(
    faster,
    all(
      after(done('readSlots')).next((step: Step) => {
        const { before, after: now } = step
        if (before === null || startOf(before) === null) return true
        const asBefore = isFree(now) || isUncertain(before)
        return asBefore
          ? choiceIn(before) === choiceIn(now)
          : startOf(now) === null && troubleOf(now) === 'taken'
      }),
      during(isTaken).always('reading', (step: Step) => {
        return startOf(step.after) === null && troubleOf(step.after) === 'taken'
      }),
    ),
  ),
  'another failure shows its reason, and nothing that was chosen or typed is gone': cites(
    stays,
    during((step: Step) => isLost(step) && !isTaken(step)).always(
      'reading',
      hasReason,
      (step: Step) => isNewDay(step) || choiceIn(step.before) === choiceIn(step.after),
      is<Reserve>((now) => troubleOf(now) !== null),
    ),
  ),
  'the answers stay, whatever happens': cites(
    stays,
    all(
      only(changes<Reserve>(answersOf)).after('start', 'answer.changed', 'another.pressed'),
      after('answer.changed')
        .from('waiting', 'reading', 'unavailable', 'choosing')
        .next(
          ({ event, after: now }: Step) =>
            answersOf(now)[String(event?.question)] === event?.answer,
        ),
      after('answer.changed').from('booking', 'booked').never(changes<Reserve>(answersOf)),
    ),
  ),
  'a booking is sent as it was chosen, and only if nothing is missing': cites(
    choice,
    all(
      only(started('book')).after('booking.submitted'),
      isSent.next((step: Step) => {
        const { before, after: now } = step
        if (before === null) return true
        const missing = missingOf(before)
        const isWhole =
          !missing.time && missing.questions.length === 0 && before.context.resource !== null
        return now.matches('booking') === isWhole
      }),
      during(started('book')).always(({ after: now }: Step) => {
        const sent = inputOf(now, 'book') as WantedBooking
        const { startAt, count, answers } = now.context
        return sent.startAt === startAt && sent.count === count && sent.answers === answers
      }),
    ),
  ),
  'a confirmed booking shows its receipt until another one begins': cites(
    'A confirmed booking shows its receipt, with links to the history and to another booking.',
    all(
      after(done('book')).next(
        'booked',
        ({ event, after: now }: Step) => now.context.booking === event?.output,
      ),
      iff('booked', ({ after: now }: Step) => now.context.booking !== null),
      after('another.pressed')
        .from('booked')
        .next(
          'reading',
          ({ after: now }: Step) =>
            startOf(now) === null && Object.keys(answersOf(now)).length === 0,
        ),
    ),
  ),
  'slots that are known stay visible if they cannot be read again': cites(
    'What was read before stays visible while it is read again, and if that fails.',
    all(
      isUnread.next(not(isBusy), ({ event, after: now }: Step) => {
        const state = slotsOf(now) === null ? 'unavailable' : 'choosing'
        return now.matches(state) && now.context.readFailure !== null && event !== null
      }),
      after(done('readSlots')).next(({ after: now }: Step) => now.context.readFailure === null),
    ),
  ),
}

const choiceIn = (at: At | null) => `${at?.context.startAt} ${at?.context.count}`
