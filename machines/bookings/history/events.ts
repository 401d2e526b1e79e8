import type { EventsOf, NoPayload } from '@machines/kernel/typed'

export type HistoryEvent = EventsOf<{
  'list.retried': NoPayload
  /** The next page of the list is wanted. */
  'more.pressed': NoPayload
  /** One has come back, or something in the list has changed. */
  'page.returned': NoPayload
  'receipt.opened': { uuid: string }
  'receipt.closed': NoPayload
  'cancel.pressed': NoPayload
  'cancel.confirmed': NoPayload
  'cancel.dismissed': NoPayload
  /** The dialog that tells why a booking was not cancelled. */
  'error.dismissed': NoPayload
}>
