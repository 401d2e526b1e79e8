import type { Published } from '../services/platform/live/publish'

const retentionMs = 120_000
const maxItems = 5000
/** Allows for messages in transit when a caller measures the time since its last message. */
const marginMs = 2000

/** Recent messages, for listeners that were disconnected briefly. */
export function createRecent(now: () => number) {
  let stored: { at: number; published: Published }[] = []
  /** All messages since then are known. */
  let knownFrom = now()

  const drop = () => {
    const from = now() - retentionMs
    const tooMany = stored.length - maxItems
    let count = 0
    while (count < stored.length && (count < tooMany || (stored[count]?.at ?? 0) < from)) count += 1
    if (count === 0) return
    knownFrom = (stored[count - 1]?.at ?? now()) + 1
    stored = stored.slice(count)
  }

  return {
    add: (published: Published) => {
      stored.push({ at: now(), published })
      // Not on every message: copying the rest costs more than retaining a few extra messages.
      if (stored.length > maxItems * 1.2 || (stored[0]?.at ?? 0) < now() - 2 * retentionMs) drop()
    },
    forget: () => {
      stored = []
      knownFrom = now()
    },
    /** The messages of these topics in the last `age` milliseconds; `gap` if they are not all known. */
    since: (age: number, topics: ReadonlySet<string>): (Published | 'gap')[] => {
      const from = now() - age - marginMs
      if (from < knownFrom) return ['gap']
      return stored
        .filter(({ at, published }) => at >= from && topics.has(published.topic))
        .map(({ published }) => published)
    },
  }
}
