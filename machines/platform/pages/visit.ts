import type { Locale } from '@contract/locales'
import type { DiscoverMode } from '@rules/content/discoverMode'

/** One user's stay in one building in one language. What a page shows belongs to one visit alone. */
export type Visit = {
  userId: number
  buildingUuid: string
  lang: Locale
  mode: DiscoverMode
}

/** What is read for a building in a language. */
export type InBuilding = { buildingUuid: string; lang: string }

/** A visit of which this device keeps something for a time without network. */
export type KeptVisit = Visit & {
  /** Nothing of it but the app's code: the device is everybody's. */
  codeOnly: boolean
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
