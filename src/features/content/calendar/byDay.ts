import type { ContentItem } from '@contract/content'
import { addDays, type Day, spanOf } from '@rules/dates/days'

export type Range = { from: Day; to: Day }

/** What there is on each day, in the order of the days. What lasts longer stands on each of its days. */
export function onEachDay(
  items: readonly ContentItem[],
  timeZone: string,
  { from, to }: Range,
): Map<Day, ContentItem[]> {
  const days = new Map<Day, ContentItem[]>()
  for (const item of items) {
    const span = spanOf(item, timeZone)
    if (span === null) continue
    let day = span.from < from ? from : span.from
    for (; day <= span.to && day <= to; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), item])
    }
  }
  return new Map([...days].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The same, each item once, on the first of its days. */
export function listed(days: ReadonlyMap<Day, ContentItem[]>): [Day, ContentItem[]][] {
  const seen = new Set<string>()
  return [...days].flatMap(([day, items]) => {
    const first = items.filter(({ uuid }) => !seen.has(uuid))
    for (const { uuid } of first) seen.add(uuid)
    return first.length > 0 ? [[day, first] satisfies [Day, ContentItem[]]] : []
  })
}
