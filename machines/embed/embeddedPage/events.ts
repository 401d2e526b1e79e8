import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'

/** A page in the full-screen frame. `href` is a web address, or a path of our own server. */
export type EmbeddedPage = { href: string; title: string }

export type EmbeddedPageEvent = EventsOf<{
  /** A utility, a survey, a document, an app: whatever is to be shown over everything. */
  'embeddedPage.opened': { page: EmbeddedPage }
  'embeddedPage.closed': NoPayload
  'embeddedPage.retried': NoPayload
  /** The mini-app in the frame has posted more than its budget. */
  'app.flooded': NoPayload
  /** The path is another one, and nobody is inside any more: the frame goes. */
  'location.left': NoPayload
  'session.ended': NoPayload
}>

export const embeddedPageActor = actorNamed<EmbeddedPageEvent>('embeddedPage')
