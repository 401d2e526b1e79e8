/** The names that are most similar, as the end of an error: `; did you mean 'idle'?`. Empty if there are no names. */
export function nearest(name: string, names: readonly string[]): string {
  const [best] = names
    .map((each) => ({ each, distance: distance(name, each) }))
    .toSorted((one, other) => one.distance - other.distance)
  return best === undefined ? '' : `; did you mean '${best.each}'?`
}

/** The number of characters to insert, delete or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [column, otherLetter] of other.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
