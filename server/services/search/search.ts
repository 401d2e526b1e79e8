import type { SearchGroup, SearchKind, SearchResult } from '@contract/search'
import type { UtilityRules } from '@rules/home/visibleUtilities'
import { isOnDisplay } from '../content/onDisplay'
import type { HomeRead } from '../home/reads'
import { enterBuilding } from '../tenancy/buildings'
import { contentIndexOf } from './contentIndex'
import type { DirectoryIndexes } from './directoryIndexes'
import { foundAmenities, foundCompanies } from './foundRows'
import { type Hit, type Leniency, leniencies } from './wordIndex'

type Search = HomeRead & {
  query: string
  directoryIndexes: DirectoryIndexes
  utilityRules: UtilityRules
}

/** The best of each kind; a longer query finds the rest. */
const perKind = 6

/** Home's own order, and then the directories. */
const order: SearchKind[] = ['content', 'amenity', 'utility', 'company']

/**
 * What matches some words in a building that is open to the reader. Words may be half a minute old, as on home;
 * whether a thing may be seen at all is judged now: items by their display window, rows of directories by the database.
 */
export async function searchIn(search: Search): Promise<SearchGroup[]> {
  const { connection, userId, buildingUuid, contentCache, lang, now, query } = search
  await enterBuilding(connection, userId, buildingUuid)
  const content = await contentCache.load(connection, buildingUuid, lang, now)
  const [index, directory] = await Promise.all([
    contentIndexOf(content, buildingUuid, search.utilityRules),
    search.directoryIndexes.of(connection, buildingUuid, now),
  ])
  const rooms = await directory.amenitiesIn(lang)
  const isShown = ({ id }: Hit) => {
    const item = index.items.get(id)
    return item !== undefined && isOnDisplay(item, now)
  }
  const hits = firstFound((leniency) => ({
    content: index.contents.find(query, leniency).filter(isShown),
    amenity: rooms.find(query, leniency),
    utility: index.services.find(query, leniency),
    company: directory.companies.find(query, leniency),
  }))
  const [amenities, companies] = await Promise.all([
    foundAmenities(connection, buildingUuid, best(hits.amenity), lang),
    foundCompanies(connection, buildingUuid, best(hits.company)),
  ])
  const groups = [
    groupOf('content', hits.content, (id) => {
      const found = index.items.get(id)
      return found && { kind: 'content', content: found.item }
    }),
    groupOf('amenity', hits.amenity, (id) => amenities.get(id)),
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

/** No more is forgiven than has to be: what was typed right brings nothing that only looks like it. */
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
  // What has gone since the words were read is not counted either.
  const total = hits.length - Math.min(hits.length, perKind) + results.length
  return { group: { kind, total, results }, isInTitle: hits[0]?.isInTitle === true }
}

/** A title with the words in it is what somebody means, most of the time. */
const rank = ({ group, isInTitle }: Ranked) =>
  order.indexOf(group.kind) + (isInTitle ? 0 : order.length)
