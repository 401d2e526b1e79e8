import type { User } from '@contract/users'
import { actorNamed } from '@machines/kernel/actorNamed'
import type { EventsOf, NoPayload } from '@machines/kernel/typed'
import type { KnownSession } from './context'

export type SessionEvent = EventsOf<{
  /** A way of signing in has answered. */
  'session.started': KnownSession
  /** The device was handed over: another session has taken the place of this one. */
  'session.replaced': KnownSession
  'session.signOutRequested': NoPayload
  /** The user has read that the session is over. */
  'session.acknowledged': NoPayload
  /** A call was refused although the token looked good. */
  'token.rejected': NoPayload
  'network.restored': NoPayload
  'user.changed': { user: User }
  /** What other tabs did, as this one learns from the shared storage. */
  'tab.renewed': KnownSession
  'tab.signedOut': NoPayload
  /** A sign-out was left unconfirmed, by this page load or an earlier one; and the server has confirmed all. */
  'signOut.owed': NoPayload
  'signOut.confirmed': NoPayload
}>

export const sessionActor = actorNamed<SessionEvent>('session')
