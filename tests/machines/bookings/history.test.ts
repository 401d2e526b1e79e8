import { describeMachine } from '@kit/describeMachine'
import type { HistoryRead } from '@machines/bookings/history/actors'
import type { HistoryInput, HistoryPage } from '@machines/bookings/history/context'
import { historyMachine } from '@machines/bookings/history/machine'
import {
  itemsOf,
  bookingOf as openOf,
  receiptView,
  viewStateOf,
} from '@machines/bookings/history/selectors'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { bookingOf, eventOf } from './bookingCases'
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
const page = (...items: HistoryPage['items']): HistoryPage => ({ items, total: 3, clockOffset: 0 })

describeMachine('history', historyMachine, {
  inputs: [input],
  events: {
    'list.retried': [],
    'more.pressed': [],
    'page.returned': [],
    'receipt.opened': [{ uuid: open.uuid }, { uuid: denied.uuid }, { uuid: 'nothing' }],
    'receipt.closed': [],
    'cancel.pressed': [],
    'cancel.confirmed': [],
    'cancel.dismissed': [],
    'error.dismissed': [],
  },
  actors: {
    firstPage: {
      done: [page(open, denied), { items: [], total: 0, clockOffset: 0 }],
      error: [offline],
    },
    nextPage: { done: [page(eventOf(3)), page()], error: [offline] },
    freshRows: { done: [page(open, denied)], error: [offline] },
    readBooking: { done: [open, cancelled], error: [offline] },
    cancelBooking: {
      done: [cancelled],
      error: [refused('cancellation_window_closed', 409)],
    },
  },
  laws: historyLaws,
  contextKey: ({ items, total, booking, failure, mutation }) => [
    items.length,
    items.length < total,
    booking?.status ?? null,
    failure?.kind ?? null,
    mutation.failure?.kind ?? null,
  ],
  lint: { allowedTags: ['busy'] },
})

/** A list of so many bookings on a server that answers as the test decides. */
function begin(many = 45) {
  const all = Array.from({ length: many }, (_, n) => bookingOf(n + 1))
  const requests: Pick<HistoryRead, 'offset' | 'limit'>[] = []
  const keys: string[] = []
  const server = { all, answer: async () => all[0] as typeof open }
  const history = createActor(
    historyMachine.provide({
      actors: {
        fetchPage: fromPromise<HistoryPage, HistoryRead>(async ({ input: { offset, limit } }) => {
          requests.push({ offset, limit })
          return {
            items: server.all.slice(offset, offset + limit),
            total: server.all.length,
            clockOffset: 0,
          }
        }),
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
  const settled = () =>
    waitFor(history, (snapshot) => snapshot.matches({ list: 'shown' }) && !snapshot.hasTag('busy'))
  const shown = () => itemsOf(history.getSnapshot()).length
  return { history, server, requests, keys, settled, shown }
}

describe('the history', () => {
  test('loads page by page, and lists each row once even if rows have moved', async () => {
    const { history, server, requests, settled, shown } = begin()
    await settled()
    expect(shown()).toBe(20)
    server.all = [bookingOf(99), ...server.all]
    history.send({ type: 'more.pressed' })
    await settled()
    expect(requests.map(({ offset }) => offset)).toEqual([0, 20])
    expect(shown()).toBe(39)
  })

  test('is read again as far as it is visible', async () => {
    const { history, requests, settled, shown } = begin()
    await settled()
    history.send({ type: 'more.pressed' })
    await settled()
    history.send({ type: 'page.returned' })
    await settled()
    expect(requests.at(-1)).toEqual({ offset: 0, limit: 40 })
    expect(shown()).toBe(40)
  })

  test('keeps its remaining rows if it is longer than one call returns', async () => {
    const { history, settled, shown } = begin(200)
    await settled()
    for (let pages = 0; pages < 6; pages += 1) {
      history.send({ type: 'more.pressed' })
      await settled()
    }
    history.send({ type: 'page.returned' })
    await settled()
    expect(shown()).toBe(140)
  })

  test('requests a page once for two presses', async () => {
    const { history, requests, settled } = begin()
    await settled()
    history.send({ type: 'more.pressed' })
    history.send({ type: 'more.pressed' })
    await settled()
    expect(requests).toHaveLength(2)
  })
})

describe('a receipt', () => {
  test("is cancelled once, and the list shows the server's response", async () => {
    const { history, server, keys, settled } = begin(3)
    await settled()
    history.send({ type: 'receipt.opened', uuid: open.uuid })
    await settled()
    history.send({ type: 'cancel.pressed' })
    server.answer = async () => ({ ...open, status: 'cancelled_user' })
    history.send({ type: 'cancel.confirmed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    expect(keys).toEqual(['seed-1-cancelBooking-1'])
    expect(openOf(history.getSnapshot())?.status).toBe('cancelled_user')
    expect(itemsOf(history.getSnapshot())[0]).toMatchObject({ status: 'cancelled_user' })
    history.send({ type: 'cancel.pressed' })
    expect(receiptView(history.getSnapshot())).toBe('receipt')
  })

  test('shows why it could not be cancelled, and a second try is another decision', async () => {
    const { history, server, keys, settled } = begin(3)
    await settled()
    history.send({ type: 'receipt.opened', uuid: open.uuid })
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
    const { history, server, keys, settled } = begin(3)
    await settled()
    history.send({ type: 'receipt.opened', uuid: open.uuid })
    server.answer = vi.fn<typeof server.answer>(async () => open).mockRejectedValueOnce(offline)
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    await settled()
    history.send({ type: 'error.dismissed' })
    expect(history.getSnapshot().matches({ receipt: 'reading' })).toBe(true)
    history.send({ type: 'cancel.pressed' })
    history.send({ type: 'cancel.confirmed' })
    expect(keys).toEqual(['seed-1-cancelBooking-1', 'seed-1-cancelBooking-2'])
  })

  test('is read again on a change, like the list', async () => {
    const { history, server, settled } = begin(3)
    await settled()
    history.send({ type: 'receipt.opened', uuid: open.uuid })
    await settled()
    server.answer = async () => ({ ...open, status: 'accepted' })
    history.send({ type: 'page.returned' })
    await settled()
    expect(openOf(history.getSnapshot())?.status).toBe('accepted')
    expect(viewStateOf(history.getSnapshot())).toBe('ready')
  })
})
