import { createMutation } from '@machines/kernel/mutation/state'
import { withEvent, withOutput } from '@machines/kernel/typed'
import { type HistoryContext, pageSize, shownRows } from './context'
import { historySetup, openBooking } from './setup'

/** The user's events, bookings and orders, page by page. */
export const list = historySetup.createStateConfig({
  description: 'Transactions of one kind, either upcoming or past, page by page.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the first page; nothing can be shown yet.',
      tags: ['busy'],
      invoke: {
        id: 'firstPage',
        src: 'fetchPage',
        input: ({ context: { type, period, lang } }) => ({
          type,
          period,
          lang,
          offset: 0,
          limit: pageSize,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'replaceRows', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      after: { listTimeout: { target: 'failed', actions: 'setTimeoutFailure' } },
    },
    shown: {
      description: 'The loaded rows are shown.',
      on: {
        'more.pressed': { guard: 'hasMore', target: 'loadingMore' },
        'page.returned': { target: 'refreshing' },
      },
    },
    loadingMore: {
      description: 'Loading the next page.',
      tags: ['busy'],
      invoke: {
        id: 'nextPage',
        src: 'fetchPage',
        input: ({ context: { type, period, lang, items } }) => ({
          type,
          period,
          lang,
          offset: items.length,
          limit: pageSize,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'appendPage', params: ({ event }) => event.output },
        },
        // The loaded rows stay; the button offers to retry, next to the error.
        onError: { target: 'shown', actions: 'setFailure' },
      },
      after: { listTimeout: { target: 'shown', actions: 'setTimeoutFailure' } },
      on: { 'page.returned': { target: 'refreshing' } },
    },
    refreshing: {
      description: 'Reads the shown rows again; they stay visible meanwhile.',
      tags: ['busy'],
      invoke: {
        id: 'freshRows',
        src: 'fetchPage',
        input: ({ context }) => ({
          type: context.type,
          period: context.period,
          lang: context.lang,
          offset: 0,
          limit: shownRows(context),
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'replaceRows', params: ({ event }) => event.output },
        },
        onError: { target: 'shown', actions: 'setFailure' },
      },
      after: { listTimeout: { target: 'shown', actions: 'setTimeoutFailure' } },
      on: {
        // The pending read was requested before the change.
        'page.returned': { target: 'refreshing', reenter: true },
      },
    },
    failed: {
      description: 'Nothing came.',
      on: {
        'list.retried': { target: 'loading' },
        'page.returned': { target: 'loading' },
      },
    },
  },
})

const cancelPressed = {
  guard: 'isCancellable',
  target: 'confirmingCancel',
  actions: 'startIntent',
} as const

/** The receipt of a booking, and cancelling it. */
export const receipt = historySetup.createStateConfig({
  description: 'The receipt of one booking, from which it can be cancelled.',
  initial: 'closed',
  states: {
    closed: {
      description: 'No receipt is open.',
      on: {
        'receipt.opened': {
          guard: withEvent('isBooking'),
          target: 'reading',
          actions: withEvent('openBooking'),
        },
      },
    },
    reading: {
      description: 'Shows the known receipt and reads it again.',
      tags: ['busy'],
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: ({ context }) => ({ booking: openBooking(context) }),
        onDone: { target: 'open', actions: withOutput('setBooking') },
        // The known receipt is shown; if it is outdated, the server refuses the cancellation.
        onError: { target: 'open' },
      },
      after: { bookingTimeout: { target: 'open' } },
      on: {
        'receipt.closed': { target: 'closed', actions: 'forgetBooking' },
        'cancel.pressed': cancelPressed,
        'page.returned': { target: 'reading', reenter: true },
      },
    },
    open: {
      description: 'The receipt is shown.',
      on: {
        'receipt.closed': { target: 'closed', actions: 'forgetBooking' },
        'cancel.pressed': cancelPressed,
        'page.returned': { target: 'reading' },
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
      done: { target: 'reading', actions: [withOutput('setBooking')] },
      failed: { target: 'cancelFailed' },
    }),
    cancelFailed: {
      description:
        'The cancellation failed or its result is unknown; closing the dialog reads the booking again.',
      on: { 'error.dismissed': { target: 'reading', actions: 'clearFailure' } },
    },
  },
})
