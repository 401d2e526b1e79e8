import type { EventsOf, NoPayload } from '../typed'

export type Part = 'promoted' | 'discover' | 'spotlight'

export type HomeEvent = EventsOf<{
  'content.pressed': { contentType: string }
  'part.retried': { part: Part }
  /** What of a part did not come is asked for again; the rest stays on show. */
  'part.refreshed': { part: Part }
  /** Home was left for another page, and is looked at again. */
  'home.returned': NoPayload
  'session.ended': NoPayload
}>
