import type { Locale } from '@contract/locales'
import type { DiscoverMode } from '@rules/content/discoverMode'

/** One user in one building in one language. What a page shows belongs to one scope. */
export type Scope = {
  userId: number
  buildingUuid: string
  lang: Locale
  mode: DiscoverMode
}

/** The building and language of a read. */
export type InBuilding = { buildingUuid: string; lang: string }

/** A scope whose pages this device caches for use offline. */
export type OfflineScope = Scope & {
  /** Caches only the app's code: other people use this device too. */
  codeOnly: boolean
}

export function isSameScope(a: Scope | null, b: Scope | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.userId === b.userId &&
    a.buildingUuid === b.buildingUuid &&
    a.lang === b.lang &&
    a.mode === b.mode
  )
}
