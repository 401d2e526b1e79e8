import type { User } from '@contract/users'
import type { SnapshotFrom } from 'xstate'
import type { Session } from './context'
import type { sessionMachine } from './machine'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** It is not known yet whether a user is signed in. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring')

/** A user is signed in: their screens stay, even while the session is renewed or found to be over. */
export const isInside = (snapshot: Snapshot): boolean => snapshot.hasTag('inside')

export const isExpired = (snapshot: Snapshot): boolean => snapshot.matches('expired')
export const isOffline = (snapshot: Snapshot): boolean =>
  snapshot.matches({ authenticated: 'waitingForNetwork' })

/** The session's token may be used now. */
export const hasGoodToken = (snapshot: Snapshot): boolean =>
  snapshot.matches({ authenticated: 'signedIn' }) ||
  snapshot.matches({ authenticated: 'loadingUser' })

/** The user signed out here, and the server has not confirmed it yet. */
export const isSignOutOwed = (snapshot: Snapshot): boolean => snapshot.context.isSignOutOwed

export const sessionOf = (snapshot: Snapshot): Session | null => snapshot.context.session
export const userOf = (snapshot: Snapshot): User | null => snapshot.context.session?.user ?? null
