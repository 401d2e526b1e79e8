import type { Connection } from '../../db/database'
import { BoundedMap } from '../platform/boundedMap'
import { type BuildingContent, readBuildingContent } from './buildingContent'
import { type LocalizedContent, type Localizer, localizerOf } from './localizedContent'

const lifeMs = 30_000
const maxEntries = 200

/**
 * The content of each building as this process read it within the last half minute. It holds nothing specific to a
 * reader: counts, and the proof that the reader may enter the building, are queried for every read (`readerCounts.ts`).
 */
export type ContentCache = {
  /** Null if the building was not read yet, or the entry has expired. */
  get(buildingUuid: string, lang: string | undefined, now: Date): LocalizedContent | null
  /** Reads the building, once for all concurrent callers. Check first that the reader may enter. */
  load(
    connection: Connection,
    buildingUuid: string,
    lang: string | undefined,
    now: Date,
  ): Promise<LocalizedContent>
  /** Clears the cache. Call this after writing content, categories or utilities. */
  clear(): void
}

type Entry = { readAt: number; content: Promise<BuildingContent>; localize: Localizer | null }

export function createContentCache(): ContentCache {
  const entries = new BoundedMap<string, Entry>(maxEntries)
  const freshEntry = (buildingUuid: string, now: Date) => {
    const entry = entries.get(buildingUuid)
    const age = entry === undefined ? Infinity : now.getTime() - entry.readAt
    // A negative age means that the clock was set back; such an entry is not fresh either.
    return age >= 0 && age < lifeMs ? entry : undefined
  }
  return {
    get: (buildingUuid, lang, now) => freshEntry(buildingUuid, now)?.localize?.(lang) ?? null,
    load: async (connection, buildingUuid, lang, now) => {
      const fresh = freshEntry(buildingUuid, now)
      if (fresh !== undefined) return (fresh.localize ?? localizerOf(await fresh.content))(lang)
      const content = readBuildingContent(connection, buildingUuid, now)
      const entry: Entry = { readAt: now.getTime(), content, localize: null }
      entries.set(buildingUuid, entry)
      try {
        entry.localize = localizerOf(await content)
        return entry.localize(lang)
      } catch (error) {
        if (entries.get(buildingUuid) === entry) entries.delete(buildingUuid)
        throw error
      }
    },
    clear: () => entries.clear(),
  }
}
