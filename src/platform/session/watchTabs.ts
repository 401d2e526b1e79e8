import type { KnownSession, Session } from '@machines/auth/session/context'
import type { SessionEvent } from '@machines/auth/session/events'
import type { Listener } from '@platform/actorOf'
import { purgeWayIn, stored } from '../storage/stored'

/** Emits changes that other tabs make to the session, and when the browser is online again. */
export const watchTabs =
  (knownOf: (session: Session) => KnownSession): Listener<SessionEvent> =>
  (emit) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== stored.root.key && event.key !== null) return
      const session = stored.root.parse(event.newValue)?.auth ?? null
      if (session === null) {
        if (stored.root.parse(event.oldValue)?.auth) purgeWayIn()
        emit({ type: 'tab.signedOut' })
      } else emit({ type: 'tab.renewed', ...knownOf(session) })
    }
    const onOnline = () => emit({ type: 'network.restored' })
    // A page in the back-forward cache receives no events of other tabs, so it stays hidden until
    // it has read the session again.
    const marks = document.documentElement.dataset
    let hadSession = false
    const onHide = ({ persisted }: PageTransitionEvent) => {
      hadSession = stored.root.read()?.auth != null
      if (persisted) marks.rendered = 'other'
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const session = stored.root.read()?.auth ?? null
      if (session !== null) emit({ type: 'tab.renewed', ...knownOf(session) })
      else if (hadSession) emit({ type: 'tab.signedOut' })
      setTimeout(() => delete marks.rendered)
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
  }
