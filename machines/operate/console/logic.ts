import type { AnyActorLogic, EventObject } from 'xstate'
import type { ConsolePage } from './page'

/** The logic of a page of the console; its actor runs while the page is open. */
export type ConsoleLogic = {
  name: string
  logic: AnyActorLogic
  /** `keyPrefix` starts every idempotency key of the page. */
  input(page: ConsolePage, keyPrefix: string): unknown
  /** The event for another query at the same path. */
  queryEvent?(page: ConsolePage): EventObject
}
