import type { LiveMessage } from '@contract/live'
import { describeMachine } from '@kit/describeMachine'
import { type LiveEvent, liveMachine, type StreamEvent } from '@machines/platform/live/machine'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { liveLaws } from './live.laws'

const topics = ['building:house']
const message: LiveMessage = { topic: 'building:house', data: { uuid: 'yoga' } }

describeMachine('live', liveMachine, {
  inputs: [{ seed: 'a' }],
  events: {
    'topics.changed': [{ topics }, { topics: ['mine', ...topics] }, { topics: [] }],
    'session.ended': [],
    'stream.opened': [],
    'stream.beat': [],
    'stream.received': [{ message }],
    'stream.gapped': [],
    'stream.closed': [],
    'network.restored': [],
    'page.hidden': [],
    'page.shown': [],
  },
  actors: {
    watchPresence: { error: [new Error('no such event')] },
    stream: { error: [new Error('no such stream')] },
  },
  provide: { actions: { sendToPages: () => {}, refreshPages: () => {} } },
  laws: liveLaws,
  contextKey: ({ topics: wanted, followed, tries }) => [
    wanted.length,
    followed.length,
    Math.min(tries, 4),
  ],
})

/** A server whose streams the test opens and closes, and a clock that the test advances. */
function open() {
  const clock = new SimulatedClock()
  const streams: { topics: string[]; isOpen: boolean }[] = []
  const sendToPages = vi.fn<(facts: unknown, params: { message: LiveMessage }) => void>()
  const refreshPages = vi.fn<() => void>()
  const live = createActor(
    liveMachine.provide({
      actors: {
        watchPresence: fromCallback(() => undefined),
        followStream: fromCallback<StreamEvent, { topics: string[] }>(({ input }) => {
          const stream = { topics: input.topics, isOpen: true }
          streams.push(stream)
          return () => {
            stream.isOpen = false
          }
        }),
      },
      actions: { sendToPages, refreshPages },
      delays: { retryPause: ({ context }) => 1000 * 2 ** context.tries, pollPause: 20_000 },
    }),
    { clock, input: { seed: 'a' } },
  ).start()
  const send = (...events: LiveEvent[]) => events.forEach((event) => live.send(event))
  send({ type: 'topics.changed', topics })
  return { live, clock, streams, sendToPages, refreshPages, send }
}

describe('the live connection', () => {
  test('stays the same across pages, and is replaced only for other topics', () => {
    const { streams, send } = open()
    send({ type: 'topics.changed', topics: [...topics] })
    expect(streams).toEqual([{ topics, isOpen: true }])
    send({ type: 'topics.changed', topics: ['mine'] })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect(streams.at(-1)?.topics).toEqual(['mine', ...topics])
    // Back and forth, and past a page without live data.
    for (const wanted of [[], topics, [], ['mine']])
      send({ type: 'topics.changed', topics: wanted })
    expect(streams).toHaveLength(2)
  })

  test('ends with the session, and starts with the next one', () => {
    const { streams, send } = open()
    send({ type: 'topics.changed', topics: [] }, { type: 'session.ended' })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
    send({ type: 'topics.changed', topics })
    expect(streams.at(-1)).toEqual({ topics, isOpen: true })
  })

  test('that was refused is retried for the current topics only', () => {
    const { clock, streams, send } = open()
    send(
      { type: 'topics.changed', topics: ['approvals:house'] },
      { type: 'topics.changed', topics },
    )
    send({ type: 'stream.closed' })
    clock.increment(2000)
    expect(streams.at(-1)).toEqual({ topics, isOpen: true })
  })

  test('that is lost is reopened after growing delays, later alongside polling', () => {
    const { clock, streams, refreshPages, send } = open()
    send({ type: 'stream.opened' }, { type: 'stream.closed' })
    clock.increment(1999)
    expect(streams).toHaveLength(1)
    clock.increment(1)
    expect(streams).toHaveLength(2)
    send({ type: 'stream.closed' })
    clock.increment(4000)
    send({ type: 'stream.closed' })
    expect([streams.length, refreshPages.mock.calls.length]).toEqual([3, 0])
    clock.increment(20_000)
    expect([streams.length, refreshPages.mock.calls.length]).toEqual([4, 1])
    // It responds again: polling ends.
    send({ type: 'stream.opened' })
    clock.increment(40_000)
    expect(refreshPages).toHaveBeenCalledTimes(1)
  })

  test('that is silent for too long counts as lost', () => {
    const { clock, streams, send } = open()
    send({ type: 'stream.opened' })
    clock.increment(44_000)
    send({ type: 'stream.beat' })
    clock.increment(44_000)
    expect(streams).toHaveLength(1)
    clock.increment(1000)
    clock.increment(2000)
    expect(streams).toHaveLength(2)
  })

  test('closes while the app is hidden, and reopens as soon as it is visible', () => {
    const { streams, send } = open()
    send({ type: 'stream.opened' }, { type: 'page.hidden' })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
    send({ type: 'topics.changed', topics: ['mine'] }, { type: 'page.shown' })
    expect(streams.at(-1)).toEqual({ topics: ['mine', ...topics], isOpen: true })
  })

  test('ignores late messages of a closed stream', () => {
    const { sendToPages, send } = open()
    send({ type: 'stream.opened' }, { type: 'stream.received', message }, { type: 'page.hidden' })
    send({ type: 'stream.received', message })
    expect(sendToPages).toHaveBeenCalledTimes(1)
    expect(sendToPages.mock.calls[0]?.[1]).toMatchObject({ message })
  })

  test('returns with the network, and visible pages are read again', () => {
    const { streams, refreshPages, send } = open()
    send({ type: 'stream.closed' }, { type: 'network.restored' })
    expect([streams.length, refreshPages.mock.calls.length]).toEqual([2, 1])
  })
})
