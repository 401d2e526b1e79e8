import type { Database } from '../db/database'
import { liveChannel, type Published, publishedIn } from '../services/platform/live/publish'
import { createRecent } from './recent'

/** What a listener is told: something was published, or something may have been missed. */
export type Told = Published | 'gap'

export type LiveHub = {
  /**
   * Tells what was published in the last `age` milliseconds (nothing of it where that is null), and whatever comes.
   * What it answers ends the subscription.
   */
  subscribe(topics: Iterable<string>, age: number | null, tell: (told: Told) => void): () => void
  /** False while the connection that tells of other processes' changes is lost. */
  isListening: () => boolean
  close(): Promise<void>
}

/** Hands what is published, by whichever process, to those who listen in this one. One connection serves all of them. */
export async function openLiveHub(
  database: Pick<Database, 'listen'>,
  now: () => number = Date.now,
): Promise<LiveHub> {
  const listeners = new Map<string, Set<(told: Told) => void>>()
  const recent = createRecent(now)
  let isListening = true

  const stop = await database.listen(liveChannel, {
    onMessage: (payload) => {
      const published = publishedIn(payload)
      if (published === null) return
      recent.add(published)
      for (const tell of listeners.get(published.topic) ?? []) tell(published)
    },
    onLost: () => {
      isListening = false
    },
    onGap: () => {
      isListening = true
      recent.forget()
      for (const tell of new Set([...listeners.values()].flatMap((each) => [...each]))) tell('gap')
    },
  })
  return {
    subscribe: (topics, age, tell) => {
      const names = new Set(topics)
      const missed = age === null ? [] : recent.since(age, names)
      for (const told of missed) tell(told)
      for (const name of names) {
        const known = listeners.get(name) ?? new Set()
        listeners.set(name, known.add(tell))
      }
      return () => {
        for (const name of names) {
          const known = listeners.get(name)
          known?.delete(tell)
          if (known?.size === 0) listeners.delete(name)
        }
      }
    },
    isListening: () => isListening,
    close: stop,
  }
}
