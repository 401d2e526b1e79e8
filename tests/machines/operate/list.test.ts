import { describeMachine } from '@kit/describeMachine'
import type { ListRows } from '@machines/operate/list/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offline, refused } from '../fixtures'
import { listLaws, listMachine, type Query } from './list.laws'

describeMachine('list', listMachine, {
  inputs: [{ query: { q: '' } }],
  events: {
    'query.changed': [{ query: { q: 'ada' } }],
    'request.invalidated': [],
    'operator.confirmed': [],
  },
  actors: {
    load: {
      done: [{ rows: ['Ada'], total: 1 }],
      error: [offline, refused('unauthenticated', 401)],
    },
  },
  laws: listLaws,
  contextKey: ({ query, rows, failure }) => [query.q, rows, failure?.kind ?? null],
})

test('reads once for letters that are typed in a row', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const list = createActor(
    listMachine.provide({
      actors: {
        load: fromPromise<ListRows<string>, { query: Query }>(async ({ input }) => {
          asked.push(input.query.q)
          return { rows: [], total: 0 }
        }),
      },
    }),
    { input: { query: { q: '' } } },
  ).start()
  for (const q of ['a', 'ad', 'ada']) {
    list.send({ type: 'query.changed', query: { q } })
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(250)
  expect(asked).toEqual(['', 'ada'])
  vi.useRealTimers()
})
