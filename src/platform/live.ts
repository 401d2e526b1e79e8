import { live, liveMessage } from '@contract/live'
import type { StreamEvent } from '@machines/platform/live/machine'
import type { Listener } from '@platform/actorOf'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import type { Api } from './api/client'

/** Browsers open six connections to a server that speaks HTTP/1.1, for all tabs together: streams leave most of them free. */
const places = ['portico-live-1', 'portico-live-2']

/** Holds one of the places of this browser until `signal`; null where all are taken. */
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

/** Follows the stream of some topics, with a token that is good; ends with the chart's interest, or with the stream. */
export function followStreams(api: Api): Listener<StreamEvent, { topics: string[] }> {
  /** What was read when the page was asked for is as old as that. */
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
          // What cannot be read has happened all the same.
          emit(success ? { type: 'stream.received', message: output } : { type: 'stream.gapped' })
        }
      }
    }
    const close = () => {
      if (!signal.aborted) emit({ type: 'stream.closed' })
      // The place is free for another tab.
      ending.abort()
    }
    follow().then(close, close)
    return () => ending.abort()
  }
}

/** Safari iterates no streams. */
async function* read<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
