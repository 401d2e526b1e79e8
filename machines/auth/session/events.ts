import type { User } from '@contract/users'
import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { KnownSession } from './context'

export type SessionEvent = EventsOf<{
  /** A sign-in has succeeded. */
  'session.started': KnownSession
  /** The device became a kiosk: its session replaces this one. */
  'session.replaced': KnownSession
  'session.signOutRequested': NoPayload
  /** The user has acknowledged that the session is over. */
  'session.acknowledged': NoPayload
  /** A call was refused although the token seemed valid. */
  'token.rejected': NoPayload
  'network.restored': NoPayload
  'user.changed': { user: User }
  /** Changes by other tabs, received through the shared storage. */
  'tab.renewed': KnownSession
  'tab.signedOut': NoPayload
  /** A sign-out of this or an earlier page load is unconfirmed; and the server has confirmed all sign-outs. */
  'signOut.owed': NoPayload
  'signOut.confirmed': NoPayload
}>

export const sessionActor = actorNamed<SessionEvent>('session')
