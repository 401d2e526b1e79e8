import type { MiniApp } from '@contract/apps'

type Session = { token: string; expires_at?: string | null | undefined }
type Stored = { session: Session; at: number }

/**
 * Maximum age in milliseconds of a session that is reused: for a reloaded page, and for a page that
 * requests another one.
 */
export const reusedForMs = { handshake: 300_000, refresh: 30_000 }

/**
 * Caches one session per app in the frame. An app that repeats its handshake receives the same
 * session, and does not use up the user's hourly limit.
 */
export function createSessionTokens(now: () => number = Date.now) {
  // Each opening of the frame creates a new app object, so no entry outlives the frame.
  const known = new WeakMap<MiniApp, Stored>()
  return async (
    app: MiniApp,
    maxAgeMs: number,
    begin: () => Promise<Session>,
  ): Promise<Session> => {
    const stored = known.get(app)
    if (stored !== undefined && now() - stored.at < maxAgeMs) return stored.session
    const session = await begin()
    known.set(app, { session, at: now() })
    return session
  }
}
