import type { LiveMessage } from '@contract/live'
import type { PagesContext } from './context'
import { isRead, type Page, type PageName } from './page'
import type { Visit } from './visit'

/** What a page wants to hear of, in a building. */
type Wanted = (page: Page, visit: Visit) => string[]

const ofBuilding: Wanted = (_, { buildingUuid }) => [`building:${buildingUuid}`]

/** As far as its names can stand in a topic; whoever calls suites otherwise is read anew now and then. */
const ofSuite: Wanted = (page) => {
  if (page.name !== 'suite') return []
  const { buildingUuid, floorId, suiteId } = page
  const isNamed = [floorId, suiteId].every((id) => /^[\w-]{1,36}$/.test(id))
  return isNamed ? [`suite:${buildingUuid}/${floorId}.${suiteId}`] : []
}

/** Pages on which something changes by itself. */
const wanted: Partial<Record<PageName, Wanted>> = {
  home: ofBuilding,
  detail: ofBuilding,
  suite: ofSuite,
  history: () => ['mine'],
  dayBookings: () => ['mine'],
  serviceRequests: () => ['mine'],
  approvals: (_, { buildingUuid }) => [`approvals:${buildingUuid}`],
}

/** All that the pages on show want to hear of. */
export function topicsOf({ visit, open, hasLive }: PagesContext): string[] {
  if (visit === null || !hasLive) return []
  const topics = open.flatMap(({ page }) => wanted[page.name]?.(page, visit) ?? [])
  return [...new Set(topics)].toSorted()
}

/** Whether a message is about something that the page shows. */
function concerns(page: Page, visit: Visit, { topic, data }: LiveMessage): boolean {
  if (wanted[page.name]?.(page, visit).includes(topic) !== true) return false
  // A page of one thing takes no notice of the others in the building.
  return page.name !== 'detail' || data?.uuid === page.uuid
}

/** What each page on show is to be told of a message. */
export function newsOf({ visit, open }: PagesContext, message: LiveMessage) {
  if (visit === null) return []
  return open
    .filter(({ page }) => concerns(page, visit, message))
    .map(({ page: { name } }) => ({ name, event: eventFor(name, message) }))
}

/** Most pages read anew what has changed; what a suite reports comes along. */
function eventFor(name: PageName, { data }: LiveMessage) {
  if (name === 'suite' && data !== null) return { type: 'suite.reported', suite: data } as const
  return { type: isRead(name) ? 'request.renewed' : 'page.returned' } as const
}
