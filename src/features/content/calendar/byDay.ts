import type { ContentItem } from '@contract/content'
import type { Day } from '@rules/dates/day'
import { addDays, spanOf } from '@rules/dates/days'

export type Range = { from: Day; to: Day }

/** Items by day, in chronological order. An item of several days appears on each of them. */
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

/** The same, with each item only once, on its first day. */
export function listed(days: ReadonlyMap<Day, ContentItem[]>): [Day, ContentItem[]][] {
  const seen = new Set<string>()
  return [...days].flatMap(([day, items]) => {
    const first = items.filter(({ uuid }) => !seen.has(uuid))
    for (const { uuid } of first) seen.add(uuid)
    return first.length > 0 ? [[day, first] satisfies [Day, ContentItem[]]] : []
  })
}
