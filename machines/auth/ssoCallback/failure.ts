import type { ErrorCode } from '@contract/problem'
import type { Failure } from '@machines/kernel/failure'

/** What providers and our own server call their refusals (RFC 6749, and our codes). */
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

/** What an identity provider brought back instead of an answer. */
export function refusalOf(error: string | null): Failure {
  return refused(codes.get(error) ?? 'sso_exchange_failed')
}

/** Nobody is signed in by an answer that this browser did not ask for (docs/behaviour.md#return-from-a-provider). */
export const foreignState = refused('sso_state_invalid')

function refused(code: ErrorCode): Failure {
  return { kind: 'refused', code, status: 403, retryAfter: null, fields: [] }
}
