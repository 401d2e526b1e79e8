import type { Session } from '@machines/auth/session/context'
import { sessionOf } from '@machines/auth/session/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { purgeWayIn, stored } from '../storage/stored'

/**
 * What to write of a session that this tab knows. Another tab may have renewed it meanwhile, and its spent
 * tokens must never come back: the newer tokens stay, whatever else this tab has learnt.
 */
export function newestOf(known: Session, cached: Session | null): Session {
  const isNewer =
    cached !== null && cached.user.uuid === known.user.uuid && cached.expiresAt > known.expiresAt
  return isNewer ? { ...cached, user: known.user } : known
}

/** Keeps the session for the next page load and for other tabs. Its end purges by itself, and in one tab only. */
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
    // Telling other tabs what they know would set off an endless round of events.
    if (JSON.stringify(newest) === JSON.stringify(cached)) return
    stored.root.write({ auth: newest, authV2: null, farm: null })
  })
}
