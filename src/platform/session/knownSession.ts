import type { SignedIn } from '@contract/auth'
import type { KnownSession, Session } from '@machines/auth/session/context'
import { randomKey } from '../randomKey'
import { renewInMs } from './renewal'

/** A session from a reply; `expires_in` counts from now. */
export function knownSession(reply: SignedIn): KnownSession {
  const now = Date.now()
  const session: Session = {
    token: reply.token,
    expiresAt: now + reply.expires_in * 1000,
    refreshToken: reply.refresh_token.token,
    refreshExpiresAt: now + reply.refresh_token.expires_in * 1000,
    refreshKey: randomKey(),
    user: reply.user,
  }
  return { session, renewInMs: renewInMs(session), needsUpgrade: false }
}
