import { describeMachine } from '@kit/describeMachine'
import { orderMachine, type SavingOrder } from '@machines/operate/order/machine'
import { inOrder, moved, shownOrder } from '@machines/operate/order/selectors'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, refused } from '../fixtures'
import { orderLaws } from './order.laws'

const input = { id: 'one', keyPrefix: 'key' }
const [firstRows, laterRows] = [[{ uuid: 'a' }], [{ uuid: 'b' }]]
const seen = { order: 'first', rows: firstRows }
const [ab, ba, later] = [
  ['a', 'b'],
  ['b', 'a'],
  ['b', 'c', 'a'],
]

describeMachine('order', orderMachine, {
  inputs: [input],
  events: {
    'row.moved': [
      { uuids: ba, seen },
      { uuids: later, seen: { order: 'second', rows: laterRows } },
    ],
    'request.retried': [],
    'order.discarded': [],
  },
  actors: {
    save: {
      done: [{ order: 'second' }, { order: 'third' }],
      error: [offline, refused('version_conflict', 409)],
    },
  },
  laws: orderLaws,
  contextKey: ({ wanted, next, order, mutation: { failure } }) => [
    wanted?.join() ?? null,
    next?.join() ?? null,
    order,
    failure?.kind === 'refused' ? failure.code : (failure?.kind ?? null),
  ],
})

test('three quick moves are two calls, each with the version of the one before', async () => {
  const sent: { order: string; uuids: readonly string[] }[] = []
  const order = createActor(
    orderMachine.provide({
      actors: {
        save: fromPromise<{ order: string }, SavingOrder>(
          async ({ input: { order: basedOn, uuids } }) => {
            sent.push({ order: basedOn, uuids })
            return { order: `after-${sent.length}` }
          },
        ),
      },
    }),
    { input },
  ).start()
  order.send({ type: 'row.moved', uuids: ba, seen })
  order.send({ type: 'row.moved', uuids: ab, seen })
  order.send({ type: 'row.moved', uuids: later, seen })
  expect(shownOrder(order.getSnapshot(), firstRows)).toEqual(later)
  await waitFor(order, (at) => at.matches('idle'))
  expect(sent).toEqual([
    { order: 'first', uuids: ba },
    { order: 'after-1', uuids: later },
  ])
  // The stored order stays until the list is read again.
  expect(shownOrder(order.getSnapshot(), firstRows)).toEqual(later)
  expect(shownOrder(order.getSnapshot(), laterRows)).toBeNull()
})

test('rows follow an order, and those that it does not name come last', () => {
  const rows = ['a', 'b', 'c', 'd'].map((uuid) => ({ uuid }))
  const names = inOrder(rows, ['c', 'a']).map(({ uuid }) => uuid)
  expect(names).toEqual(['c', 'a', 'b', 'd'])
  expect(inOrder(rows, null)).toBe(rows)
})

test.each([
  ['b', 0, ['b', 'a', 'c']],
  ['b', 2, ['a', 'c', 'b']],
  ['a', 2, ['b', 'c', 'a']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 3, ['a', 'b', 'c']],
  ['x', 0, ['a', 'b', 'c']],
])('%s moves to place %i', (uuid, to, expected) => {
  expect(moved(['a', 'b', 'c'], uuid, to)).toEqual(expected)
})
