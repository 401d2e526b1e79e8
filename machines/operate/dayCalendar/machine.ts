import { isRefusedWith } from '@machines/kernel/failure'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
} from '@machines/kernel/typed'
import { emit, sendTo, setup } from 'xstate'
import type { OperatorConfirmed } from '../console/events'
import { sensitive } from '../console/sensitive'
import { createForm, type FormOutput } from '../form/machine'

export type DayCalendarInput = { keyPrefix: string }

type CalendarEvent<Booking, Place, Wanted, Closing> =
  | OperatorConfirmed
  | EventsOf<{
      /** The booking is to be moved: by a button, or by dragging it. */
      'booking.lifted': { booking: Booking }
      'lift.cancelled': NoPayload
      /** Where to: by a button, or by dropping it. */
      'place.chosen': { place: Place }
      'reason.changed': { reason: string }
      'move.confirmed': NoPayload
      'move.dismissed': NoPayload
      'book.pressed': { fields: Wanted }
      'close.pressed': { fields: Closing }
    }>

/** What the day shows is outdated. */
type RowsChanged = { type: 'rows.changed' }

type CalendarContext<Booking, Place, Wanted, Closing> = DayCalendarInput &
  MutationContext & {
    /** The booking that is being moved. */
    booking: Booking | null
    place: Place | null
    reason: string
    wanted: Wanted | null
    closing: Closing | null
    forms: number
  }

/**
 * What a manager does with the bookings of a day: moves one, also to another day, books for a person, or closes a
 * resource. The parent provides `move`, `bookForm` and `closeForm`.
 *
 * @param isBookable whether the form for a booking may be sent
 * @param isClosable whether the form for a closure may be sent
 */
