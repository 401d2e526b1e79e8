import type { Locale } from '@contract/locales'
import type { DiscoverMode } from '@rules/content/discoverMode'

/** One user's stay in one building in one language. What a page shows belongs to one visit alone. */
export type Visit = {
  userId: number
  buildingUuid: string
  lang: Locale
  mode: DiscoverMode
}

export function isSameVisit(a: Visit | null, b: Visit | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.userId === b.userId &&
    a.buildingUuid === b.buildingUuid &&
    a.lang === b.lang &&
    a.mode === b.mode
  )
}
