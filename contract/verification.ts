import * as v from 'valibot'
import { endpoint } from './endpoint'
import { email, newPassword, uuid, verificationCode } from './values'

/** Seconds until another code may be requested. */
const sent = v.object({ cooldown: v.number() })
const toAddress = v.object({ email })

/**
 * With the token of a registration, it consumes the sign-up code, which confirms the account.
 * Without a token, it consumes a code that was sent to reset or set a password, and returns a
 * single-use token. See docs/behaviour.md#codes.
 */
export const consumeCode = endpoint({
  method: 'PUT',
  path: '/user-verification/code/:code/consume',
  access: 'public',
  summary: 'Consume a code; a password code returns a single-use token',
  params: v.object({ code: verificationCode }),
  body: toAddress,
  reply: v.object({ confirmed: v.boolean(), token: v.optional(v.string()) }),
  errors: [
    'code_invalid',
    'code_expired',
    'code_tries_exceeded',
    'password_reset_limit_has_been_reached',
    'building_not_available',
    'domain_not_registered',
  ],
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/user-verification/code/resend',
  access: 'registration',
  summary: 'Send the sign-up code again',
  body: toAddress,
  reply: sent,
  errors: ['code_cooldown'],
})

export const sendResetCode = endpoint({
  method: 'POST',
  path: '/user-verification/code/reset-password/send',
  access: 'public',
  summary: 'Send a code to reset the password',
  body: toAddress,
  reply: sent,
  errors: ['code_cooldown', 'password_reset_limit_has_been_reached'],
})

export const sendResetCodeV2 = endpoint({
  method: 'POST',
  path: '/user-verification/v2/code/reset-password/send',
  access: 'public',
  summary: 'Send a code to reset the password or set the first one',
  body: toAddress,
  reply: sent,
  errors: ['code_cooldown', 'password_reset_limit_has_been_reached'],
})

export const resendResetCode = endpoint({
  method: 'POST',
  path: '/user-verification/code/reset-password/resend',
  access: 'public',
  summary: 'Send the password code again',
  body: toAddress,
  reply: sent,
  errors: ['code_cooldown', 'password_reset_limit_has_been_reached'],
})

/**
 * With the single-use token from consuming the code (v2), or with e-mail and code (v1). For an
 * account whose sign-up is not complete, it returns a token with which `register` completes it.
 */
export const consumeResetCode = endpoint({
  method: 'PUT',
  path: '/user-verification/code/reset-password/consume',
  access: 'public',
  summary: 'Set a new password with a token, or with e-mail and code',
  body: v.pipe(
    v.object({
      new_password: newPassword,
      token: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(512))),
      email: v.optional(email),
      code: v.optional(verificationCode),
    }),
    v.check(
      ({ token, email: address, code }) =>
        token !== undefined || (address !== undefined && code !== undefined),
      'Give the token, or e-mail and code',
    ),
  ),
  reply: v.object({ token: v.optional(v.string()) }),
  errors: [
    'code_invalid',
    'code_expired',
    'code_tries_exceeded',
    'password_has_been_used',
    'password_too_weak',
    'password_reset_limit_has_been_reached',
  ],
})

export const launchSamlResponse = endpoint({
  method: 'POST',
  path: '/user-verification/samlResponse',
  access: 'user',
  summary: 'A signed SAML response that opens a service provider for the user',
  body: v.object({
    serviceprovider: v.pipe(v.string(), v.maxLength(200)),
    /** The page of the app to open. */
    url: v.pipe(v.string(), v.url(), v.maxLength(2000)),
    buildingUUID: uuid,
  }),
  /** In base64; if a form has to post it, `url` is its relay state. */
  reply: v.object({ saml_response: v.string(), url: v.string() }),
  errors: ['not_found', 'app_not_registered', 'too_many_requests'],
})