export function createDayCalendar<Booking, Place, Wanted extends object, Closing extends object>(
  isBookable: (fields: Wanted) => boolean,
  isClosable: (fields: Closing) => boolean,
) {
  type Context = CalendarContext<Booking, Place, Wanted, Closing>
  const update = assigner<Context, CalendarEvent<Booking, Place, Wanted, Closing>>()
  const closed = [
    {
      guard: {
        type: 'wasSent' as const,
        params: ({ event }: { event: { output: FormOutput<void> } }) => ({ output: event.output }),
      },
      target: 'viewing',
      actions: 'reportChanged' as const,
    },
    { target: 'viewing' },
  ]
  const choosing = {
    'place.chosen': {
      target: 'confirming',
      actions: ['startIntent', withEvent('setPlace')],
    },
    'lift.cancelled': { target: 'viewing' },
    'booking.lifted': { target: 'moving', actions: withEvent('setBooking') },
  } as const
  return setup({
    types: {
      context: {} as Context,
      events: {} as CalendarEvent<Booking, Place, Wanted, Closing>,
      children: {} as { bookForm: 'bookForm'; closeForm: 'closeForm' },
      input: {} as DayCalendarInput,
      emitted: {} as RowsChanged,
      tags: {} as 'busy',
    },
    actors: {
      move: promiseActor<void, { booking: Booking; place: Place; reason: string; key: string }>(
        'move',
      ),
      bookForm: createForm<Wanted>(isBookable),
      closeForm: createForm<Closing>(isClosable),
    },
    actions: {
      setBooking: update<{ booking: Booking }>((_, { booking }) => ({ booking })),
      setPlace: update<{ place: Place }>((_, { place }) => ({ place, reason: '' })),
      setReason: update<{ reason: string }>((_, { reason }) => ({ reason })),
      forgetPlace: update(() => ({ place: null, reason: '' })),
      forget: update(() => ({ booking: null, place: null, reason: '' })),
      setWanted: update<{ fields: Wanted }>(({ forms }, { fields }) => ({
        wanted: fields,
        forms: forms + 1,
      })),
      setClosing: update<{ fields: Closing }>(({ forms }, { fields }) => ({
        closing: fields,
        forms: forms + 1,
      })),
      reportChanged: emit({ type: 'rows.changed' }),
      confirmInBookForm: sendTo('bookForm', { type: 'operator.confirmed' }),
      confirmInCloseForm: sendTo('closeForm', { type: 'operator.confirmed' }),
      reportBroken: effectAction('reportBroken'),
      ...mutations.actions(update),
      ...sensitive.actions,
    },
    guards: {
      ...mutations.guards,
      ...sensitive.guards,
      /** Another manager has moved, decided or cancelled it: it has to be looked at before it is moved. */
      isOutdated: ({ context: { mutation } }) =>
        mutation.failure !== null &&
        isRefusedWith(mutation.failure, 'version_conflict', 'booking_decided', 'not_found'),
      /** Someone else was faster at this place. */
      isTaken: ({ context: { mutation } }) =>
        mutation.failure !== null &&
        isRefusedWith(mutation.failure, 'slot_taken', 'slot_not_available'),
      wasSent: (_, { output }: { output: FormOutput<void> }) => output !== null,
    },
    delays: mutations.delays,
  }).createMachine({
    id: 'dayCalendar',
    description: 'Moves bookings, books for people and closes resources.',
    context: ({ input }) => ({
      ...input,
      booking: null,
      place: null,
      reason: '',
      wanted: null,
      closing: null,
      forms: 0,
      mutation: mutations.initial,
    }),
    initial: 'viewing',
    states: {
      viewing: {
        description: 'The day is shown; says if the last move came too late.',
        entry: 'forget',
        on: {
          'booking.lifted': {
            target: 'moving',
            actions: ['clearFailure', withEvent('setBooking')],
          },
          'book.pressed': {
            target: 'bookingFor',
            actions: ['clearFailure', withEvent('setWanted')],
          },
          'close.pressed': {
            target: 'closing',
            actions: ['clearFailure', withEvent('setClosing')],
          },
        },
      },
      moving: {
        description: 'A booking is lifted; free times of this day and others are offered.',
        entry: ['forgetPlace', 'clearFailure'],
        on: choosing,
      },
      confirming: {
        description: 'Asks whether to move it there; shows why the last attempt failed.',
        on: {
          // Another body needs another key.
          'reason.changed': { actions: ['startIntent', withEvent('setReason')] },
          'move.confirmed': { target: 'saving' },
          'move.dismissed': { target: 'moving' },
          'operator.confirmed': { guard: 'isWaitingForOperator', target: 'saving' },
        },
      },
      saving: createMutation({
        description: 'The server is moving the booking.',
        src: 'move',
        input: ({ booking, place, reason }: Context) => ({
          booking: booking as Booking,
          place: place as Place,
          reason,
        }),
        done: { target: 'viewing', actions: ['reportChanged'] },
        failed: { target: 'routing', actions: ['reportChanged', 'askOperator'] },
      }),
      routing: {
        description: 'Decides by why the move failed.',
        always: [
          { guard: 'isOutdated', target: 'viewing' },
          { guard: 'isTaken', target: 'conflicted' },
          { target: 'confirming' },
        ],
      },
      conflicted: {
        description: 'Someone else was faster; the times that are free now are offered.',
        entry: 'forgetPlace',
        on: choosing,
      },
      bookingFor: {
        description: 'The form for a booking of a person is open.',
        invoke: {
          id: 'bookForm',
          src: 'bookForm',
          input: ({ context: { wanted, keyPrefix, forms } }) => ({
            fields: wanted as Wanted,
            keyPrefix: `${keyPrefix}-book-${forms}`,
          }),
          onDone: closed,
          onError: { target: 'viewing', actions: 'reportBroken' },
        },
        on: { 'operator.confirmed': { actions: 'confirmInBookForm' } },
      },
      closing: {
        description: 'The form for a closure is open.',
        invoke: {
          id: 'closeForm',
          src: 'closeForm',
          input: ({ context: { closing, keyPrefix, forms } }) => ({
            fields: closing as Closing,
            keyPrefix: `${keyPrefix}-close-${forms}`,
          }),
          onDone: closed,
          onError: { target: 'viewing', actions: 'reportBroken' },
        },
        on: { 'operator.confirmed': { actions: 'confirmInCloseForm' } },
      },
    },
  })
}

export type DayCalendarMachine<
  Booking,
  Place,
  Wanted extends object,
  Closing extends object,
> = ReturnType<typeof createDayCalendar<Booking, Place, Wanted, Closing>>
