import { logout, refresh, upgrade } from '@contract/auth'
import { currentUser } from '@contract/users'
import { FailedCall } from '@machines/failure'
import type { KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { Api } from '../api/client'
import { knownSession } from '../session/knownSession'

export const sessionCalls = ({ call }: Api) => ({
  fetchUser: (_: undefined, signal: AbortSignal) => call(currentUser, { signal }),

  renew: async (session: Session, signal: AbortSignal): Promise<KnownSession> => {
    const reply = await call(refresh, {
      body: { refresh_token: session.refreshToken },
      idempotencyKey: session.refreshKey,
      isAnonymous: true,
      signal,
    })
    return knownSession({ ...reply, user: session.user })
  },

  upgrade: async (session: Session, signal: AbortSignal): Promise<KnownSession> =>
    knownSession({
      ...(await call(upgrade, { signal, token: session.token })),
      user: session.user,
    }),

  /** Best effort: a server that cannot be told ends the session by itself in time. */
  tellServer: async (session: Session, signal: AbortSignal): Promise<void> => {
    try {
      await call(logout, { body: { refresh_token: session.refreshToken }, signal })
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error
    }
  },
})
