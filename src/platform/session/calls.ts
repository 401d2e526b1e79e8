import { confirmSignOut, logout, refresh, upgrade } from '@contract/auth'
import { currentUser } from '@contract/users'
import type { KnownSession, Session } from '@machines/auth/session/context'
import { isRefusal, toFailure } from '@machines/kernel/failure'
import type { Api } from '@platform/api/client'
import { knownSession } from '@platform/session/knownSession'

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

  /**
   * Rejects if no response arrived. An error response settles the sign-out: repeating it would
   * change nothing.
   */
  notifyServer: (session: Session, signal: AbortSignal): Promise<void> =>
    answered(call(logout, { body: { refresh_token: session.refreshToken }, signal })),

  repeatSignOut: (fingerprints: string[], signal: AbortSignal): Promise<void> =>
    answered(call(confirmSignOut, { body: { fingerprints }, isAnonymous: true, signal })),
})

async function answered(reply: Promise<unknown>): Promise<void> {
  try {
    await reply
  } catch (error) {
    if (!isRefusal(toFailure(error))) throw error
  }
}
