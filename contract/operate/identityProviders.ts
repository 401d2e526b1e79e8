import { endpoint } from '@contract/endpoint'
import { domain, envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { testFinding } from './connections'
import { listOf, listQuery, version } from './lists'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))

/** The fields of an identity provider; `rules/operate/identityProvider.ts` says which of them fit together. */
export const identityProviderFields = {
  /** The name that users see. */
  name: filled(200),
  /** The e-mail domain whose users sign in with it. */
  domain,
  protocol: v.picklist(['oidc', 'saml']),
  /** Whether it is the only way to sign in. */
  required: v.boolean(),
  /** Only accounts that SCIM provisioned can sign in here. */
  provisioned_only: v.boolean(),
  /** OIDC: the issuer. SAML: the provider's entity id. */
  issuer: filled(2000),
  /** SAML: the address of its single sign-on service. */
  url: v.nullable(line(2000)),
  /** OIDC: our client id at the provider. */
  client_id: v.nullable(line(200)),
  /** OIDC: the environment variable that holds the client's secret; null for a public client. */
  client_secret_variable: v.nullable(line(100)),
  /** SAML: the provider's signing certificates or public keys, PEM; several while it changes its key. */
  certificate: v.nullable(line(20_000)),
}

export const operatedIdentityProvider = v.object({ uuid, version, ...identityProviderFields })
export type OperatedIdentityProvider = v.InferOutput<typeof operatedIdentityProvider>

/** What an identity provider has to know of us, at each host name where users sign in: addresses below its origin. */
export const serviceProviderPaths = {
  /** OpenID Connect: the redirect URI, a page of the app that exchanges the code. */
  openIdReturn: '/login',
  /** SAML: the assertion consumer service. */
  samlReturn: '/sso/saml',
  /** SAML: our entity id, which is also the address of our metadata. */
  samlMetadata: '/sso/saml/metadata',
} as const

/** Characters. Real metadata has some thousands; that of a federation, with all of its providers, has millions. */
export const maxMetadata = 500_000

const path = '/portico/v1/operate/identity-providers'
const params = v.object({ providerId: uuid })

export const operatedIdentityProviders = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'The identity providers of companies',
  query: listQuery(['name', 'domain'], {}),
  reply: listOf(operatedIdentityProvider),
  errors: [],
})

export const createIdentityProvider = endpoint({
  method: 'POST',
  path,
  access: 'user',
  operate: 'deployment.edit',
  isSensitive: true,
  summary: 'Add an identity provider for the users of a domain',
  body: v.object(identityProviderFields),
  reply: envelope(operatedIdentityProvider),
  status: 201,
  errors: ['password_required'],
})

export const testIdentityProvider = endpoint({
  method: 'POST',
  path: `${path}/test`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Try an identity provider with these fields, which are not stored',
  body: v.object(identityProviderFields),
  reply: v.object({ data: v.array(testFinding) }),
  errors: [],
})

/** Why metadata could not be read from an address. */
export const fetchProblem = v.picklist([
  'address',
  'private_address',
  'unreachable',
  'too_large',
  'unreadable',
])
export type FetchProblem = v.InferOutput<typeof fetchProblem>

export const fetchProviderMetadata = endpoint({
  method: 'POST',
  path: `${path}/metadata`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'Read the SAML metadata of a provider from its address, which must be public',
  body: v.object({ url: filled(2000) }),
  reply: v.object({
    data: v.object({ xml: v.nullable(v.string()), problem: v.nullable(fetchProblem) }),
  }),
  errors: [],
})

export const readIdentityProvider = endpoint({
  method: 'GET',
  path: `${path}/:providerId`,
  access: 'user',
  operate: 'deployment.edit',
  summary: 'An identity provider',
  params,
  reply: envelope(operatedIdentityProvider),
  errors: [],
})

export const updateIdentityProvider = endpoint({
  method: 'PUT',
  path: `${path}/:providerId`,
  access: 'user',
  operate: 'deployment.edit',
  isSensitive: true,
  summary: 'Change some of the fields of an identity provider, at once for all who sign in',
  params,
  body: v.object({ version, ...v.partial(v.object(identityProviderFields)).entries }),
  reply: envelope(operatedIdentityProvider),
  errors: ['version_conflict', 'password_required'],
})

export const deleteIdentityProvider = endpoint({
  method: 'DELETE',
  path: `${path}/:providerId`,
  access: 'user',
  operate: 'deployment.edit',
  isSensitive: true,
  summary: 'Remove an identity provider; its users sign in with a password or another one',
  params,
  reply: nothing,
  errors: ['password_required'],
})
