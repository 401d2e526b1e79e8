import type { KnownSession, Session } from '@machines/auth/session/context'
import type { Effects } from '@platform/effects'
import { type Carried, carriedBy } from '../api/carried'
import type { Api } from '../api/client'
import { purge, purgeWayIn, stored } from '../storage/stored'
import { owedSignOuts } from './owedSignOuts'
import { isOutdated, renewInMs } from './renewal'
import { repeatSignOuts, signOutLost } from './repeatSignOuts'

type Given = {
  /** Whether the host asks for tokens of the current version only. */
  wantsUpgrade: () => boolean
  /** What came with the painted page; it knows the user as they are now. */
  carried?: Carried
}

export function sessionEffects(api: Api, { wantsUpgrade, carried = carriedBy(null) }: Given) {
  const knownOf = (session: Session): KnownSession => ({
    session,
    renewInMs: renewInMs(session),
    needsUpgrade: isOutdated(session) && wantsUpgrade(),
  })
  const calls = async () => {
    const { sessionCalls } = await import('./calls')
    return sessionCalls(api)
  }

  // Few visits meet an old token at once: the others start without this.
  const refreshing = async () => {
    const [{ createRefresh }, known] = await Promise.all([import('./refresh'), calls()])
    return createRefresh(known, knownOf)
  }

  return {
    readSession: async () => {
      const session = stored.root.read()?.auth ?? null
      if (session === null || session.refreshExpiresAt <= Date.now()) return null
      return knownOf({ ...session, user: carried.user ?? session.user })
    },
    fetchUser: async (_, signal) =>
      carried.takeUser() ?? (await calls()).fetchUser(undefined, signal),
    refreshSession: async ({ session }, signal) => (await refreshing()).refresh(session, signal),
    upgradeSession: async ({ session }, signal) => (await refreshing()).upgrade(session, signal),
    endSession: async ({ session }, signal) => {
      purge()
      if (session === null) return
      const fingerprint = await owedSignOuts.add(session.refreshToken)
      try {
        await (await calls()).tellServer(session, signal)
        if (fingerprint !== null) owedSignOuts.settle([fingerprint])
      } catch (error) {
        signOutLost.dispatchEvent(new Event('lost'))
        throw error
      }
    },
    repeatSignOuts: repeatSignOuts(async (fingerprints, signal) =>
      (await calls()).repeatSignOut(fingerprints, signal),
    ),
    watchTabs: (tell) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== stored.root.key && event.key !== null) return
        const session = stored.root.parse(event.newValue)?.auth ?? null
        if (session === null) {
          if (stored.root.parse(event.oldValue)?.auth) purgeWayIn()
          tell({ type: 'tab.signedOut' })
        } else tell({ type: 'tab.renewed', ...knownOf(session) })
      }
      const onOnline = () => tell({ type: 'network.restored' })
      // A page that the browser has put aside hears nothing of other tabs. It comes back unseen, until it has looked.
      const marks = document.documentElement.dataset
      let wasKept = false
      const onHide = ({ persisted }: PageTransitionEvent) => {
        wasKept = stored.root.read()?.auth != null
        if (persisted) marks.paint = 'other'
      }
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return
        const session = stored.root.read()?.auth ?? null
        if (session !== null) tell({ type: 'tab.renewed', ...knownOf(session) })
        else if (wasKept) tell({ type: 'tab.signedOut' })
        setTimeout(() => delete marks.paint)
      }
      window.addEventListener('pagehide', onHide)
      window.addEventListener('pageshow', onShow)
      window.addEventListener('storage', onStorage)
      window.addEventListener('online', onOnline)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('online', onOnline)
        window.removeEventListener('pagehide', onHide)
        window.removeEventListener('pageshow', onShow)
      }
    },
  } satisfies Partial<Effects>
}
