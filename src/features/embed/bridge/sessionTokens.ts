import type { MiniApp } from '@contract/apps'

type Session = { token: string; expires_at?: string | null | undefined }
type Stored = { session: Session; at: number }

/** How old a session may be to be handed out again: to a page that was loaded anew, and to one that asks for another. */
export const reusedForMs = { handshake: 300_000, refresh: 30_000 }

/**
 * One session at a time for each app that is open in the frame. An app that introduces itself again and again gets the
 * same one, and does not use up the sessions that the user has in an hour.
 */
export function createSessionTokens(now: () => number = Date.now) {
  // An app is another object each time the frame is opened, so nothing outlives the frame.
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
