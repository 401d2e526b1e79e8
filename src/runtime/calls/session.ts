import { logout, refresh, type SignedIn, upgrade } from '@contract/auth'
import { currentUser } from '@contract/users'
import { FailedCall } from '@machines/failure'
import type { KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { Api } from '../api/client'
import { randomKey } from '../randomKey'
import { renewInMs } from '../session/renewal'

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
  return { session, renewInMs: renewInMs(session) }
}

export const sessionCalls = ({ call }: Api) => ({
  fetchUser: (_: undefined, signal: AbortSignal) => call(currentUser, { signal }),

  renew: async (session: Session, signal: AbortSignal): Promise<KnownSession> => {
    const reply = await call(refresh, {
      body: { refresh_token: session.refreshToken },
      idempotencyKey: session.refreshKey,
      signal,
    })
    return knownSession({ ...reply, user: session.user })
  },

  upgrade: async (session: Session, signal: AbortSignal): Promise<KnownSession> =>
    knownSession({ ...(await call(upgrade, { signal })), user: session.user }),

  /** Best effort: a server that cannot be told ends the session by itself in time. */
  tellServer: async (session: Session, signal: AbortSignal): Promise<void> => {
    try {
      await call(logout, { body: { refresh_token: session.refreshToken }, signal })
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error
    }
  },
})
