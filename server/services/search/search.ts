import type { SearchGroup, SearchKind, SearchResult } from '@contract/search'
import type { UtilityRules } from '@rules/home/visibleUtilities'
import { isOnDisplay, viewerOf } from '../content/onDisplay'
import type { HomeRead } from '../home/reads'
import { enterBuilding } from '../tenancy/buildings'
import { contentIndexOf } from './contentIndex'
import type { DirectoryIndexes } from './directoryIndexes'
import { foundAmenities, foundCompanies, foundSpaces } from './foundRows'
import { type Hit, type Leniency, leniencies } from './wordIndex'

type Search = HomeRead & {
  query: string
  directoryIndexes: DirectoryIndexes
  utilityRules: UtilityRules
  /** Kiosks cannot open the pages of spaces. */
  isKiosk: boolean
}

/** The maximum number of hits per kind; a longer query finds the rest. */
const perKind = 6

/** Home's own order, followed by the directories. */
const order: SearchKind[] = ['content', 'amenity', 'space', 'utility', 'company']

/**
 * The hits for a query in a building that is open to the reader. The index may be half a minute old, as on home.
 * Visibility is checked at the time of the call: items by their display window, directory rows in the database.
 */
export async function searchIn(search: Search): Promise<SearchGroup[]> {
  const { connection, userId, buildingUuid, contentCache, lang, now, query } = search
  await enterBuilding(connection, userId, buildingUuid)
  const content = await contentCache.load(connection, buildingUuid, lang, now)
  const [index, directory] = await Promise.all([
    contentIndexOf(content, buildingUuid, search.utilityRules),
    search.directoryIndexes.of(connection, buildingUuid, now),
  ])
  const [rooms, spaces] = await Promise.all([directory.amenitiesIn(lang), directory.spacesIn(lang)])
  const viewer = await viewerOf(connection, userId, now)
  const isShown = ({ id }: Hit) => {
    const item = index.items.get(id)
    return item !== undefined && isOnDisplay(item, viewer)
  }
  const hits = firstFound((leniency) => ({
    content: index.contents.find(query, leniency).filter(isShown),
    amenity: rooms.find(query, leniency),
    space: search.isKiosk ? [] : spaces.find(query, leniency),
    utility: index.services.find(query, leniency),
    company: directory.companies.find(query, leniency),
  }))
  const [amenities, bookable, companies] = await Promise.all([
    foundAmenities(connection, buildingUuid, best(hits.amenity), lang),
    foundSpaces(connection, buildingUuid, best(hits.space), lang),
    foundCompanies(connection, buildingUuid, best(hits.company)),
  ])
  const groups = [
    groupOf('content', hits.content, (id) => {
      const found = index.items.get(id)
      return found && { kind: 'content', content: found.item }
    }),
    groupOf('amenity', hits.amenity, (id) => amenities.get(id)),
    groupOf('space', hits.space, (id) => bookable.get(id)),
    groupOf('utility', hits.utility, (id) => {
      const utility = index.utilities.get(id)
      return utility && { kind: 'utility', utility }
    }),
    groupOf('company', hits.company, (id) => companies.get(id)),
  ]
  return groups
    .filter(({ group }) => group.results.length > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ group }) => group)
}

type Hits = Record<SearchKind, Hit[]>

/** Uses the strictest leniency that has hits: a correctly typed query does not return near matches. */
function firstFound(find: (leniency: Leniency) => Hits): Hits {
  const [whole, ...others] = leniencies
  let hits = find(whole)
  for (const leniency of others) {
    if (Object.values(hits).some(({ length }) => length > 0)) break
    hits = find(leniency)
  }
  return hits
}

const best = (hits: readonly Hit[]) => hits.slice(0, perKind).map(({ id }) => id)

type Ranked = { group: SearchGroup; isInTitle: boolean }

function groupOf(
  kind: SearchKind,
  hits: readonly Hit[],
  resultOf: (id: string) => SearchResult | undefined,
): Ranked {
  const results = best(hits).flatMap((id) => resultOf(id) ?? [])
  // Items removed since the index was built do not count.
  const total = hits.length - Math.min(hits.length, perKind) + results.length
  return { group: { kind, total, results }, isInTitle: hits[0]?.isInTitle === true }
}

/** Hits with the words in the title come first: usually they are what the user is looking for. */
const rank = ({ group, isInTitle }: Ranked) =>
  order.indexOf(group.kind) + (isInTitle ? 0 : order.length)
