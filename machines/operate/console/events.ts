import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { ConsolePage } from './page'

export type ConsoleEvent = EventsOf<{
  /** The router has entered a page, or the same one with another query. */
  'page.entered': { page: ConsolePage }
  'page.left': NoPayload
  /** A call was refused because the password was not entered recently. */
  'password.needed': NoPayload
  /** A call was refused because the session has ended. */
  'signIn.needed': NoPayload
  'request.retried': NoPayload
  /** The operator's own grants may have changed. */
  'operator.invalidated': NoPayload
  'signOut.pressed': NoPayload
}>

/** The root of the console. */
export const consoleActor = actorNamed<ConsoleEvent>('console')

/**
 * Tells a page that its refused call may be repeated: the operator has entered the password, or has signed in again.
 */
export type OperatorConfirmed = EventsOf<{ 'operator.confirmed': NoPayload }>
