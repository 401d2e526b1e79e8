import type { SessionDependencies } from '../domain/refreshToken'
import type { Dependencies } from './dependencies'

/** What starting a session needs. */
export function sessionDependencies({
  accessTokens,
  deployment,
  now,
}: Pick<Dependencies, 'accessTokens' | 'deployment' | 'now'>): SessionDependencies {
  return { accessTokens, sessionDays: deployment.server.sessionDays, now: now() }
}
