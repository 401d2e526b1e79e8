import * as v from 'valibot'
import { building } from './buildings'
import { endpoint } from './endpoint'
import { listQuery, locale, newPassword, page, personName, text, uuid } from './values'

export const role = v.object({ name: v.string() })

export const user = v.object({
  uuid,
  id: v.number(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** If absent, the deployment's default avatar is shown. */
  avatar_url: text,
  default_building_uuid: v.nullish(uuid),
  company_uuid: v.nullish(uuid),
  company_name: text,
  locale: text,
  confirmed: v.boolean(),
  email_accepted: v.boolean(),
  terms_accepted: v.boolean(),
  deactivated: v.boolean(),
  admin: v.boolean(),
  roles: v.array(role),
  hqo: v.boolean(),
  signup_app_brand: text,
  portfolio_uuid: v.nullish(uuid),
  created_by: v.nullish(v.picklist(['user', 'sso', 'scim', 'upload', 'acs'])),
  /** Buildings that the user has signed up for, and whose managers have not decided yet. */
  waiting_buildings: v.nullish(v.array(v.object({ uuid, name: v.string() }))),
  /** Has a role in the console. */
  is_operator: v.nullish(v.boolean()),
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/users/current',
  access: 'user',
  kiosk: true,
  summary: 'The signed-in user',
  reply: user,
  errors: [],
})

/**
 * Changes only the given fields. A password change needs both `password` and `new_password`.
 * Accepted terms stay accepted: `is_term_accepted: false` has no effect.
 */
export const updateCurrentUser = endpoint({
  method: 'PUT',
  path: '/users/current',
  access: 'user',
  summary: 'Change the profile, the password or the consents of the signed-in user',
  body: v.object({
    first_name: v.optional(personName),
    last_name: v.optional(personName),
    default_building_uuid: v.optional(uuid),
    locale: v.optional(locale),
    password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
    new_password: v.optional(newPassword),
    is_term_accepted: v.optional(v.boolean()),
    is_email_accepted: v.optional(v.boolean()),
    /** Accepted and ignored, because only a code or a provider confirms an account. */
    confirmed: v.optional(v.boolean()),
  }),
  reply: user,
  errors: [
    'credentials_not_match',
    'password_has_been_used',
    'password_too_weak',
    'building_not_available',
  ],
})

export const currentUserBuildings = endpoint({
  method: 'GET',
  path: '/users/current/buildings',
  access: 'user',
  kiosk: true,
  summary: 'The buildings of the signed-in user',
  query: v.object(listQuery),
  reply: page(building),
  errors: [],
})

export const tenantUserBuildings = endpoint({
  method: 'GET',
  path: '/tenant/v1/users/current/buildings',
  access: 'user',
  kiosk: true,
  summary: 'The buildings of the signed-in user within a brand scope',
  query: v.object({
    ...listQuery,
    include: v.optional(v.picklist(['languages'])),
    brand_scope: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  reply: page(building),
  errors: [],
})

export type User = v.InferOutput<typeof user>
