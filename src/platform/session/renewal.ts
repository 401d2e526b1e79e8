import type { Session } from '@machines/auth/session/context'

/** A token is refreshed half a minute before it expires. */
const marginMs = 30_000

/**
 * Whether the token's version is other than the current one, 3. False for text that is not a JWT.
 */
export function isOutdated({ token }: Session): boolean {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return (JSON.parse(atob(payload)) as { version?: unknown }).version !== 3
  } catch {
    return false
  }
}

/** Milliseconds until the token must be refreshed; 0 or less means now. */
export function renewInMs(session: Session): number {
  return session.expiresAt - Date.now() - marginMs
}
