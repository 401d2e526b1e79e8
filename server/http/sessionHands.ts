import type { SessionHands } from '../domain/refreshToken'
import type { Dependencies } from './dependencies'

/** What starting a session takes. */
export function sessionHands({
  accessTokens,
  deployment,
  now,
}: Pick<Dependencies, 'accessTokens' | 'deployment' | 'now'>): SessionHands {
  return { accessTokens, sessionDays: deployment.server.sessionDays, now: now() }
}
