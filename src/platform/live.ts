import { live, liveMessage } from '@contract/live'
import type { StreamEvent } from '@machines/platform/live/machine'
import type { Listener } from '@platform/actorOf'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import type { Api } from './api/client'

/**
 * Over HTTP/1.1, browsers open six connections per server for all tabs together. Two locks limit
 * the streams, so that four connections remain free.
 */
const places = ['portico-live-1', 'portico-live-2']

/**
 * Holds one of this browser's stream locks until `signal` aborts; resolves with false if all are
 * taken.
 */
async function takePlace(signal: AbortSignal): Promise<boolean> {
  const { locks } = navigator
  for (const name of places) {
    const isTaken = await new Promise<boolean>((resolve, reject) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(false)
          resolve(true)
          return new Promise<void>((release) => {
            signal.addEventListener('abort', () => release(), { once: true })
            if (signal.aborted) release()
          })
        })
        .catch(reject)
    })
    if (isTaken) return true
  }
  return false
}

/**
 * Follows the stream of some topics with a valid token; ends when the chart stops listening or the
 * stream ends.
 */
export function followStreams(api: Api): Listener<StreamEvent, { topics: string[] }> {
  /** Data that was read during navigation is as old as the navigation's start. */
  let receivedAt = performance.timeOrigin
  return (emit, { topics }) => {
    const ending = new AbortController()
    const { signal } = ending
    const follow = async () => {
      if (!(await takePlace(signal))) return
      const age = Math.max(0, Math.ceil(Date.now() - receivedAt))
      const query = { topics: topics.join(','), age }
      const stream = await api.stream(live, { query, signal })
      const beats = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          receivedAt = Date.now()
          emit({ type: 'stream.beat' })
          controller.enqueue(chunk)
        },
      })
      const events = stream
        .pipeThrough(beats)
        .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
        .pipeThrough(new EventSourceParserStream())
      for await (const { event, data } of read(events)) {
        if (event === 'open') emit({ type: 'stream.opened' })
        if (event === 'gap') emit({ type: 'stream.gapped' })
        if (event === 'changed') {
          const { success, output } = v.safeParse(liveMessage, JSON.parse(data))
          // An unreadable message still means that something changed.
          emit(success ? { type: 'stream.received', message: output } : { type: 'stream.gapped' })
        }
      }
    }
    const close = () => {
      if (!signal.aborted) emit({ type: 'stream.closed' })
      // Releases the lock for another tab.
      ending.abort()
    }
    follow().then(close, close)
    return () => ending.abort()
  }
}

/** In Safari, `ReadableStream` is not async iterable. */
async function* read<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
