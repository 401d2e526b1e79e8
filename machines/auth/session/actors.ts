import type { User } from '@contract/users'
import { listenerActor, promiseActor } from '@machines/kernel/typed'
import type { KnownSession, Session } from './context'
import type { SessionEvent } from './events'

export const actors = {
  /** The stored session, or null; does not reject if storage is unavailable. */
  readSession: promiseActor<KnownSession | null>('readSession'),
  fetchUser: promiseActor<User>('fetchUser'),
  /** Refreshes one at a time across all tabs; resolves with the session that another tab has fetched meanwhile. */
  refreshSession: promiseActor<KnownSession, { session: Session | null }>('refreshSession'),
  /** Exchanges a token of an older version for a session of the current one. */
  upgradeSession: promiseActor<KnownSession, { session: Session | null }>('upgradeSession'),
  /** Purges the data that this browser stores, and notifies the server; rejects if the server does not respond. */
  endSession: promiseActor<void, { session: Session | null }>('endSession'),
  /** Repeats unconfirmed sign-outs, including those of earlier page loads, until the server confirms them. */
  repeatSignOuts: listenerActor<SessionEvent>('repeatSignOuts'),
  /** Changes in other tabs, and the return of the network. */
  watchTabs: listenerActor<SessionEvent>('watchTabs'),
}
