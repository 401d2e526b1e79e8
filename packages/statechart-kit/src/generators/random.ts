/** Numbers from 0 up to, but not including, 1: the same in every run. Source: "mulberry32" by Tommy Ettinger, public domain. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the items, by their weights; undefined if there is none. */
export function pickWeighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: () => number,
): Item | undefined {
  const weights = items.map(weightOf)
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return items.find((_, index) => {
    at -= weights[index] ?? 0
    return at < 0
  })
}

/** At most this many items of the list, in random order unless all fit: the same ones for the same seed. */
export function sampleOf<Item>(list: readonly Item[], most: number, seed: number): Item[] {
  if (most >= list.length) return [...list]
  const random = randomFrom(seed)
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ item }) => item)
}
