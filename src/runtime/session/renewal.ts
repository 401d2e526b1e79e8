import type { Session } from '@machines/session/context'

/** A token is renewed half a minute before it ends. */
const marginMs = 30_000

/** The version of an access token (A11), or null for what is no JWT of ours. */
function versionOf(token: string): number | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: unknown = JSON.parse(atob(payload))
    const { version } = claims as { version?: unknown }
    return typeof version === 'number' ? version : null
  } catch {
    return null
  }
}

/** Whether the token should be exchanged, once the host asks for tokens of the current version. */
export function isOutdated(session: Session): boolean {
  const version = versionOf(session.token)
  return version !== null && version !== 3
}

/** How long the token may still be used; 0 or less means now. */
export function renewInMs(session: Session): number {
  return session.expiresAt - Date.now() - marginMs
}
