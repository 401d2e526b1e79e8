import type { Published } from '../services/platform/live/publish'

const retentionMs = 120_000
const maxItems = 5000
/** What is on its way while a caller counts the time since it heard something. */
const marginMs = 2000

/** What was published lately, for those who were not listening for a moment. */
export function createRecent(now: () => number) {
  let kept: { at: number; published: Published }[] = []
  /** From here on everything is known. */
  let knownFrom = now()

  const drop = () => {
    const from = now() - retentionMs
    const tooMany = kept.length - maxItems
    let count = 0
    while (count < kept.length && (count < tooMany || (kept[count]?.at ?? 0) < from)) count += 1
    if (count === 0) return
    knownFrom = (kept[count - 1]?.at ?? now()) + 1
    kept = kept.slice(count)
  }

  return {
    add: (published: Published) => {
      kept.push({ at: now(), published })
      // Not each time: copying what is left costs more than to keep a few too many.
      if (kept.length > maxItems * 1.2 || (kept[0]?.at ?? 0) < now() - 2 * retentionMs) drop()
    },
    forget: () => {
      kept = []
      knownFrom = now()
    },
    /** What was published in the last `age` milliseconds of these topics; `gap` where that is not known. */
    since: (age: number, topics: ReadonlySet<string>): (Published | 'gap')[] => {
      const from = now() - age - marginMs
      if (from < knownFrom) return ['gap']
      return kept
        .filter(({ at, published }) => at >= from && topics.has(published.topic))
        .map(({ published }) => published)
    },
  }
}
