import { describeMachine } from '@kit/describeMachine'
import { readRows } from '@platform/readRows'
import { describe, expect, test, vi } from 'vitest'
import { offline } from '../fixtures'
import { pagedRequestLaws, pagedRequestMachine } from './pagedRequest.laws'

const row = (id: string, name = id) => ({ id, name })

describeMachine('pagedRequest', pagedRequestMachine, {
  inputs: [{ of: { buildingUuid: 'one' } }],
  events: { 'request.invalidated': [], 'more.pressed': [] },
  actors: {
    load: {
      done: [
        { items: [row('a')], total: 2 },
        { items: [], total: 0 },
      ],
      error: [offline],
    },
    reload: { done: [{ items: [row('a', 'new')], total: 2 }], error: [offline] },
    loadMore: {
      // A row has moved to this page since the last one was read.
      done: [
        { items: [row('a'), row('b')], total: 2 },
        { items: [], total: 2 },
      ],
      error: [offline],
    },
  },
  contextKey: ({ data, total, failure }) => [
    data?.map(({ id, name }) => `${id} ${name}`),
    total,
    failure?.kind ?? null,
  ],
  laws: pagedRequestLaws,
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
