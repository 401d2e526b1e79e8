import { createMutation } from '@machines/kernel/mutation/state'
import { withEvent, withOutput } from '@machines/kernel/typed'
import { type HistoryContext, pageSize, shownRows } from './context'
import { historySetup, openBooking } from './setup'

/** What was attended, booked and ordered, page by page. */
export const list = historySetup.createStateConfig({
  description: 'One kind of transactions, those to come or those that are over, page by page.',
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing to show yet.',
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
      description: 'What has come is shown.',
      on: {
        'more.pressed': { guard: 'hasMore', target: 'loadingMore' },
        'page.returned': { target: 'refreshing' },
      },
    },
    loadingMore: {
      description: 'The next page is under way.',
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
        // What is there stays; the button that asked offers it again, beside the failure.
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
        // What is under way was asked before the change.
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
        // What was known is shown; the server says no where that is too old.
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
      description: 'Asks whether the booking is to be given back.',
      on: {
        'cancel.confirmed': { target: 'cancelling' },
        'cancel.dismissed': { target: 'reading' },
      },
    },
    cancelling: createMutation({
      description: 'The booking is being cancelled.',
      src: 'cancelBooking',
      input: (context: HistoryContext) => ({ booking: openBooking(context) }),
      done: { target: 'reading', actions: [withOutput('setBooking')] },
      failed: { target: 'cancelFailed' },
    }),
    cancelFailed: {
      description:
        'It was not cancelled, or nobody knows; closing that looks at the booking again.',
      on: { 'error.dismissed': { target: 'reading', actions: 'clearFailure' } },
    },
  },
})
