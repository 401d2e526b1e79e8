import { and, asc, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  amenities,
  amenityCategories,
  companies,
  companyBuildings,
  resources,
} from '../../db/schema'
import type { Translations } from '../../db/schema/columns'
import { BoundedMap } from '../platform/boundedMap'
import { localeOf, translationFor } from '../tenancy/translate'
import { type Findable, type WordIndex, wordIndexOf } from './wordIndex'

/**
 * Companies, amenities and spaces of one building, indexed by word. Hits are read from the database, so they are never
 * stale.
 */
export type DirectoryIndex = {
  companies: WordIndex
  amenitiesIn: LanguageIndexes
  spacesIn: LanguageIndexes
}

/** The index in a language; languages without translations share the untranslated index. */
type LanguageIndexes = (lang: string | undefined) => Promise<WordIndex>

/**
 * The indexes of a process. An index is rebuilt in the background after half a minute; until then the old one is used,
 * for at most ten minutes.
 */
export type DirectoryIndexes = {
  of(connection: Connection, buildingUuid: string, now: Date): Promise<DirectoryIndex>
  clear(): void
}

const freshMs = 30_000
const usableMs = 600_000
const maxEntries = 50

type Entry = { readAt: number; index: Promise<DirectoryIndex>; isRenewing: boolean }

export function createDirectoryIndexes(): DirectoryIndexes {
  const entries = new BoundedMap<string, Entry>(maxEntries)
  const read = (connection: Connection, buildingUuid: string, readAt: number): Entry => ({
    readAt,
    index: readDirectory(connection, buildingUuid),
    isRenewing: false,
  })
  return {
    of: (connection, buildingUuid, now) => {
      const known = entries.get(buildingUuid)
      const age = known === undefined ? Infinity : now.getTime() - known.readAt
      if (known === undefined || age < 0 || age >= usableMs) {
        const entry = read(connection, buildingUuid, now.getTime())
        entries.set(buildingUuid, entry)
        entry.index.catch(() => entries.get(buildingUuid) === entry && entries.delete(buildingUuid))
        return entry.index
      }
      if (age >= freshMs && !known.isRenewing) {
        known.isRenewing = true
        const next = read(connection, buildingUuid, now.getTime())
        const settle = (isReady: boolean) => {
          known.isRenewing = false
          // The cache was cleared meanwhile: the old index is dropped.
          if (isReady && entries.get(buildingUuid) === known) entries.set(buildingUuid, next)
        }
        next.index.then(
          () => settle(true),
          () => settle(false),
        )
      }
      return known.index
    },
    clear: () => entries.clear(),
  }
}

async function readDirectory(
  connection: Connection,
  buildingUuid: string,
): Promise<DirectoryIndex> {
  const rows = await connection
    .select({ uuid: companies.uuid, name: companies.name, about: companies.description })
    .from(companyBuildings)
    .innerJoin(companies, eq(companies.uuid, companyBuildings.companyUuid))
    .where(eq(companyBuildings.buildingUuid, buildingUuid))
  const rooms = await connection
    .select({ amenity: amenities, category: amenityCategories })
    .from(amenities)
    .innerJoin(amenityCategories, eq(amenityCategories.uuid, amenities.categoryUuid))
    .where(eq(amenityCategories.buildingUuid, buildingUuid))
    .orderBy(asc(amenities.position))
  const spaces = await connection
    .select()
    .from(resources)
    .where(and(eq(resources.buildingUuid, buildingUuid), gt(resources.daysAhead, 0)))
    .orderBy(asc(resources.position))
  return {
    companies: await wordIndexOf(
      rows.map(({ uuid, name, about }) => ({ id: uuid, title: name, words: about ?? '' })),
    ),
    amenitiesIn: byLanguage(
      rooms.map(({ amenity }) => amenity.translations),
      (lang) =>
        rooms.map(({ amenity, category }) => {
          const texts = translationFor(amenity.translations, lang)
          const group = translationFor(category.translations, lang).name ?? category.name
          return {
            id: amenity.uuid,
            title: texts.amenity_name ?? amenity.name,
            subtitle: group,
            words: texts.description ?? amenity.description ?? '',
          }
        }),
    ),
    spacesIn: byLanguage(
      spaces.map(({ translations }) => translations),
      (lang) =>
        spaces.map(({ uuid, name, details, translations }) => {
          const texts = translationFor(translations, lang)
          return { id: uuid, title: texts.name ?? name, words: texts.details ?? details ?? '' }
        }),
    ),
  }
}

/** Indexes of the same things in each language, made when a language is first asked for. */
function byLanguage(
  translations: readonly Translations[],
  thingsIn: (lang: string | undefined) => Findable[],
): LanguageIndexes {
  const locales = new Set(translations.flatMap((texts) => Object.keys(texts)))
  const made = new Map<string, Promise<WordIndex>>()
  return (lang = '') => {
    const wanted = localeOf(lang)
    const language = wanted.slice(0, 2)
    const isSpoken = [...locales].some((locale) => locale.startsWith(language))
    const key = locales.has(wanted) ? wanted : isSpoken ? language : ''
    const known = made.get(key) ?? wordIndexOf(thingsIn(key === '' ? undefined : key))
    made.set(key, known)
    return known
  }
}
