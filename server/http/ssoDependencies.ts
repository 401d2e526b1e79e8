import type { SsoDependencies } from '../services/auth/sso/dependencies'
import { failureReason } from '../services/auth/sso/providerFailure'
import { providerReach } from '../settings/providerReach'
import type { Dependencies } from './dependencies'

export function ssoDependencies(
  { database, deployment, log, openId, saml }: Dependencies,
  now: Date,
  traceId: string,
): SsoDependencies {
  return {
    connection: database.connection,
    now,
    openId,
    saml,
    ...providerReach(deployment),
    report: (providerUuid, error) =>
      log.warn(
        { trace: traceId, provider: providerUuid, reason: failureReason(error) },
        'identity provider failed',
      ),
  }
}
