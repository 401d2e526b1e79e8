import type { SsoDependencies } from '../domain/sso/dependencies'
import { failureReason } from '../ports/providerFailure'
import type { Dependencies } from './dependencies'

export function ssoDependencies(
  { database, deployment, log, saml }: Dependencies,
  now: Date,
  traceId: string,
): SsoDependencies {
  return {
    connection: database.connection,
    now,
    saml,
    allowHttp: deployment.server.publicScheme === 'http',
    report: (providerUuid, error) =>
      log.warn(
        { trace: traceId, provider: providerUuid, reason: failureReason(error) },
        'identity provider failed',
      ),
  }
}
