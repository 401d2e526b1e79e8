import type { Session } from '@machines/auth/session/context'
import { sessionOf } from '@machines/auth/session/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { purgeWayIn, stored, storeSession } from '../storage/stored'

/**
 * The session to store. Another tab may have refreshed it meanwhile, and the used tokens must not
 * overwrite the newer ones. Everything else is taken from this tab.
 */
export function newestOf(known: Session, cached: Session | null): Session {
  const isNewer =
    cached !== null && cached.user.uuid === known.user.uuid && cached.expiresAt > known.expiresAt
  return isNewer ? { ...cached, user: known.user } : known
}

/**
 * Stores the session for the next page load and for other tabs. Signing out purges it separately,
 * in one tab only.
 */
export function persistSession(session: AppSystem['session']): void {
  let last = sessionOf(session.getSnapshot())
  session.subscribe((snapshot) => {
    const known = sessionOf(snapshot)
    if (known === last) return
    last = known
    if (known === null) return
    purgeWayIn()
    const cached = stored.root.read()?.auth ?? null
    const newest = newestOf(known, cached)
    // Writing an unchanged value would send storage events back and forth between tabs endlessly.
    if (JSON.stringify({ ...newest, autoLogin: true }) === JSON.stringify(cached)) return
    storeSession(newest)
  })
}
