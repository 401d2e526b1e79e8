import * as v from 'valibot'
import { endpoint } from './endpoint'
import { user } from './users'
import { email, nothing } from './values'

/** `expires_in` is in seconds. */
export const refreshToken = v.object({ token: v.string(), expires_in: v.number() })

/** The reply of every sign-in. The access token is a JWT with `version: 3`. */
export const signedIn = v.object({
  token: v.string(),
  expires_in: v.number(),
  refresh_token: refreshToken,
  user,
})

const renewed = v.object({
  token: v.string(),
  expires_in: v.number(),
  refresh_token: refreshToken,
})

/**
 * For an address without an account at a registered domain, all flags are false and `email` is
 * null.
 */
export const emailStatus = v.object({
  email: v.nullable(v.string()),
  terms_accepted: v.boolean(),
  confirmed: v.boolean(),
  deactivated: v.boolean(),
})

export const createdBy = v.picklist(['user', 'sso', 'scim', 'upload', 'acs'])

export const emailStatusV2 = v.object({ ...emailStatus.entries, created_by: v.nullish(createdBy) })

export const login = endpoint({
  method: 'POST',
  path: '/auth/v2/login',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: v.object({ email, password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  reply: signedIn,
  errors: ['credentials_not_match'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session family of the bearer token or of the given refresh token',
  body: v.object({ refresh_token: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
  bodyOptional: true,
  reply: nothing,
  errors: [],
})

/** SHA-256 of a refresh token, in hex; it can only end that token's session. */
const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/**
 * Repeats sign-outs that no response confirmed, and deletes the cookie that identifies this
 * browser's user to server rendering. It needs no token, because a browser has none after a
 * sign-out; requests from other sites are refused.
 */
export const confirmSignOut = endpoint({
  method: 'POST',
  path: '/portico/v1/sign-out',
  access: 'public',
  summary:
    'End the sessions of these refresh tokens, named by their fingerprints, and clear the cookies of the browser',
  body: v.object({ fingerprints: v.pipe(v.array(fingerprint), v.maxLength(20)) }),
  reply: nothing,
  errors: ['permission_denied'],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/v2/refresh',
  access: 'public',
  summary: 'Rotate a refresh token; using a rotated one again ends its session family',
  body: v.object({ refresh_token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  reply: renewed,
  errors: ['refresh_token_invalid', 'refresh_token_reused', 'refresh_in_progress'],
})

export const upgrade = endpoint({
  method: 'POST',
  path: '/auth/upgrade',
  access: 'user',
  summary: 'Exchange an access token of an older version for a session of the current one',
  reply: renewed,
  errors: ['account_deactivated'],
})

export const generateAuthLink = endpoint({
  method: 'POST',
  path: '/auth/v2/generate-auth-link',
  access: 'user',
  summary: 'A one-time token for the admin site; requires the permission in at least one building',
  reply: v.object({ ott: v.string() }),
  errors: [],
})

/**
 * Called by the admin site. The token works once, within a minute, and while the session that
 * requested it is open.
 */
export const redeemAuthLink = endpoint({
  method: 'POST',
  path: '/portico/v1/auth-links/redeem',
  access: 'public',
  summary: 'Exchange a one-time token for an access token that cannot be renewed',
  body: v.object({ ott: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reply: v.object({ token: v.string(), expires_in: v.number(), user }),
  errors: ['auth_link_invalid'],
})

export const validateEmail = endpoint({
  method: 'POST',
  path: '/auth/validate-email',
  access: 'public',
  summary: 'The account status of an e-mail address',
  body: v.object({ email }),
  reply: emailStatus,
  errors: ['domain_not_registered'],
})

export const validateEmailV2 = endpoint({
  method: 'POST',
  path: '/auth/v2/validate-email',
  access: 'public',
  summary: 'The account status of an e-mail address, with the origin of its account',
  body: v.object({ email }),
  reply: emailStatusV2,
  errors: ['domain_not_registered'],
})

export type SignedIn = v.InferOutput<typeof signedIn>
export type EmailStatus = v.InferOutput<typeof emailStatusV2>
