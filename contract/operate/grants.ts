import { endpoint } from '@contract/endpoint'
import { email, envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery } from './lists'
import { roleName } from './roles'

const named = v.object({ uuid, name: v.string() })

/** A role of a person. Without building, portfolio and company, it is for the whole deployment. */
export const grant = v.object({
  uuid,
  role: roleName,
  person: v.object({ uuid, name: v.string(), email: v.string() }),
  building: v.nullable(named),
  portfolio: v.nullable(named),
  company: v.nullable(named),
  granted_at: v.string(),
})
export type Grant = v.InferOutput<typeof grant>

export const grants = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/grants',
  access: 'user',
  operate: 'roles.read',
  summary: 'The roles in the places that the caller’s roles cover',
  query: listQuery(['person', 'role', 'granted_at'], {
    role: v.optional(roleName),
    building: v.optional(uuid),
  }),
  reply: listOf(grant),
  errors: [],
})

export const grantRole = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/grants',
  access: 'user',
  operate: 'roles.grant',
  isSensitive: true,
  summary: 'Grant a role to a person with an account',
  body: v.object({
    email,
    role: roleName,
    building_uuid: v.nullable(uuid),
    portfolio_uuid: v.nullable(uuid),
    company_uuid: v.optional(v.nullable(uuid), null),
  }),
  reply: envelope(grant),
  status: 201,
  errors: ['account_unknown', 'password_required'],
})

export const revokeRole = endpoint({
  method: 'DELETE',
  path: '/portico/v1/operate/grants/:grantId',
  access: 'user',
  operate: 'roles.grant',
  isSensitive: true,
  summary: 'Revoke a role; the last operator and one’s own last role stay',
  params: v.object({ grantId: uuid }),
  reply: nothing,
  errors: ['own_access', 'password_required'],
})
