import { endpoint } from '@contract/endpoint'
import { allPermissions } from '@contract/permissionRegistry'
import { email, envelope, nothing, personName, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'
import { roleName } from './roles'

/**
 * Invited: has not signed up yet. Expired: nor before the invitation ended. Waiting: has signed up, and waits for an
 * approval in a building that the caller's roles cover.
 */
export const accountStates = ['invited', 'expired', 'waiting', 'active', 'deactivated'] as const
export const accountState = v.picklist(accountStates)
export type AccountState = v.InferOutput<typeof accountState>

const named = v.object({ uuid, name: v.string() })

export const operatedPerson = v.object({
  uuid,
  version,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  state: accountState,
  company: v.nullable(named),
  buildings: v.array(named),
})
export type OperatedPerson = v.InferOutput<typeof operatedPerson>

/** Why someone belongs to a building. */
export const membershipSource = v.picklist(['invitation', 'domain', 'manager', 'guest'])
export type MembershipSource = v.InferOutput<typeof membershipSource>

const permission = v.picklist(allPermissions)

/** A person in full. `memberships` has one entry for each of `buildings`, in the same order. */
export const operatedPersonDetail = v.object({
  ...operatedPerson.entries,
  /** The next address, which waits for its mailbox; null if none does. */
  requested_email: v.nullable(v.string()),
  memberships: v.array(
    v.object({
      building: named,
      source: membershipSource,
      /** Signed up, and waits for an approval. */
      is_waiting: v.boolean(),
      /** What the person may do there beyond a tenant, each given by itself. */
      permissions: v.array(permission),
      /** The roles that are for this building; each brings permissions of its own. */
      roles: v.array(roleName),
    }),
  ),
  /** The companies that rent in these buildings, of which the person's may be one. */
  companies: v.array(named),
})
export type OperatedPersonDetail = v.InferOutput<typeof operatedPersonDetail>

export const operatedPeople = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/people',
  access: 'user',
  operate: 'people.read',
  summary: 'The people of the buildings that the caller’s roles cover',
  query: listQuery(['name', 'email', 'state'], {
    state: v.optional(accountState),
    building: v.optional(uuid),
    company: v.optional(uuid),
  }),
  reply: listOf(operatedPerson),
  errors: [],
})

const params = v.object({ personId: uuid })

export const readPerson = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/people/:personId',
  access: 'user',
  operate: 'people.read',
  summary: 'A person of one of these buildings',
  params,
  reply: envelope(operatedPersonDetail),
  errors: [],
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/people',
  access: 'user',
  operate: 'people.edit',
  summary: 'Invite someone into a building by mail',
  body: v.object({
    email,
    first_name: personName,
    last_name: personName,
    building_uuid: uuid,
    company_uuid: v.nullable(uuid),
  }),
  reply: envelope(operatedPerson),
  status: 201,
  errors: ['account_exists'],
})

export const updatePerson = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/people/:personId',
  access: 'user',
  operate: 'people.edit',
  summary: 'Change the names and the company of a person',
  params,
  body: v.object({
    version,
    first_name: v.optional(personName),
    last_name: v.optional(personName),
    company_uuid: v.optional(v.nullable(uuid)),
  }),
  reply: envelope(operatedPersonDetail),
  errors: ['version_conflict'],
})

export const setPersonActive = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/people/:personId/active',
  access: 'user',
  operate: 'people.deactivate',
  isSensitive: true,
  summary: 'Deactivate an account and end its sessions, or reactivate it with all that it had',
  params,
  body: v.object({ version, active: v.boolean() }),
  reply: envelope(operatedPerson),
  errors: ['version_conflict', 'password_required', 'own_access'],
})

export const endPersonSessions = endpoint({
  method: 'DELETE',
  path: '/portico/v1/operate/people/:personId/sessions',
  access: 'user',
  operate: 'people.deactivate',
  isSensitive: true,
  summary: 'Sign a person out everywhere',
  params,
  reply: nothing,
  errors: ['password_required'],
})

export const setMembership = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/people/:personId/membership',
  access: 'user',
  operate: 'people.edit',
  summary:
    'Add a person to a building or approve their sign-up there, or remove them with their permissions there',
  params,
  body: v.object({ version, building_uuid: uuid, member: v.boolean() }),
  reply: envelope(operatedPersonDetail),
  errors: ['version_conflict'],
})

export const setPermission = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/people/:personId/permissions',
  access: 'user',
  operate: 'roles.grant',
  isSensitive: true,
  summary: 'Give a person a permission in one of their buildings, or take it away',
  params,
  body: v.object({ version, building_uuid: uuid, permission, granted: v.boolean() }),
  reply: envelope(operatedPersonDetail),
  errors: ['version_conflict', 'password_required'],
})

export const repeatInvitation = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/people/:personId/invitation',
  access: 'user',
  operate: 'people.edit',
  summary: 'Mail the invitation into a building again, to someone who has not signed up yet',
  params,
  body: v.object({ building_uuid: uuid }),
  reply: nothing,
  errors: ['account_exists'],
})
