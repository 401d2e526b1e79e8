import * as v from 'valibot'
import { signedIn } from './auth'
import { endpoint } from './endpoint'
import { email, personName, text, uuid } from './values'

/**
 * `authorize_url` and `single_signon_service` start on our own server, which alone knows nonce,
 * PKCE verifier and request id, and redirects to the provider. Their query contains the `state`
 * that the provider returns; the app refuses any other. See
 * docs/behaviour.md#return-from-a-provider.
 */
export const oidcProvider = v.object({
  name: v.string(),
  issuer: v.string(),
  authorize_url: v.string(),
})
export const samlProvider = v.object({ name: v.string(), single_signon_service: v.string() })

/** `transaction_uuid` ties the provider's response to this browser's attempt. */
export const ssoProviders = v.object({
  sso_required: v.boolean(),
  oidc_providers: v.array(oidcProvider),
  saml_providers: v.array(samlProvider),
  transaction_uuid: uuid,
})

export const providers = endpoint({
  method: 'GET',
  path: '/sso/v1/providers/:source',
  access: 'public',
  summary: 'Identity providers of an e-mail address (the URL-encoded `source`)',
  params: v.object({ source: email }),
  query: v.object({ source: v.optional(v.picklist(['tenantweb'])) }),
  reply: ssoProviders,
  errors: [],
})

export const oidcCallback = endpoint({
  method: 'GET',
  path: '/sso/v1/callback/oidc',
  access: 'public',
  summary: 'Exchange the code that the OpenID provider returned to the browser',
  query: v.object({
    code: v.pipe(v.string(), v.maxLength(2048)),
    state: v.pipe(v.string(), v.maxLength(512)),
    tenantweb: v.optional(v.picklist(['true'])),
  }),
  reply: v.object({
    email: v.string(),
    transaction_uuid: uuid,
    /** Names from the provider, as suggestions for the sign-up. */
    first_name: text,
    last_name: text,
  }),
  errors: [
    'sso_state_invalid',
    'sso_exchange_failed',
    'sso_provider_unavailable',
    'sso_email_mismatch',
  ],
})

export const authenticate = endpoint({
  method: 'POST',
  path: '/sso/v2/authenticate',
  access: 'public',
  summary: 'Sign in, or sign up, after the identity provider has vouched for the address',
  query: v.object({ email, uuid }),
  body: v.object({
    email: v.optional(email),
    first_name: v.optional(personName),
    last_name: v.optional(personName),
    building_uuid: v.optional(uuid),
    is_term_accepted: v.optional(v.boolean()),
    is_email_accepted: v.optional(v.boolean()),
  }),
  reply: signedIn,
  errors: [
    'sso_state_invalid',
    'sso_email_mismatch',
    'sso_assertion_invalid',
    'account_deactivated',
    'terms_not_accepted',
    'building_not_available',
  ],
})

export type SsoProviders = v.InferOutput<typeof ssoProviders>
