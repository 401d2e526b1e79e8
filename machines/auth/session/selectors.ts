import type { User } from '@contract/users'
import type { SnapshotFrom } from 'xstate'
import type { Session } from './context'
import type { sessionMachine } from './machine'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Still unknown whether somebody is signed in. */
export const isRestoring = (snapshot: Snapshot): boolean => snapshot.matches('restoring')

/** Somebody is inside: their screens stay, even while the session is renewed or found over. */
export const isInside = (snapshot: Snapshot): boolean => snapshot.hasTag('inside')

export const isExpired = (snapshot: Snapshot): boolean => snapshot.matches('expired')
export const isOffline = (snapshot: Snapshot): boolean =>
  snapshot.matches({ authenticated: 'waitingForNetwork' })

/** The token of a session may be used now. */
export const hasGoodToken = (snapshot: Snapshot): boolean =>
  snapshot.matches({ authenticated: 'signedIn' }) ||
  snapshot.matches({ authenticated: 'loadingUser' })

/** Signed out here, and the server has not confirmed it yet. */
export const isSignOutOwed = (snapshot: Snapshot): boolean => snapshot.context.isSignOutOwed

export const sessionOf = (snapshot: Snapshot): Session | null => snapshot.context.session
export const userOf = (snapshot: Snapshot): User | null => snapshot.context.session?.user ?? null
