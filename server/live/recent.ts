import type { Published } from '../services/platform/live/publish'

const retentionMs = 120_000
const maxItems = 5000
/** What is on its way while a caller counts the time since it heard something. */
const marginMs = 2000

/** What was published lately, for those who were not listening for a moment. */
export function createRecent(now: () => number) {
  let stored: { at: number; published: Published }[] = []
  /** From here on everything is known. */
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
      // Not each time: copying what is left costs more than to keep a few too many.
      if (stored.length > maxItems * 1.2 || (stored[0]?.at ?? 0) < now() - 2 * retentionMs) drop()
    },
    forget: () => {
      stored = []
      knownFrom = now()
    },
    /** What was published in the last `age` milliseconds of these topics; `gap` where that is not known. */
    since: (age: number, topics: ReadonlySet<string>): (Published | 'gap')[] => {
      const from = now() - age - marginMs
      if (from < knownFrom) return ['gap']
      return stored
        .filter(({ at, published }) => at >= from && topics.has(published.topic))
        .map(({ published }) => published)
    },
  }
}
