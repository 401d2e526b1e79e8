import type { CalendarEntry } from '../content/calendar'
import type { EventsOf, NoPayload } from '../typed'

/** What can be done about a place at an event or a deal. */
export type Act = 'take' | 'release'

/** A page in the full-screen frame. `href` is a web address, or a path of our own server. */
export type FramedPage = { href: string; title: string }

export type DetailEvent = EventsOf<{
  'take.pressed': NoPayload
  'take.confirmed': NoPayload
  'release.pressed': NoPayload
  'release.confirmed': NoPayload
  /** The global error's dialog runs the failed action again. */
  'act.retried': { act: Act }
  'dialog.closed': NoPayload
  'frame.opened': { page: FramedPage }
  'frame.closed': NoPayload
  'calendar.saved': { entry: CalendarEntry }
  /** Another item, attached to this one, is opened. */
  'content.pressed': { contentType: string }
  'read.retried': NoPayload
  'session.ended': NoPayload
}>
