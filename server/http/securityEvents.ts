import { launchApp, redeemLaunch } from '@contract/apps'
import {
  confirmSignOut,
  generateAuthLink,
  login,
  logout,
  redeemAuthLink,
  refresh,
  upgrade,
} from '@contract/auth'
import type { Endpoint } from '@contract/endpoint'
import { leaveKiosk, openKiosk, startKiosk } from '@contract/kiosk'
import { grantRole, revokeRole } from '@contract/operate/grants'
import { claimSetup, confirmPassword } from '@contract/operate/operator'
import { endOtherSessions, endOwnSession } from '@contract/ownSessions'
import { register } from '@contract/registration'
import { authenticate, oidcCallback } from '@contract/sso'
import { updateCurrentUser } from '@contract/users'
import {
  consumeCode,
  consumeResetCode,
  launchSamlResponse,
  resendCode,
  resendResetCode,
  sendResetCode,
  sendResetCodeV2,
} from '@contract/verification'
import { Refusal } from '../services/platform/refusal'
import type { SecurityEvent } from './securityLog'

const events = new Map<Endpoint, SecurityEvent>([
  [login, 'sign-in'],
  [authenticate, 'sign-in'],
  [oidcCallback, 'provider-return'],
  [register, 'sign-up'],
  [logout, 'sign-out'],
  [confirmSignOut, 'sign-out'],
  [endOwnSession, 'sign-out'],
  [endOtherSessions, 'sign-out'],
  [refresh, 'refresh'],
  [upgrade, 'upgrade'],
  [sendResetCode, 'code-sent'],
  [sendResetCodeV2, 'code-sent'],
  [resendResetCode, 'code-sent'],
  [resendCode, 'code-sent'],
  [consumeCode, 'code-tried'],
  [consumeResetCode, 'password-reset'],
  [startKiosk, 'kiosk-start'],
  [openKiosk, 'kiosk-start'],
  [leaveKiosk, 'kiosk-leave'],
  [generateAuthLink, 'admin-link'],
  [redeemAuthLink, 'admin-sign-in'],
  [launchApp, 'app-link'],
  [launchSamlResponse, 'app-sign-in'],
  [redeemLaunch, 'app-sign-in'],
  [claimSetup, 'setup'],
  [confirmPassword, 'password-confirm'],
  [grantRole, 'role-change'],
  [revokeRole, 'role-change'],
])

/** Refusals that are logged for every endpoint. */
const alwaysLogged = new Set(['permission_denied', 'too_many_requests', 'unauthenticated'])

/** Refusals that are never logged: mistakes of a client, and those that occur in normal use. */
const neverLogged = new Set([
  'invalid_request',
  'malformed_json',
  'unsupported_media_type',
  'payload_too_large',
  'idempotency_in_progress',
  'refresh_in_progress',
])

/** The event to log for a successful call, or null. Refreshes are left out: each session has one every 15 minutes. */
export function eventOfAnswer(endpoint: Endpoint, body: unknown): SecurityEvent | null {
  if (endpoint === refresh) return null
  return events.get(endpoint) ?? passwordChange(endpoint, body)
}

/** The event to log for a refused call, or null. */
export function eventOfRefusal(
  endpoint: Endpoint,
  body: unknown,
  error: unknown,
): { event: SecurityEvent; code: Refusal['code'] } | null {
  if (!(error instanceof Refusal) || neverLogged.has(error.code)) return null
  const event = events.get(endpoint) ?? passwordChange(endpoint, body)
  if (event !== null) return { event, code: error.code }
  return alwaysLogged.has(error.code) ? { event: 'access', code: error.code } : null
}

function passwordChange(endpoint: Endpoint, body: unknown): SecurityEvent | null {
  if (endpoint !== updateCurrentUser) return null
  const isChange = typeof body === 'object' && body !== null && 'new_password' in body
  return isChange ? 'password-change' : null
}

/** The e-mail address in the input of a call. */
export function addressIn(...parts: unknown[]): string | null {
  for (const part of parts) {
    if (typeof part !== 'object' || part === null || !('email' in part)) continue
    if (typeof part.email === 'string') return part.email
  }
  return null
}
