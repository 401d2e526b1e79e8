import type { SsoHands } from '../domain/sso/hands'
import { failureReason } from '../ports/providerFailure'
import type { Dependencies } from './dependencies'

export function ssoHands(
  { database, deployment, log }: Dependencies,
  now: Date,
  traceId: string,
): SsoHands {
  return {
    connection: database.connection,
    now,
    allowHttp: deployment.server.publicScheme === 'http',
    report: (providerUuid, error) =>
      log.warn(
        { trace: traceId, provider: providerUuid, reason: failureReason(error) },
        'identity provider failed',
      ),
  }
}
