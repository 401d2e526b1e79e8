import type { User } from '@contract/users'
import { listenerActor, promiseActor } from '@machines/kernel/typed'
import type { KnownSession, Session } from './context'
import type { SessionEvent } from './events'

export const actors = {
  /** The stored session, or null; never rejects for want of storage. */
  readSession: promiseActor<KnownSession | null>('readSession'),
  fetchUser: promiseActor<User>('fetchUser'),
  /** One refresh at a time over all tabs; answers what another tab fetched meanwhile. */
  refreshSession: promiseActor<KnownSession, { session: Session | null }>('refreshSession'),
  /** Exchanges a token of an older version for a session of the current one. */
  upgradeSession: promiseActor<KnownSession, { session: Session | null }>('upgradeSession'),
  /** Purges what this browser keeps, and tells the server; rejects where that has not answered. */
  endSession: promiseActor<void, { session: Session | null }>('endSession'),
  /** Repeats sign-outs that no answer confirmed, also those of earlier page loads, until one does. */
  repeatSignOuts: listenerActor<SessionEvent>('repeatSignOuts'),
  /** Other tabs, and the network coming back. */
  watchTabs: listenerActor<SessionEvent>('watchTabs'),
}
