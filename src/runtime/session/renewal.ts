import type { Session } from '@machines/session/context'

/** A token is renewed half a minute before it ends. */
const marginMs = 30_000

/** How long the token may still be used; 0 or less means now. */
export function renewInMs(session: Session): number {
  return session.expiresAt - Date.now() - marginMs
}
