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
  /** What storage held may be old: the user is read again. */
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
  /** The user of the last page load will do until the server can be asked. */
  trustStoredUser: update(() => ({ isUserChecked: true })),
  /** The older token is as good as it was; its next renewal is the next occasion. */
  postponeUpgrade: update(() => ({ needsUpgrade: false })),
  ...failureActions(update),
  /** What is owed outlives the session that it is about. */
  forgetSession: update(({ isSignOutOwed }) => ({ ...initialSession(), isSignOutOwed })),
  oweSignOut: update(() => ({ isSignOutOwed: true })),
  settleSignOut: update(() => ({ isSignOutOwed: false })),
}
