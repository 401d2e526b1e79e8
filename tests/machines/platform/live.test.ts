import type { LiveMessage } from '@contract/live'
import { describeMachine } from '@kit/describeMachine'
import { type LiveEvent, liveMachine, type StreamEvent } from '@machines/platform/live/machine'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { liveLaws } from './live.laws'

const topics = ['building:house']
const message: LiveMessage = { topic: 'building:house', data: { uuid: 'yoga' } }

describeMachine('live', liveMachine, {
  inputs: [undefined],
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

/** A server whose streams the test opens and closes, and a clock that it moves. */
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
    { clock },
  ).start()
  const send = (...events: LiveEvent[]) => events.forEach((event) => live.send(event))
  send({ type: 'topics.changed', topics })
  return { live, clock, streams, sendToPages, refreshPages, send }
}

describe('the live connection', () => {
  test('is one, whatever is on show, and another one only where something else is', () => {
    const { streams, send } = open()
    send({ type: 'topics.changed', topics: [...topics] })
    expect(streams).toEqual([{ topics, isOpen: true }])
    send({ type: 'topics.changed', topics: ['mine'] })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect(streams.at(-1)?.topics).toEqual(['mine', ...topics])
    // To and fro, and past a page on which nothing changes by itself.
    for (const wanted of [[], topics, [], ['mine']])
      send({ type: 'topics.changed', topics: wanted })
    expect(streams).toHaveLength(2)
  })

  test('ends with the session, and begins with the next one', () => {
    const { streams, send } = open()
    send({ type: 'topics.changed', topics: [] }, { type: 'session.ended' })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
    send({ type: 'topics.changed', topics })
    expect(streams.at(-1)).toEqual({ topics, isOpen: true })
  })

  test('that was refused is tried again for what is wanted now, and for nothing else', () => {
    const { clock, streams, send } = open()
    send(
      { type: 'topics.changed', topics: ['approvals:house'] },
      { type: 'topics.changed', topics },
    )
    send({ type: 'stream.closed' })
    clock.increment(2000)
    expect(streams.at(-1)).toEqual({ topics, isOpen: true })
  })

  test('that is lost is opened again, after longer and longer pauses, then beside polling', () => {
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
    // It answers again: nothing is asked now and then any more.
    send({ type: 'stream.opened' })
    clock.increment(40_000)
    expect(refreshPages).toHaveBeenCalledTimes(1)
  })

  test('that is silent for too long is taken for lost', () => {
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

  test('is given up while nobody looks, and opened at once for whoever looks again', () => {
    const { streams, send } = open()
    send({ type: 'stream.opened' }, { type: 'page.hidden' })
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
    send({ type: 'topics.changed', topics: ['mine'] }, { type: 'page.shown' })
    expect(streams.at(-1)).toEqual({ topics: ['mine', ...topics], isOpen: true })
  })

  test('tells nothing that comes late, from a stream that was given up', () => {
    const { sendToPages, send } = open()
    send({ type: 'stream.opened' }, { type: 'stream.received', message }, { type: 'page.hidden' })
    send({ type: 'stream.received', message })
    expect(sendToPages).toHaveBeenCalledTimes(1)
    expect(sendToPages.mock.calls[0]?.[1]).toMatchObject({ message })
  })

  test('comes back with the network, and what is on show is read anew', () => {
    const { streams, refreshPages, send } = open()
    send({ type: 'stream.closed' }, { type: 'network.restored' })
    expect([streams.length, refreshPages.mock.calls.length]).toEqual([2, 1])
  })
})
