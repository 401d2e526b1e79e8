import type { KnownSession, Session } from '@machines/auth/session/context'
import type { SessionEvent } from '@machines/auth/session/events'
import type { Call, Listener } from '@platform/actorOf'
import type { Dependencies, Host } from '@platform/host'
import { later } from '@platform/later'
import { purge } from '../storage/stored'
import { owedSignOuts } from './owedSignOuts'
import { isOutdated, renewInMs } from './renewal'
import { repeatSignOuts, signOutLost } from './repeatSignOuts'
import { watchTabs } from './watchTabs'

type Given = Pick<Dependencies, 'api'> & {
  host: Pick<Host, 'readSession' | 'takeUser'>
  /** Whether the host requires tokens of the current version. */
  wantsUpgrade: () => boolean
}
type OfSession = { session: Session | null }

/**
 * The session machine's operations: one refresh for all tabs, and sign-outs that are repeated until
 * the server confirms them.
 */
export function sessionOperations({ api, host, wantsUpgrade }: Given) {
  const knownOf = (session: Session): KnownSession => ({
    session,
    renewInMs: renewInMs(session),
    needsUpgrade: isOutdated(session) && wantsUpgrade(),
  })
  const calls = later(async () => (await import('./calls')).sessionCalls(api))
  // Few page loads need a refresh immediately, so its code is loaded later.
  const refreshing = later(async () => (await import('./refresh')).createRefresh(calls, knownOf))

  return {
    readSession: async () => {
      const session = await host.readSession()
      return session === null || session.refreshExpiresAt <= Date.now() ? null : knownOf(session)
    },
    fetchUser: async (_: undefined, signal: AbortSignal) =>
      host.takeUser() ?? calls.fetchUser(undefined, signal),
    refreshSession: ({ session }: OfSession, signal: AbortSignal) =>
      refreshing.refresh(session, signal),
    upgradeSession: ({ session }: OfSession, signal: AbortSignal) =>
      refreshing.upgrade(session, signal),
    endSession: async ({ session }: OfSession, signal: AbortSignal): Promise<void> => {
      purge()
      if (session === null) return
      const fingerprint = await owedSignOuts.add(session.refreshToken)
      try {
        await calls.notifyServer(session, signal)
        if (fingerprint !== null) owedSignOuts.settle([fingerprint])
      } catch (error) {
        signOutLost.dispatchEvent(new Event('lost'))
        throw error
      }
    },
    repeatSignOuts: repeatSignOuts(calls.repeatSignOut),
    watchTabs: watchTabs(knownOf),
  } satisfies Record<string, Call<never, unknown> | Listener<SessionEvent>>
}
