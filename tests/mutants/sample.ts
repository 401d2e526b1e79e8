/** The same numbers in every run. Source: the generator "mulberry32" by Tommy Ettinger, public domain. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** This many items of the list, always the same ones. */
export function sample<Item>(list: readonly Item[], most: number): Item[] {
  const random = randomFrom(4310)
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ item }) => item)
}
