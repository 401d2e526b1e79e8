import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { CalendarEntry } from '@rules/content/calendar'

/** What can be done about a place at an event or a deal. */
export type ParticipationAction = 'reserve' | 'cancel'

export type DetailEvent = EventsOf<{
  'reserve.pressed': NoPayload
  'reserve.confirmed': NoPayload
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  /** The global error's dialog runs the failed action again. */
  'action.retried': { action: ParticipationAction }
  'dialog.closed': NoPayload
  'calendar.saved': { entry: CalendarEntry }
  /** Another item, attached to this one, is opened. */
  'content.pressed': { contentType: string }
  'item.retried': NoPayload
  /** The network has been away: what is shown may be old. */
  'page.returned': NoPayload
}>
