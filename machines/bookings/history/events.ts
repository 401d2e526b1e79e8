import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type HistoryEvent = EventsOf<{
  'list.retried': NoPayload
  /** Requests the next page of the list. */
  'more.pressed': NoPayload
  /** The user has returned to the page, or something in the list has changed. */
  'page.returned': NoPayload
  'receipt.opened': { uuid: string }
  'receipt.closed': NoPayload
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  /** Closes the dialog that explains why a booking was not cancelled. */
  'error.dismissed': NoPayload
}>
