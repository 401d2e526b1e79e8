/** A pseudo-random source that gives the same numbers for the same name: pictures never change. */
export type Chance = {
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  is: (share: number) => boolean
  of: <T>(choices: readonly [T, ...T[]]) => T
}

export function chanceOf(name: string): Chance {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    is: (share) => next() < share,
    of: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
