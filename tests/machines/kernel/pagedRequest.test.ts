import { describeMachine } from '@kit/describeMachine'
import { createPagedRequest, type RowsWanted } from '@machines/kernel/pagedRequest/machine'
import { hasMoreRows } from '@machines/kernel/pagedRequest/selectors'
import { readRows } from '@platform/readRows'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline } from '../fixtures'
import { pagedRequestLaws, pagedRequestMachine } from './pagedRequest.laws'

const row = (id: string, name = id) => ({ id, name })

describeMachine('pagedRequest', pagedRequestMachine, {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: {
    'request.invalidated': [],
    'more.pressed': [],
    'row.changed': [{ item: row('a', 'changed') }, { item: row('nowhere') }],
  },
  actors: {
    load: {
      done: [
        { items: [row('a')], total: 3 },
        { items: [], total: 0 },
      ],
      error: [offline],
    },
    reload: { done: [{ items: [row('a', 'new')], total: 3 }], error: [offline] },
    loadMore: {
      // A row has moved to this page since the last one was read.
      done: [
        { items: [row('a')], total: 3 },
        { items: [row('b')], total: 3 },
        { items: [], total: 3 },
      ],
      error: [offline],
    },
  },
  contextKey: ({ data, received, total, failure }) => [
    data?.map(({ id, name }) => `${id} ${name}`),
    received,
    total,
    failure?.kind ?? null,
  ],
  laws: pagedRequestLaws,
})

describe('a list of pages', () => {
  /** A list of so many rows, of which each page has twenty. */
  function begin(many = 45) {
    const server = { all: Array.from({ length: many }, (_, at) => row(String(at))) }
    const requests: Omit<RowsWanted<object>, 'of'>[] = []
    const keyOf = ({ id }: { id: string }) => id
    const list = createActor(
      createPagedRequest<object, ReturnType<typeof row>>(keyOf, 20).provide({
        actors: {
          load: fromPromise(async ({ input: { offset, count } }) => {
            requests.push({ offset, count })
            const items = server.all.slice(offset, offset + count)
            return { items, total: server.all.length }
          }),
        },
      }),
      { input: { of: {} } },
    ).start()
    const settled = () => waitFor(list, (now) => !now.hasTag('busy'))
    const shown = () => list.getSnapshot().context.data?.length
    return { list, server, requests, settled, shown }
  }

  test('shows each row once even if rows have moved, and reads on to its end', async () => {
    const { list, server, requests, settled, shown } = begin()
    await settled()
    expect(shown()).toBe(20)
    server.all = [row('new'), ...server.all]
    list.send({ type: 'more.pressed' })
    await settled()
    expect(shown()).toBe(39)
    list.send({ type: 'more.pressed' })
    await settled()
    expect(requests.map(({ offset }) => offset)).toEqual([0, 20, 40])
    expect([shown(), hasMoreRows(list.getSnapshot())]).toEqual([45, false])
  })

  test('is read again as far as it is visible', async () => {
    const { list, requests, settled, shown } = begin()
    await settled()
    list.send({ type: 'more.pressed' })
    await settled()
    list.send({ type: 'request.invalidated' })
    await settled()
    expect(requests.at(-1)).toEqual({ offset: 0, count: 40 })
    expect(shown()).toBe(40)
  })

  test('requests a page once for two presses', async () => {
    const { list, requests, settled } = begin()
    await settled()
    list.send({ type: 'more.pressed' })
    list.send({ type: 'more.pressed' })
    await settled()
    expect(requests).toHaveLength(2)
  })
})

describe('reading rows', () => {
  const all = Array.from({ length: 230 }, (_, at) => at)
  const read = vi.fn<
    (page: { offset: number; limit: number }) => Promise<{ data: number[]; total: number }>
  >(async ({ offset, limit }) => ({ data: all.slice(offset, offset + limit), total: all.length }))

  test('needs as many calls as there are pages', async () => {
    expect(await readRows(read, { offset: 0, count: 150 })).toEqual({
      items: all.slice(0, 150),
      total: 230,
    })
    expect(read.mock.calls.map(([page]) => page)).toEqual([
      { offset: 0, limit: 100 },
      { offset: 100, limit: 50 },
    ])
  })

  test('ends where the list ends', async () => {
    read.mockClear()
    const { items } = await readRows(read, { offset: 200, count: 100 })
    expect(items).toEqual(all.slice(200))
    expect(read).toHaveBeenCalledTimes(1)
  })
})
