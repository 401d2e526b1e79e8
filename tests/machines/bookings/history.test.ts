import { describeMachine } from '@kit/describeMachine'
import {
  type HistoryInput,
  type HistoryOf,
  type HistoryPage,
  historyMachine,
} from '@machines/bookings/history/machine'
import { listOf, bookingOf as openOf, receiptView } from '@machines/bookings/history/selectors'
import type { RowsWanted } from '@machines/kernel/pagedRequest/machine'
import { pagedRequestOf } from '@platform/requestOf'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline, refused } from '../fixtures'
import { bookingOf } from './bookingCases'
import { historyLaws } from './history.laws'

const input: HistoryInput = {
  type: 'resource_booking',
  period: 'upcoming',
  lang: 'en-us',
  keyPrefix: 'seed-1',
}
const open = bookingOf(1)
const denied = bookingOf(2, { status: 'denied_available' })
const cancelled = { ...open, status: 'cancelled_user' }

describeMachine('history', historyMachine, {
  inputs: [input],
  events: {
    'request.invalidated': [],
    'receipt.opened': [{ booking: open }, { booking: denied }],
    'receipt.closed': [],
    'cancel.pressed': [],
    'cancel.confirmed': [],
    'cancel.dismissed': [],
    'error.dismissed': [],
  },
  actors: {
    list: { error: [new Error('broken')] },
    readBooking: { done: [open, cancelled], error: [offline] },
    cancelBooking: {
      done: [cancelled],
      error: [refused('cancellation_window_closed', 409)],
    },
  },
  provide: { actions: { reportBroken: () => {} } },
  laws: historyLaws,
  contextKey: ({ booking, mutation }) => [booking?.status ?? null, mutation.failure?.kind ?? null],
  lint: { allowedTags: ['busy'] },
})

/** A history of three bookings on a server that answers as the test decides. */
function begin() {
  const keys: string[] = []
  const items = [1, 2, 3].map((at) => bookingOf(at))
  const reads = vi.fn<(wanted: RowsWanted<HistoryOf>) => Promise<HistoryPage>>(async () => ({
    items,
    total: 3,
    clockOffset: 0,
  }))
  const server = { answer: async () => open }
  const history = createActor(
    historyMachine.provide({
      actors: {
        list: pagedRequestOf(reads, ({ uuid }) => uuid),
        readBooking: fromPromise(() => server.answer()),
        cancelBooking: fromPromise<typeof open, { booking: typeof open; key: string }>(
          async ({ input: { key } }) => {
            keys.push(key)
            return server.answer()
          },
        ),
      },
    }),
    { input },
  ).start()
  const list = () => listOf(history.getSnapshot())?.getSnapshot()
  const settled = () =>
    vi.waitFor(() => {
      const isBusy = [history.getSnapshot(), list()].some((each) => each?.hasTag('busy'))
      expect(isBusy).toBe(false)
    })
  return { history, server, keys, reads, settled, list }
}

describe('a receipt', () => {
  test("is cancelled once, and the list shows the server's response", async () => {
    const { history, server, keys, settled, list } = begin()
    await settled()
    history.send({ type: 'receipt.opened', booking: open })
    await settled()
    history.send({ type: 'cancel.pressed' })
    server.answer = async () => ({ ...open, status: 'cancelled_user' })
    history.send({ type: 'cancel.confirmed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    expect(keys).toEqual(['seed-1-cancelBooking-1'])
    expect(openOf(history.getSnapshot())?.status).toBe('cancelled_user')
    expect(list()?.context.data?.[0]).toMatchObject({ status: 'cancelled_user' })
    history.send({ type: 'cancel.pressed' })
    expect(receiptView(history.getSnapshot())).toBe('receipt')
  })

  test('shows why it could not be cancelled, and a second try is another decision', async () => {
    const { history, server, keys, settled } = begin()
    await settled()
    history.send({ type: 'receipt.opened', booking: open })
    await settled()
    server.answer = vi.fn<typeof server.answer>(async () => open).mockRejectedValueOnce(offline)
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    expect(receiptView(history.getSnapshot())).toBe('error')
    history.send({ type: 'error.dismissed' })
    await settled()
    expect(receiptView(history.getSnapshot())).toBe('receipt')
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    expect(keys).toEqual(['seed-1-cancelBooking-1', 'seed-1-cancelBooking-2'])
  })

  test('that is still being read can be cancelled again, as another decision', async () => {
    const { history, server, keys, settled } = begin()
    await settled()
    history.send({ type: 'receipt.opened', booking: open })
    server.answer = vi.fn<typeof server.answer>(async () => open).mockRejectedValueOnce(offline)
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    history.send({ type: 'error.dismissed' })
    expect(history.getSnapshot().matches('reading')).toBe(true)
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    expect(keys).toEqual(['seed-1-cancelBooking-1', 'seed-1-cancelBooking-2'])
  })

  test('is read again on a change, like the list', async () => {
    const { history, server, settled, reads } = begin()
    await settled()
    history.send({ type: 'receipt.opened', booking: open })
    await settled()
    server.answer = async () => ({ ...open, status: 'accepted' })
    history.send({ type: 'request.invalidated' })
    await settled()
    expect(openOf(history.getSnapshot())?.status).toBe('accepted')
    expect(reads).toHaveBeenCalledTimes(2)
  })
})
