import type { KnownSession, Session } from '@machines/auth/session/context'
import { FailedCall } from '@machines/kernel/failure'
import type { sessionCalls } from '@platform/session/calls'
import { stored, storeSession } from '../storage/stored'
import { isOutdated, renewInMs } from './renewal'

const lockName = 'portico-refresh'

/**
 * A storage write takes time to reach tabs in other processes, and a lock does not wait for it: the
 * next tab would read the old token and refresh again.
 */
const propagationMs = 250

/**
 * Runs one tab at a time; holds the lock after the response until other tabs can read the result.
 */
function underLock<Value>(signal: AbortSignal, act: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return act()
  return new Promise((resolve, reject) => {
    const locked = navigator.locks.request(lockName, { signal }, async () => {
      resolve(await act())
      await new Promise((release) => setTimeout(release, propagationMs))
    })
    locked.catch(reject)
  })
}

/** Refresh and upgrade, once for all tabs. They reject with a `FailedCall`. */
export function createRefresh(
  calls: ReturnType<typeof sessionCalls>,
  knownOf: (session: Session) => KnownSession,
) {
  // Written before the lock is released; otherwise the next tab would use the spent token.
  const keep = (known: KnownSession): KnownSession => {
    storeSession(known.session)
    return known
  }

  const refreshOnce = async (known: Session, signal: AbortSignal): Promise<KnownSession> => {
    // Another tab may have refreshed first; its token is just as valid.
    const cached = stored.root.read()?.auth ?? known
    // If storage is unavailable, the stored session is older than the one in this tab.
    const newest = cached.expiresAt > known.expiresAt ? cached : known
    const isRenewed = newest.token !== known.token && renewInMs(newest) > 0
    return isRenewed ? knownOf(newest) : keep(await calls.renew(newest, signal))
  }

  const upgradeOnce = async (known: Session, signal: AbortSignal): Promise<KnownSession> => {
    const cached = stored.root.read()?.auth
    const isUpgraded = cached && !isOutdated(cached)
    return isUpgraded ? knownOf(cached) : keep(await calls.upgrade(known, signal))
  }

  const once =
    (act: typeof refreshOnce) =>
    (session: Session | null, signal: AbortSignal): Promise<KnownSession> => {
      if (session === null) throw new FailedCall({ kind: 'unexpected' })
      return underLock(signal, () => act(session, signal))
    }
  return { refresh: once(refreshOnce), upgrade: once(upgradeOnce) }
}
