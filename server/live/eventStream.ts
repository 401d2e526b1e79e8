import { beatMs, type LiveMessage } from '@contract/live'
import type { LiveHub } from './hub'

type Listening = {
  hub: LiveHub
  /** Topic between processes → topic on the wire. */
  topics: ReadonlyMap<string, string>
  /** For how long the listener has received nothing, in milliseconds; null if earlier messages do not matter. */
  age: number | null
  /** Rejects when the caller is no longer allowed to listen. */
  check: () => Promise<unknown>
  /** Calls back once the caller's session has ended; the returned function stops watching. */
  watchEnd: (end: () => void) => () => void
  /** Aborted when the server is about to stop. */
  draining: AbortSignal
  onEnd: () => void
}

const encoder = new TextEncoder()
const line = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Other processes accept calls meanwhile, so the listener can reconnect immediately. */
const comeBack = encoder.encode(`retry: 0\n${line('restart', null)}`)

/**
 * Server-sent events for one listener. For a slow reader, only the latest message of each topic and subject is
 * buffered, which bounds the server's memory.
 */
export function eventStream({ hub, topics, age, check, watchEnd, draining, onEnd }: Listening) {
  const waiting = new Map<string, string>()
  let wake = () => {}
  let isOver = false
  let stop = () => {}

  const end = (controller?: ReadableStreamDefaultController<Uint8Array>) => {
    if (isOver) return
    isOver = true
    stop()
    onEnd()
    wake()
    controller?.close()
  }
  const write = (key: string, text: string) => {
    // Re-inserting moves it to the end: the latest message is sent last.
    waiting.delete(key)
    waiting.set(key, text)
    wake()
  }

  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        controller.enqueue(encoder.encode(line('open', null)))
        const unsubscribe = hub.subscribe(topics.keys(), age, (received) => {
          if (received === 'gap') return write('gap', line('gap', null))
          const topic = topics.get(received.topic) ?? received.topic
          const about = typeof received.data?.uuid === 'string' ? received.data.uuid : ''
          const message: LiveMessage = { topic, data: received.data }
          write(`${topic} ${about}`, line('changed', message))
        })
        const beat = setInterval(() => {
          check().then(
            () => write('beat', ': here\n\n'),
            () => end(controller),
          )
        }, beatMs)
        beat.unref()
        const drain = () => {
          controller.enqueue(comeBack)
          end(controller)
        }
        draining.addEventListener('abort', drain)
        const unwatch = watchEnd(() => end(controller))
        stop = () => {
          unsubscribe()
          unwatch()
          clearInterval(beat)
          draining.removeEventListener('abort', drain)
        }
      },
      pull: async (controller) => {
        if (waiting.size === 0 && !isOver) {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
        if (isOver) return
        const text = [...waiting.values()].join('')
        waiting.clear()
        controller.enqueue(encoder.encode(text))
      },
      cancel: () => end(),
    },
    { highWaterMark: 1 },
  )
}
