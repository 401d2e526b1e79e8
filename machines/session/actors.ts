import type { User } from '@contract/users'
import { listenerActor, promiseActor } from '../typed'
import type { Session } from './context'
import type { SessionEvent } from './events'

/** A session as it comes from storage or the server, with how long its token is still good. */
export type KnownSession = {
  session: Session
  renewInMs: number
  /** Its token is of an older version, and the flag asks for the current one. */
  needsUpgrade: boolean
}

export const actors = {
  /** The stored session, or null; never rejects for want of storage. */
  readSession: promiseActor<KnownSession | null>('readSession'),
  fetchUser: promiseActor<User>('fetchUser'),
  /** One refresh at a time over all tabs; answers what another tab fetched meanwhile. */
  refreshSession: promiseActor<KnownSession, { session: Session | null }>('refreshSession'),
  /** Exchanges a token of an older version for a session of the current one. */
  upgradeSession: promiseActor<KnownSession, { session: Session | null }>('upgradeSession'),
  /** Tells the server, as well as it can, and purges what this browser keeps. */
  endSession: promiseActor<void, { session: Session | null }>('endSession'),
  /** Other tabs, and the network coming back. */
  watchTabs: listenerActor<SessionEvent>('watchTabs'),
}
