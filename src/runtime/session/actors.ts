import { FailedCall } from '@machines/failure'
import type { actors as declared, KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { SessionEvent } from '@machines/session/events'
import { fromCallback, fromPromise } from 'xstate'
import type { Api } from '../api/client'
import { later } from '../later'
import { purge, purgeWayIn, stored } from '../storage/stored'
import { isOutdated, renewInMs } from './renewal'

const lockName = 'portico-refresh'

/** `wantsUpgrade`: whether the host asks for tokens of the current version only. */
export function sessionActors(
  loadApi: () => Promise<Api>,
  wantsUpgrade: () => boolean,
): typeof declared {
  const knownOf = (session: Session): KnownSession => ({
    session,
    renewInMs: renewInMs(session),
    needsUpgrade: isOutdated(session) && wantsUpgrade(),
  })
  const calls = async () => {
    const [api, { sessionCalls }] = await Promise.all([loadApi(), import('../calls/session')])
    return sessionCalls(api)
  }

  const refreshOnce = async (known: Session, signal: AbortSignal): Promise<KnownSession> => {
    // Another tab may have been first: its token is as good as one of our own.
    const kept = stored.root.read()?.auth ?? known
    // Where nothing can be stored, what is kept is older than what this tab knows.
    const newest = kept.expiresAt > known.expiresAt ? kept : known
    if (newest.token !== known.token && renewInMs(newest) > 0) {
      return knownOf(newest)
    }
    const renewed = await (await calls()).renew(newest, signal)
    // Written before the lock is given back, or the next tab would use the spent token.
    stored.root.write({ auth: renewed.session, authV2: null, farm: null })
    return renewed
  }

  return {
    readSession: fromPromise(async () => {
      const session = stored.root.read()?.auth ?? null
      if (session === null || session.refreshExpiresAt <= Date.now()) return null
      return knownOf(session)
    }),
    fetchUser: later(async () => (await calls()).fetchUser),
    refreshSession: fromPromise(async ({ input: { session }, signal }) => {
      if (session === null) throw new FailedCall({ kind: 'unexpected' })
      if (!('locks' in navigator)) return refreshOnce(session, signal)
      return navigator.locks.request(lockName, { signal }, () => refreshOnce(session, signal))
    }),
    upgradeSession: fromPromise(async ({ input: { session }, signal }) => {
      if (session === null) throw new FailedCall({ kind: 'unexpected' })
      const upgrade = async () => {
        const kept = stored.root.read()?.auth
        // Another tab was first.
        if (kept && kept.token !== session.token && !isOutdated(kept)) return knownOf(kept)
        const upgraded = await (await calls()).upgrade(session, signal)
        stored.root.write({ auth: upgraded.session, authV2: null, farm: null })
        return upgraded
      }
      if (!('locks' in navigator)) return upgrade()
      return navigator.locks.request(lockName, { signal }, upgrade)
    }),
    endSession: fromPromise(async ({ input: { session }, signal }) => {
      purge()
      if (session !== null) await (await calls()).tellServer(session, signal)
    }),
    watchTabs: fromCallback<SessionEvent, undefined>(({ sendBack }) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== stored.root.key && event.key !== null) return
        const session = stored.root.parse(event.newValue)?.auth ?? null
        if (session === null) {
          if (stored.root.parse(event.oldValue)?.auth) purgeWayIn()
          sendBack({ type: 'tab.signedOut' })
        } else sendBack({ type: 'tab.renewed', ...knownOf(session) })
      }
      const onOnline = () => sendBack({ type: 'network.restored' })
      window.addEventListener('storage', onStorage)
      window.addEventListener('online', onOnline)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('online', onOnline)
      }
    }),
  }
}
