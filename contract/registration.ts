import * as v from 'valibot'
import { endpoint } from './endpoint'
import { user } from './users'
import { email, newPassword, personName, uuid } from './values'

// Separate from `auth.ts`, which signed-in users load too without needing these.

/**
 * The token of an unconfirmed user only allows consuming and resending that user's sign-up code
 * (see docs/behaviour.md#registration-token); a confirmed user's is an access token. To complete an
 * account that already has a password, the caller sends that password, or the token that
 * `consumeResetCode` returned instead.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create or complete an account; a new one receives a code',
  body: v.object({
    first_name: personName,
    last_name: personName,
    email,
    password: v.optional(newPassword),
    building_uuid: uuid,
    default_building_uuid: v.optional(uuid),
    is_term_accepted: v.boolean(),
    is_email_accepted: v.optional(v.boolean()),
    user_type_id: v.optional(v.picklist([1, 2])),
  }),
  reply: v.object({ user, token: v.string() }),
  status: 201,
  errors: [
    'account_exists',
    'domain_not_registered',
    'building_not_available',
    'terms_not_accepted',
    'code_cooldown',
    'password_too_weak',
  ],
})
