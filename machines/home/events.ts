import type { EventsOf, NoPayload } from '../typed'

/** Parts that show their categories as tabs. */
export type TabbedPart = 'discover' | 'spotlight'

export type Part = 'promoted' | TabbedPart

export type HomeEvent = EventsOf<{
  'content.pressed': { contentType: string }
  'part.retried': { part: Part }
  /** What of a part did not come is asked for again; the rest stays on show. */
  'part.refreshed': { part: Part }
  /** A long category is shown whole, and stays so. */
  'category.opened': { uuid: string }
  'tab.chosen': { part: TabbedPart; uuid: string }
  /** Home was left for another page, and is looked at again. */
  'page.returned': NoPayload
}>
