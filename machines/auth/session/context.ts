import type { User } from '@contract/users'
import type { Failure } from '@machines/kernel/failure'

/** Instants are milliseconds since 1970 on this device's clock (now plus `expires_in`). */
export type Session = {
  token: string
  expiresAt: number
  refreshToken: string
  refreshExpiresAt: number
  /** Idempotency key of the next refresh: repeating one whose response was lost is harmless. */
  refreshKey: string
  user: User
}

export type SessionContext = {
  session: Session | null
  /** Why the last refresh or load of the user failed. */
  failure: Failure | null
  /** Milliseconds until the token should be renewed, measured when it was stored. */
  renewInMs: number
  needsUpgrade: boolean
  /** The user was read from the server during this page load. */
  isUserChecked: boolean
  /** A sign-out of this browser is not confirmed by the server; it is being repeated. */
  isSignOutOwed: boolean
}

export function initialSession(): SessionContext {
  return {
    session: null,
    failure: null,
    renewInMs: 0,
    needsUpgrade: false,
    isUserChecked: false,
    isSignOutOwed: false,
  }
}

/** A session from storage or the server, with the remaining lifetime of its token. */
export type KnownSession = {
  session: Session
  renewInMs: number
  /** Its token is of an older version, and the flag requires the current one. */
  needsUpgrade: boolean
}
