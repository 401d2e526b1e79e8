import type { Session } from '@machines/auth/session/context'

/** A token is renewed half a minute before it ends. */
const marginMs = 30_000

/** Whether the token has another version than the current one, 3. Text that is no JWT has no version. */
export function isOutdated({ token }: Session): boolean {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return (JSON.parse(atob(payload)) as { version?: unknown }).version !== 3
  } catch {
    return false
  }
}

/** How long the token may still be used; 0 or less means now. */
export function renewInMs(session: Session): number {
  return session.expiresAt - Date.now() - marginMs
}
