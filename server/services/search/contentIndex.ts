import type { UtilityButton } from '@contract/content'
import type { UtilityRules } from '@rules/home/visibleUtilities'
import { visibleUtilities } from '@rules/home/visibleUtilities'
import type { LocalizedContent, LocalizedItem } from '../home/localizedContent'
import { type Findable, type WordIndex, wordIndexOf } from './wordIndex'

/** The items of home of a building in one language, indexed by word. */
export type ContentIndex = {
  items: ReadonlyMap<string, LocalizedItem>
  contents: WordIndex
  utilities: ReadonlyMap<string, UtilityButton>
  services: WordIndex
}

/** The index lives as long as home caches the building in that language. */
const made = new WeakMap<LocalizedContent, Promise<ContentIndex>>()

export function contentIndexOf(
  content: LocalizedContent,
  buildingUuid: string,
  rules: UtilityRules,
): Promise<ContentIndex> {
  const known = made.get(content) ?? make(content, buildingUuid, rules)
  made.set(content, known)
  return known
}

async function make(
  { categories, promoted, utilities }: LocalizedContent,
  buildingUuid: string,
  rules: UtilityRules,
): Promise<ContentIndex> {
  const items = new Map<string, LocalizedItem>()
  const named = new Map<string, string>()
  for (const { category, items: some } of categories) {
    for (const localized of some) {
      const { uuid } = localized.item
      items.set(uuid, localized)
      named.set(uuid, `${named.get(uuid) ?? ''} ${category.name}`)
    }
  }
  for (const localized of promoted) items.set(localized.item.uuid, localized)
  // Items that the deployment hides are not found either; the app filters what depends on the reader.
  const open = {
    isEmergencyFlagOn: true,
    hasSmartBuilding: true,
    hasServiceRequests: true,
    isKiosk: false,
    isRestricted: false,
  }
  const facts = { rules, buildingUuid, ...open }
  const shown = new Set(
    visibleUtilities(utilities, { ...facts, opensFrames: false }).map(({ uuid }) => uuid),
  )
  const offered = utilities.filter(({ uuid }) => shown.has(uuid))
  return {
    items,
    contents: await wordIndexOf(
      [...items].map(([id, { item }]) => findable(id, item, named.get(id) ?? '')),
    ),
    utilities: new Map(offered.map((utility) => [utility.uuid, utility])),
    services: await wordIndexOf(
      offered.map(({ uuid, text, utility_name: words }) => ({ id: uuid, title: text, words })),
    ),
  }
}

function findable(id: string, item: LocalizedItem['item'], categories: string): Findable {
  const { title, subtitle, description, host_company_name: host, formatted_address: place } = item
  return {
    id,
    title,
    subtitle: `${subtitle ?? ''} ${host ?? ''} ${categories}`,
    words: `${description ?? ''} ${place ?? ''}`,
  }
}
