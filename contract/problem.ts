import * as v from 'valibot'

/** Error codes that any endpoint may return. */
export const commonErrorCodes = [
  'invalid_request',
  'malformed_json',
  'unsupported_media_type',
  'payload_too_large',
  'body_too_slow',
  'unauthenticated',
  'token_expired',
  'token_version_unsupported',
  'permission_denied',
  'not_found',
  'too_many_requests',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'not_implemented',
  'internal_error',
  'unavailable',
] as const

/** Error codes of individual endpoints; each endpoint lists its own. */
export const specificErrorCodes = [
  'credentials_not_match',
  'account_deactivated',
  'account_exists',
  'domain_not_registered',
  'refresh_token_invalid',
  'refresh_token_reused',
  'refresh_in_progress',
  'code_invalid',
  'code_expired',
  'code_tries_exceeded',
  'code_cooldown',
  'password_has_been_used',
  'password_reset_limit_has_been_reached',
  'password_too_weak',
  'sso_state_invalid',
  'sso_exchange_failed',
  'sso_email_mismatch',
  'sso_assertion_invalid',
  'sso_provider_unavailable',
  'sso_cancelled',
  'terms_not_accepted',
  'building_not_available',
  'whitelabel_not_found',
  'event_full',
  'event_over',
  'event_not_open',
  'claims_limit_reached',
  'offer_not_available',
  'cancellation_window_closed',
  'booking_not_cancellable',
  'booking_decided',
  'slot_taken',
  'slot_not_available',
  'too_many_bookings',
  'answer_missing',
  'visit_time_invalid',
  'too_many_visitors',
  'visitor_not_expected',
  'visitor_not_here',
  'request_status_invalid',
  'attachment_too_large',
  'attachment_type_not_allowed',
  'too_many_attachments',
  'app_not_registered',
  'payment_gateway_failed',
  'payment_method_unknown',
  'too_many_payment_methods',
  'system_not_available',
  'kiosk_pin_wrong',
  'auth_link_invalid',
  'password_required',
  'version_conflict',
  'setup_link_invalid',
  'host_taken',
  'domain_taken',
  'domain_public',
  'domain_unproven',
  'company_in_use',
  'content_in_use',
  'resource_in_use',
  'suites_published',
  'brand_in_file',
  'portfolio_in_use',
  'app_registered',
  'own_access',
  'account_unknown',
] as const

export type ErrorCode = (typeof commonErrorCodes)[number] | (typeof specificErrorCodes)[number]

export const errorCode = v.picklist([...commonErrorCodes, ...specificErrorCodes])

/** One invalid field. `path` is dotted, e.g. `body.email`. */
export const fieldError = v.object({ path: v.string(), code: v.string(), message: v.string() })

/**
 * RFC 9457 problem details (`application/problem+json`) with our stable `code`.
 * Clients branch on `code`, never on the text. `retry_after` is in seconds.
 */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  instance: v.optional(v.string()),
  code: errorCode,
  errors: v.optional(v.array(fieldError)),
  retry_after: v.optional(v.number()),
})

export type Problem = v.InferOutput<typeof problem>
export type FieldError = v.InferOutput<typeof fieldError>
