import type { ErrorCode } from '@contract/problem'
import type { Failure } from '@machines/failure'
import type { SsoReturn } from '@machines/ssoReturn/machine'
import { ssoDetails } from '../storage/stored'

/** What providers and our own server call their refusals (RFC 6749, and our codes). */
const codes = new Map<string, ErrorCode>(
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

function failureOf(error: string | null): Failure | null {
  if (error === null) return null
  const code = codes.get(error) ?? 'sso_exchange_failed'
  return { kind: 'refused', code, status: 403, retryAfter: null, fields: [] }
}

/**
 * What an identity provider brought to `/login`, or null. Code and state leave the address at once, so
 * that they stand in no history; the page that was asked for and the language come back into it.
 */
export function takeSsoReturn(): SsoReturn | null {
  const query = new URLSearchParams(window.location.search)
  const state = query.get('state')
  if (window.location.pathname !== '/login' || state === null) return null
  const kept = ssoDetails.read()
  const { returnTo, lang } = kept ?? {}
  const brought = new URLSearchParams({ ...(returnTo && { returnTo }), ...(lang && { lang }) })
  const search = brought.size > 0 ? `?${brought}` : ''
  window.history.replaceState(window.history.state, '', `/login${search}`)
  return {
    state,
    code: query.get('code'),
    failure: failureOf(query.get('error')),
    details:
      kept === null
        ? null
        : {
            email: kept.email,
            transactionUuid: kept.transactionId,
            state: kept.state,
            purpose: kept.purpose,
          },
  }
}
