import type { Database } from '../db/database'
import { liveChannel, type Published, publishedIn } from '../services/platform/live/publish'
import { createRecent } from './recent'

/** A message to a listener: something was published, or something may have been missed. */
export type HubMessage = Published | 'gap'

export type LiveHub = {
  /**
   * Passes on the messages of the last `age` milliseconds (none if it is null), and all later ones. The returned
   * function ends the subscription.
   */
  subscribe(
    topics: Iterable<string>,
    age: number | null,
    emit: (received: HubMessage) => void,
  ): () => void
  /** False while the connection that receives the messages of other processes is lost. */
  isListening: () => boolean
  close(): Promise<void>
}

/** Passes the messages that any process publishes to the listeners of this one. One connection serves all of them. */
export async function openLiveHub(
  database: Pick<Database, 'listen'>,
  now: () => number = Date.now,
): Promise<LiveHub> {
  const listeners = new Map<string, Set<(received: HubMessage) => void>>()
  const recent = createRecent(now)
  let isListening = true

  const stop = await database.listen(liveChannel, {
    onMessage: (payload) => {
      const published = publishedIn(payload)
      if (published === null) return
      recent.add(published)
      for (const emit of listeners.get(published.topic) ?? []) emit(published)
    },
    onLost: () => {
      isListening = false
    },
    onGap: () => {
      isListening = true
      recent.forget()
      for (const emit of new Set([...listeners.values()].flatMap((each) => [...each]))) emit('gap')
    },
  })
  return {
    subscribe: (topics, age, emit) => {
      const names = new Set(topics)
      const missed = age === null ? [] : recent.since(age, names)
      for (const received of missed) emit(received)
      for (const name of names) {
        const known = listeners.get(name) ?? new Set()
        listeners.set(name, known.add(emit))
      }
      return () => {
        for (const name of names) {
          const known = listeners.get(name)
          known?.delete(emit)
          if (known?.size === 0) listeners.delete(name)
        }
      }
    },
    isListening: () => isListening,
    close: stop,
  }
}
