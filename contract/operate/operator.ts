import { signedIn } from '@contract/auth'
import { endpoint } from '@contract/endpoint'
import { email, newPassword, nothing, personName, uuid } from '@contract/values'
import * as v from 'valibot'
import { capability, roleName } from './roles'

/** A role of the caller, with the names of what it is granted for; null for the whole deployment. */
export const ownGrant = v.object({
  role: roleName,
  building: v.nullable(v.object({ uuid, name: v.string() })),
  portfolio: v.nullable(v.object({ uuid, name: v.string() })),
  company: v.nullable(v.object({ uuid, name: v.string() })),
})

export const operator = v.object({
  uuid,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  grants: v.array(ownGrant),
  /** What the caller may do in at least one place. */
  capabilities: v.array(capability),
  /** The buildings that these roles cover, by name; the first 300. */
  buildings: v.array(v.object({ uuid, name: v.string() })),
  /** The portfolios that the caller may grant roles for, by name; the first 300. */
  portfolios: v.array(v.object({ uuid, name: v.string() })),
  /** The companies that the caller may grant roles for or administers, by name; the first 300. */
  companies: v.array(v.object({ uuid, name: v.string() })),
  /** Buildings that are not opened yet. */
  openings: v.array(v.object({ uuid, name: v.nullable(v.string()), started_at: v.string() })),
})
export type Operator = v.InferOutput<typeof operator>

export const operatorSelf = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/me',
  access: 'user',
  operate: 'any',
  summary: 'The roles of the signed-in user; permission_denied without any',
  reply: operator,
  errors: ['permission_denied'],
})

/** The token of the link that a server without an operator prints. */
export const setupToken = v.pipe(v.string(), v.minLength(20), v.maxLength(200))

export const setupStatus = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/setup',
  access: 'public',
  summary: 'Whether the link of the first start can still be used',
  query: v.object({ token: setupToken }),
  reply: v.object({ status: v.picklist(['valid', 'expired', 'used']) }),
  errors: [],
})

export const claimSetup = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/setup',
  access: 'public',
  summary: 'Create the first operator with the link of the first start, and sign in',
  body: v.object({
    token: setupToken,
    first_name: personName,
    last_name: personName,
    email,
    password: newPassword,
  }),
  reply: signedIn,
  errors: ['setup_link_invalid', 'account_exists', 'password_too_weak'],
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/confirm-password',
  access: 'user',
  operate: 'any',
  summary: 'Confirm the password; sensitive changes of this session are allowed for ten minutes',
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  reply: nothing,
  errors: ['credentials_not_match'],
})
