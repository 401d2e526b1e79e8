import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'

/** A page in the full-screen frame. `href` is a web address, or a path of our own server. */
export type FramedPage = { href: string; title: string }

export type FrameEvent = EventsOf<{
  /** A utility, a survey, a document, an app: whatever is to be shown over everything. */
  'frame.opened': { page: FramedPage }
  'frame.closed': NoPayload
  'frame.retried': NoPayload
  /** The mini-app in the frame has posted more than its budget. */
  'app.flooded': NoPayload
  /** The path is another one, and nobody is inside any more: the frame goes. */
  'location.left': NoPayload
  'session.ended': NoPayload
}>

export const frameActor = actorNamed<FrameEvent>('frame')
