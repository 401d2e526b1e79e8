import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'

/** A page in the full-screen frame. `href` is a web address, or a path of our own server. */
export type EmbeddedPage = { href: string; title: string }

export type EmbeddedPageEvent = EventsOf<{
  /** Opens a utility, a survey, a document or an app over the page. */
  'embeddedPage.opened': { page: EmbeddedPage }
  'embeddedPage.closed': NoPayload
  'request.retried': NoPayload
  /** The mini-app in the frame has exceeded its message budget. */
  'app.flooded': NoPayload
  /** The path has changed, and no user is in a building: the frame closes. */
  'location.left': NoPayload
  'session.ended': NoPayload
}>

export const embeddedPageActor = actorNamed<EmbeddedPageEvent>('embeddedPage')
