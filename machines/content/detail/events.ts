import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { CalendarEntry } from '@rules/content/calendar'

/** The actions on a place at an event or on a deal. */
export type ParticipationAction = 'reserve' | 'cancel'

export type DetailEvent = EventsOf<{
  'reserve.pressed': NoPayload
  'reserve.confirmed': NoPayload
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  /** The global error's dialog retries the failed action. */
  'request.retried': { action: ParticipationAction }
  'dialog.closed': NoPayload
  'calendar.saved': { entry: CalendarEntry }
  /** The attached item is opened. */
  'content.pressed': { contentType: string }
  /** The shown data may be outdated, or the user reloads it. */
  'request.invalidated': NoPayload
}>
