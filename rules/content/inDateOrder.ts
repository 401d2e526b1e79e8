type Dated = { start_at?: string | null | undefined }

/**
 * What has a date reads in the order of the dates; the rest keeps its place, and so does a list without dates.
 * Dates that are the same stay as they came.
 */
export function inDateOrder<Item extends Dated>(items: readonly Item[]): Item[] {
  const dated = items
    .filter(({ start_at }) => start_at)
    .toSorted((a, b) => Date.parse(a.start_at ?? '') - Date.parse(b.start_at ?? ''))
  return items.map((item) => (item.start_at ? (dated.shift() ?? item) : item))
}
