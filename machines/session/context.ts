import type { User } from '@contract/users'
import type { Failure } from '../failure'

/** Instants are milliseconds since 1970 on this device's clock (now plus `expires_in`). */
export type Session = {
  token: string
  expiresAt: number
  refreshToken: string
  refreshExpiresAt: number
  /** Idempotency key of the next refresh: repeating one whose answer was lost does no harm. */
  refreshKey: string
  user: User
}

export type SessionContext = {
  session: Session | null
  /** Why the last refresh or load of the user failed. */
  failure: Failure | null
  /** Milliseconds until the token should be renewed, measured when it was kept. */
  renewInMs: number
  needsUpgrade: boolean
  /** The user was read from the server during this visit. */
  isUserChecked: boolean
}

export function initialSession(): SessionContext {
  return { session: null, failure: null, renewInMs: 0, needsUpgrade: false, isUserChecked: false }
}
