import type { actors as declared, KnownSession } from '@machines/session/actors'
import type { Session } from '@machines/session/context'
import type { SessionEvent } from '@machines/session/events'
import { fromCallback, fromPromise } from 'xstate'
import type { Api } from '../api/client'
import { later } from '../later'
import { purge, purgeWayIn, stored } from '../storage/stored'
import { isOutdated, renewInMs } from './renewal'

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

  // Few visits meet an old token at once: the others start without this.
  const refreshing = async () => {
    const [{ createRefresh }, known] = await Promise.all([import('./refresh'), calls()])
    return createRefresh(known, knownOf)
  }

  return {
    readSession: fromPromise(async () => {
      const session = stored.root.read()?.auth ?? null
      if (session === null || session.refreshExpiresAt <= Date.now()) return null
      return knownOf(session)
    }),
    fetchUser: later(async () => (await calls()).fetchUser),
    refreshSession: fromPromise(async ({ input: { session }, signal }) =>
      (await refreshing()).refresh(session, signal),
    ),
    upgradeSession: fromPromise(async ({ input: { session }, signal }) =>
      (await refreshing()).upgrade(session, signal),
    ),
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
