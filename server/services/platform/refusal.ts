import type { ErrorCode, FieldError } from '@contract/problem'

export const statusOf = {
  invalid_request: 400,
  malformed_json: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  body_too_slow: 408,
  unauthenticated: 401,
  token_expired: 401,
  token_version_unsupported: 401,
  permission_denied: 403,
  not_found: 404,
  too_many_requests: 429,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  not_implemented: 501,
  internal_error: 500,
  unavailable: 503,
  credentials_not_match: 401,
  account_deactivated: 403,
  account_exists: 409,
  domain_not_registered: 404,
  refresh_token_invalid: 401,
  refresh_token_reused: 401,
  refresh_in_progress: 409,
  code_invalid: 422,
  code_expired: 410,
  code_tries_exceeded: 403,
  code_cooldown: 429,
  password_has_been_used: 409,
  password_reset_limit_has_been_reached: 403,
  password_too_weak: 422,
  sso_state_invalid: 403,
  sso_exchange_failed: 502,
  sso_email_mismatch: 403,
  sso_assertion_invalid: 403,
  sso_provider_unavailable: 502,
  sso_cancelled: 403,
  terms_not_accepted: 422,
  building_not_available: 422,
  whitelabel_not_found: 404,
  event_full: 409,
  event_over: 409,
  event_not_open: 409,
  claims_limit_reached: 409,
  offer_not_available: 409,
  cancellation_window_closed: 409,
  booking_not_cancellable: 409,
  booking_decided: 409,
  visit_time_invalid: 422,
  too_many_visitors: 409,
  visitor_not_expected: 409,
  visitor_not_here: 409,
  slot_taken: 409,
  slot_not_available: 422,
  too_many_bookings: 409,
  answer_missing: 422,
  request_status_invalid: 409,
  attachment_too_large: 413,
  attachment_type_not_allowed: 415,
  too_many_attachments: 400,
  app_not_registered: 403,
  payment_gateway_failed: 502,
  payment_method_unknown: 422,
  too_many_payment_methods: 409,
  system_not_available: 503,
  kiosk_pin_wrong: 403,
  auth_link_invalid: 422,
  password_required: 403,
  version_conflict: 409,
  setup_link_invalid: 422,
  host_taken: 409,
  domain_taken: 409,
  domain_public: 422,
  domain_unproven: 409,
  company_in_use: 409,
  content_in_use: 409,
  resource_in_use: 409,
  suites_published: 409,
  brand_in_file: 409,
  portfolio_in_use: 409,
  app_registered: 409,
  own_access: 409,
  account_unknown: 422,
} as const satisfies Record<ErrorCode, number>

/** Thrown when a rule refuses a call. The server responds with problem details and does not log an error. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly more: { detail?: string; errors?: FieldError[]; retryAfter?: number } = {},
  ) {
    super(code)
  }
}

/**
 * Returns the result of a transaction, or throws it if it is a refusal. A transaction returns a refusal instead of
 * throwing it if its counts have to be committed.
 */
export function unlessRefused<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result
  return result
}
