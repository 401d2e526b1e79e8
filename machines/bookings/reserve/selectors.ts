import type { Slot } from '@contract/bookings'
import type { ResourceBooking } from '@contract/transactions'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { type Answers, unanswered } from '@rules/bookings/answers'
import { endOf } from '@rules/bookings/slots'
import type { SnapshotFrom } from 'xstate'
import { type DaySlots, maxCountAt } from './context'
import type { reserveMachine } from './machine'

type Snapshot = SnapshotFrom<typeof reserveMachine>

/** The read of the space, for a view to subscribe to. */
export const resourceOf = (snapshot: Snapshot) => snapshot.children.resource
export const availableOf = (snapshot: Snapshot): DaySlots | null => snapshot.context.available
export const startOf = (snapshot: Snapshot): string | null => snapshot.context.startAt
export const countOf = (snapshot: Snapshot): number => snapshot.context.count
export const answersOf = (snapshot: Snapshot): Answers => snapshot.context.answers
export const bookingOf = (snapshot: Snapshot): ResourceBooking | null => snapshot.context.booking
export const isBooking = (snapshot: Snapshot): boolean => snapshot.matches('booking')
/** The slots of the day could not be read. */
export const isUnavailable = (snapshot: Snapshot): boolean => snapshot.matches('unavailable')
/** The visible slots may be out of date, because they could not be read again. */
export const isOutdated = ({ context: { available, readFailure } }: Snapshot): boolean =>
  available !== null && readFailure !== null
/** No slot of the day can be chosen. */
export const isFull = ({ context: { available } }: Snapshot): boolean =>
  available !== null && available.slots.every(({ state }) => state !== 'free')
/** The maximum number of slots from the chosen start on. */
export const maxCountOf = ({ context }: Snapshot): number => maxCountAt(context, context.startAt)

/** The end of the chosen time; null without a choice. */
export const endAtOf = ({ context: { available, startAt, count } }: Snapshot): string | null =>
  startAt === null ? null : endOf(available?.slots ?? [], startAt, count)

/** Whether a slot is part of the chosen time. */
export const isChosen = (slot: Slot, startAt: string | null, endAt: string | null): boolean =>
  startAt !== null &&
  endAt !== null &&
  Date.parse(slot.start_at) >= Date.parse(startAt) &&
  Date.parse(slot.end_at) <= Date.parse(endAt)

/** What is missing for a booking: the time, and the questions by their positions. */
export function missingOf({ context: { resource, startAt, answers } }: Snapshot): {
  time: boolean
  questions: readonly number[]
} {
  return { time: startAt === null, questions: unanswered(resource?.questions ?? [], answers) }
}

export type Trouble = 'taken' | 'tooMany' | 'answer' | 'refused' | 'unknown'

/** Why there is no booking, or no chosen time any more; null if nothing is wrong. */
export function troubleOf({ context: { isLost, mutation } }: Snapshot): Trouble | null {
  return isLost ? 'taken' : troubleIn(mutation.failure)
}

function troubleIn(failure: Failure | null): Trouble | null {
  if (failure === null) return null
  if (isRefusedWith(failure, 'too_many_bookings')) return 'tooMany'
  if (isRefusedWith(failure, 'answer_missing')) return 'answer'
  return failure.kind === 'refused' && failure.status < 500 ? 'refused' : 'unknown'
}
