import type { KnownSession, Session } from '@machines/auth/session/context'
import { FailedCall } from '@machines/kernel/failure'
import type { sessionCalls } from '@platform/session/calls'
import { stored } from '../storage/stored'
import { isOutdated, renewInMs } from './renewal'

const lockName = 'portico-refresh'

/**
 * A write to storage takes its time to reach tabs in other processes, and a lock does not wait for it: the
 * next tab would find the old token, and ask again.
 */
const propagationMs = 250

/** One tab at a time; the lock outlasts the answer by as long as others need to find it. */
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

/** Refresh and upgrade, once over all tabs. Reject with a `FailedCall`. */
export function createRefresh(
  calls: ReturnType<typeof sessionCalls>,
  knownOf: (session: Session) => KnownSession,
) {
  // Written before the lock is given back, or the next tab would use the spent token.
  const keep = (known: KnownSession): KnownSession => {
    stored.root.write({ auth: known.session, authV2: null, farm: null })
    return known
  }

  const refreshOnce = async (known: Session, signal: AbortSignal): Promise<KnownSession> => {
    // Another tab may have been first: its token is as good as one of our own.
    const cached = stored.root.read()?.auth ?? known
    // Where nothing can be stored, what is kept is older than what this tab knows.
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
