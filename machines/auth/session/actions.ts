import type { User } from '@contract/users'
import { assigner, failureActions } from '@machines/kernel/typed'
import type { KnownSession } from './context'
import { initialSession, type SessionContext } from './context'
import type { SessionEvent } from './events'

const update = assigner<SessionContext, SessionEvent>()

export const actions = {
  setSession: update<KnownSession>((_, { session, renewInMs, needsUpgrade }) => ({
    session,
    renewInMs,
    needsUpgrade,
    isUserChecked: true,
    failure: null,
  })),
  /** The stored user may be outdated, so it is read again. */
  restoreSession: update<{ known: KnownSession | null }>((_, { known }) => ({
    ...known,
    isUserChecked: false,
    failure: null,
  })),
  renewSession: update<KnownSession>((_, { session, renewInMs, needsUpgrade }) => ({
    session,
    renewInMs,
    needsUpgrade,
    failure: null,
  })),
  setUser: update<{ user: User }>(({ session }, { user }) => ({
    session: session === null ? null : { ...session, user },
    isUserChecked: true,
    failure: null,
  })),
  /** Uses the stored user of the last page load until the server can be reached. */
  trustStoredUser: update(() => ({ isUserChecked: true })),
  /** The older token remains valid; its next renewal is the next opportunity. */
  postponeUpgrade: update(() => ({ needsUpgrade: false })),
  ...failureActions(update),
  /** A pending sign-out outlives the session that it concerns. */
  forgetSession: update(({ isSignOutOwed }) => ({ ...initialSession(), isSignOutOwed })),
  oweSignOut: update(() => ({ isSignOutOwed: true })),
  settleSignOut: update(() => ({ isSignOutOwed: false })),
}
