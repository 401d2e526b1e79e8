import type { Connection } from '../../db/database'
import { readShelf, type Shelf } from './shelf'
import { type Told, tellingOf } from './told'

const keptForMs = 30_000
const keptAtMost = 200

/**
 * What stands in the buildings, as this process read it in the last half minute. It holds nothing of any
 * reader, and no count that anybody relies on: those come with the query of the visit (`visit.ts`), and so
 * does the proof that the building is open to whoever asks.
 */
export type Shelves = {
  /** Null: not read yet, or too long ago. */
  kept(buildingUuid: string, lang: string | undefined, now: Date): Told | null
  /** Reads it, once for all who ask meanwhile. Only for those who may enter the building. */
  fill(
    connection: Connection,
    buildingUuid: string,
    lang: string | undefined,
    now: Date,
  ): Promise<Told>
  /** What was read is forgotten: somebody wrote. */
  clear(): void
}

type Kept = { readAt: number; shelf: Promise<Shelf>; tell: ((lang?: string) => Told) | null }

export function openShelves(): Shelves {
  const shelves = new Map<string, Kept>()
  const freshOf = (buildingUuid: string, now: Date) => {
    const kept = shelves.get(buildingUuid)
    const age = kept === undefined ? Infinity : now.getTime() - kept.readAt
    // A clock that was set back makes nothing young again.
    return age >= 0 && age < keptForMs ? kept : undefined
  }
  return {
    kept: (buildingUuid, lang, now) => freshOf(buildingUuid, now)?.tell?.(lang) ?? null,
    fill: async (connection, buildingUuid, lang, now) => {
      const fresh = freshOf(buildingUuid, now)
      if (fresh !== undefined) return (fresh.tell ?? tellingOf(await fresh.shelf))(lang)
      if (shelves.size >= keptAtMost) shelves.clear()
      const shelf = readShelf(connection, buildingUuid, now)
      const kept: Kept = { readAt: now.getTime(), shelf, tell: null }
      shelves.set(buildingUuid, kept)
      try {
        kept.tell = tellingOf(await shelf)
        return kept.tell(lang)
      } catch (error) {
        if (shelves.get(buildingUuid) === kept) shelves.delete(buildingUuid)
        throw error
      }
    },
    clear: () => shelves.clear(),
  }
}
