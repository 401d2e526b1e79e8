/** The entry of `names` that `input` was probably meant to be; null if none is close. */
export function nearestName(input: string, names: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(input.length / 4))
  const near = names
    .map((name) => ({ name, far: distance(input.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far)
  return near[0]?.name ?? null
}

/** The Levenshtein distance: the number of letters to add, remove or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let n = 0; n < one.length; n += 1) {
    const next = [n + 1]
    for (let m = 0; m < other.length; m += 1) {
      const replaced = (row[m] ?? 0) + (one[n] === other[m] ? 0 : 1)
      next.push(Math.min(replaced, (row[m + 1] ?? 0) + 1, (next[m] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
