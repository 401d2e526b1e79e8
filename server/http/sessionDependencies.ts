import type { SessionDependencies } from '../services/auth/refreshToken'
import type { Dependencies } from './dependencies'

/** The dependencies of starting a session. */
export function sessionDependencies({
  accessTokens,
  caller,
  deployment,
  now,
}: Pick<Dependencies, 'accessTokens' | 'deployment' | 'now'> & {
  caller: { agent: string; appVersion: string | undefined }
}): SessionDependencies {
  const { sessionDays } = deployment.server
  const { agent, appVersion } = caller
  return { accessTokens, sessionDays, now: now(), agent, appVersion }
}
