type Entry<T> = { value: T; bytes: number; until: number }

type Options<T> = {
  /** The maximum size of all values together, in bytes. */
  bytes: number
  sizeOf: (value: T) => number
  lifeMs: number
  now: () => Date
}

/** A cache limited in bytes and age. When it is full, it evicts the least recently used values. */
export function lruCache<T>({ bytes, sizeOf, lifeMs, now }: Options<T>) {
  const entries = new Map<string, Entry<T>>()
  let stored = 0
  const forget = (key: string, entry: Entry<T>) => {
    entries.delete(key)
    stored -= entry.bytes
  }
  return {
    /** The current size of all values, in bytes. */
    bytes: () => stored,
    get: (key: string): T | null => {
      const entry = entries.get(key)
      if (entry === undefined) return null
      forget(key, entry)
      if (entry.until <= now().getTime()) return null
      entries.set(key, entry)
      stored += entry.bytes
      return entry.value
    },
    set: (key: string, value: T): void => {
      const old = entries.get(key)
      if (old !== undefined) forget(key, old)
      const entry = { value, bytes: sizeOf(value), until: now().getTime() + lifeMs }
      entries.set(key, entry)
      stored += entry.bytes
      for (const [oldest, input] of entries) {
        if (stored <= bytes) break
        forget(oldest, input)
      }
    },
  }
}
