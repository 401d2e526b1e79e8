import type { LiveEvent } from '@machines/platform/live/machine'
import type { Api } from '@platform/api/client'
import { followStreams } from '@platform/live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const topics = ['mine', 'building:house']
const encoder = new TextEncoder()

/** A browser's locks: each name has one holder at a time. */
function fakeLocks() {
  const held = new Set<string>()
  return {
    request: async (name: string, _: object, use: (lock: object | null) => unknown) => {
      const isFree = !held.has(name)
      if (isFree) held.add(name)
      await use(isFree ? { name } : null)
      if (isFree) held.delete(name)
    },
  }
}

function open() {
  const sent: LiveEvent[] = []
  const queries: unknown[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream: Api['stream'] = async (_, { query, signal }) => {
    queries.push(query)
    return new ReadableStream({
      start: (given) => {
        controller = given
        signal.addEventListener('abort', () => given.error(new Error('aborted')))
      },
    })
  }
  const follow = followStreams({ stream } as Api)
  return {
    sent,
    queries,
    follow: () => follow((event) => sent.push(event), { topics }),
    send: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  }
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a followed stream', () => {
  test('emits messages as they arrive, in pieces, and its end', async () => {
    const { sent, queries, follow, send, end } = open()
    follow()
    await expect.poll(() => queries).toHaveLength(1)
    expect(queries[0]).toMatchObject({ topics: 'mine,building:house' })
    send('event: open\ndata: null\n\nevent: chan')
    send('ged\ndata: {"topic":"mine","data":{"uuid":"a"}}\n\n: here\n\nevent: gap\ndata: null\n\n')
    await expect
      .poll(() => sent.filter(({ type }) => type !== 'stream.beat'))
      .toEqual([
        { type: 'stream.opened' },
        { type: 'stream.received', message: { topic: 'mine', data: { uuid: 'a' } } },
        { type: 'stream.gapped' },
      ])
    expect(sent.some(({ type }) => type === 'stream.beat')).toBe(true)
    end()
    await expect.poll(() => sent.at(-1)).toEqual({ type: 'stream.closed' })
  })

  test('treats an unreadable message as a change', async () => {
    const { sent, queries, follow, send } = open()
    const stop = follow()
    await expect.poll(() => queries).toHaveLength(1)
    send('event: changed\ndata: {"topic":"else","data":null}\n\n')
    await expect.poll(() => sent.at(-1)).toEqual({ type: 'stream.gapped' })
    send('event: changed\ndata: {not json\n\n')
    await expect.poll(() => sent.at(-1)).toEqual({ type: 'stream.closed' })
    stop()
  })

  test('reports how long it has received nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { queries, follow, send, sent } = open()
    const stop = follow()
    await expect.poll(() => queries).toHaveLength(1)
    send(': here\n\n')
    await expect.poll(() => sent).toHaveLength(1)
    stop()
    vi.setSystemTime(Date.now() + 5000)
    follow()()
    follow()
    await expect.poll(() => queries.at(-1)).toMatchObject({ age: 5000 })
    vi.useRealTimers()
  })

  test('leaves connections to other tabs: the third one gets none', async () => {
    const { sent, queries, follow } = open()
    const [first] = [follow(), follow()]
    await expect.poll(() => queries).toHaveLength(2)
    follow()
    await expect.poll(() => sent).toEqual([{ type: 'stream.closed' }])
    first()
    await expect.poll(() => sent).toHaveLength(1)
    follow()
    await expect.poll(() => queries).toHaveLength(3)
  })

  test('emits nothing after unsubscribing', async () => {
    const { sent, queries, follow, send } = open()
    const stop = follow()
    await expect.poll(() => queries).toHaveLength(1)
    stop()
    try {
      send('event: open\ndata: null\n\n')
    } catch {
      // It is closed already.
    }
    await new Promise((resolve) => setImmediate(resolve))
    expect(sent).toEqual([])
  })
})
