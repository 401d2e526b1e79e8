import type { ErrorCode } from '@contract/problem'
import type { Failure } from '@machines/kernel/failure'

/** The refusal codes of providers and of our own server (RFC 6749, and our codes). */
const codes = new Map<string | null, ErrorCode>(
  Object.entries({
    access_denied: 'sso_cancelled',
    temporarily_unavailable: 'sso_provider_unavailable',
    server_error: 'sso_provider_unavailable',
    sso_provider_unavailable: 'sso_provider_unavailable',
    sso_state_invalid: 'sso_state_invalid',
    sso_email_mismatch: 'sso_email_mismatch',
    sso_assertion_invalid: 'sso_assertion_invalid',
  }),
)

/** The error of an identity provider's callback. */
export function refusalOf(error: string | null): Failure {
  return refused(codes.get(error) ?? 'sso_exchange_failed')
}

/** A response that this browser did not request never signs in (docs/behaviour.md#return-from-a-provider). */
export const foreignState = refused('sso_state_invalid')

function refused(code: ErrorCode): Failure {
  return { kind: 'refused', code, status: 403, retryAfter: null, fields: [] }
}
