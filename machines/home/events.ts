import type { EventsOf, NoPayload } from '../typed'
import type { OfferedUtility } from './utilities'

export type Part = 'utilities' | 'promoted' | 'discover' | 'spotlight'

export type HomeEvent = EventsOf<{
  'utility.pressed': { utility: OfferedUtility }
  'content.pressed': { contentType: string }
  'part.retried': { part: Part }
  'home.refreshed': NoPayload
  'dialog.closed': NoPayload
  'session.ended': NoPayload
}>
