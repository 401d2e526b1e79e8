import type { ResourceBooking, Transaction, TransactionType } from '@contract/transactions'
import { createMutation, type MutationContext, mutations } from '@machines/kernel/mutation/state'
import { createPagedRequest, type Rows } from '@machines/kernel/pagedRequest/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  promiseActor,
  withEvent,
  withOutput,
} from '@machines/kernel/typed'
import { cancellation } from '@rules/bookings/cancellation'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type HistoryOf = {
  type: TransactionType
  period: 'upcoming' | 'past'
  lang: string
}

export type HistoryInput = HistoryOf & {
  /** Prefix of the idempotency keys of all cancellations on this page. */
  keyPrefix: string
}

export type HistoryPage = Rows<Transaction> & {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  clockOffset: number
}

type HistoryEvent = EventsOf<{
  /** The user has returned to the page, or something in the list or the receipt has changed. */
  'request.invalidated': NoPayload
  'receipt.opened': { booking: ResourceBooking }
  'receipt.closed': NoPayload
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  /** Closes the dialog that explains why a booking was not cancelled. */
  'error.dismissed': NoPayload
}>

type HistoryContext = HistoryInput &
  MutationContext & {
    /** The booking whose receipt is open. */
    booking: ResourceBooking | null
  }

/** The number of rows that "Show more" adds. */
export const historyRows = 20
const update = assigner<HistoryContext, HistoryEvent>()

/**
 * The booking whose receipt is open.
 * @throws if none is, which would be a defect
 */
function openBooking({ booking }: HistoryContext): ResourceBooking {
  if (booking === null) throw new Error('No receipt is open')
  return booking
}

const cancelPressed = {
  guard: 'isCancellable',
  target: 'confirmingCancel',
  actions: 'startIntent',
} as const
const setBooking = [withOutput('setBooking'), withOutput('changeRow')] as const

export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryInput,
    tags: {} as 'busy',
  },
  actors: {
    list: createPagedRequest<HistoryOf, Transaction, HistoryPage>(({ uuid }) => uuid, historyRows),
    readBooking: promiseActor<ResourceBooking, { booking: ResourceBooking }>('readBooking'),
    /** Resolves with the updated booking. */
    cancelBooking: promiseActor<ResourceBooking, { booking: ResourceBooking; key: string }>(
      'cancelBooking',
    ),
  },
  actions: {
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    changeRow: sendTo('list', (_, { output }: { output: ResourceBooking }) => ({
      type: 'row.changed',
      item: output,
    })),
    openReceipt: update<{ booking: ResourceBooking }>((_, { booking }) => ({ booking })),
    setBooking: update<{ output: ResourceBooking }>((_, { output }) => ({ booking: output })),
    closeReceipt: update(() => ({ booking: null })),
    ...mutations.actions(update),
    reportBroken: effectAction('reportBroken'),
  },
  guards: {
    /** By its status; the server's clock decides whether it is too late. */
    isCancellable: ({ context: { booking } }) =>
      booking !== null && cancellation(booking, Number.NEGATIVE_INFINITY) === 'open',
  },
  delays: { bookingTimeout: 20_000, ...mutations.delays },
}).createMachine({
  id: 'history',
  description: 'The user’s events, bookings and orders, and the receipts of bookings.',
  context: ({ input }) => ({ ...input, booking: null, mutation: mutations.initial }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { type, period, lang } }) => ({ of: { type, period, lang } }),
    onError: { actions: 'reportBroken' },
  },
  on: { 'request.invalidated': { actions: 'invalidateList' } },
  initial: 'closed',
  states: {
    closed: {
      description: 'No receipt is open.',
      on: { 'receipt.opened': { target: 'reading', actions: withEvent('openReceipt') } },
    },
    reading: {
      description: 'Shows the known receipt and reads it again.',
      tags: ['busy'],
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: ({ context }) => ({ booking: openBooking(context) }),
        onDone: { target: 'open', actions: setBooking },
        // The known receipt is shown; if it is outdated, the server refuses the cancellation.
        onError: { target: 'open' },
      },
      after: { bookingTimeout: { target: 'open' } },
      on: {
        'receipt.closed': { target: 'closed', actions: 'closeReceipt' },
        'cancel.pressed': cancelPressed,
        'request.invalidated': { target: 'reading', reenter: true, actions: 'invalidateList' },
      },
    },
    open: {
      description: 'The receipt is shown.',
      on: {
        'receipt.closed': { target: 'closed', actions: 'closeReceipt' },
        'cancel.pressed': cancelPressed,
        'request.invalidated': { target: 'reading', actions: 'invalidateList' },
      },
    },
    confirmingCancel: {
      description: 'Asks whether to cancel the booking.',
      on: {
        'cancel.confirmed': { target: 'cancelling' },
        'cancel.dismissed': { target: 'reading' },
      },
    },
    cancelling: createMutation({
      description: 'Cancelling the booking.',
      src: 'cancelBooking',
      input: (context: HistoryContext) => ({ booking: openBooking(context) }),
      done: { target: 'reading', actions: setBooking },
      failed: { target: 'cancelFailed' },
    }),
    cancelFailed: {
      description:
        'The cancellation failed or its result is unknown; closing the dialog reads the booking again.',
      on: { 'error.dismissed': { target: 'reading', actions: 'clearFailure' } },
    },
  },
})

export type HistoryActor = ActorRefFrom<typeof historyMachine>
