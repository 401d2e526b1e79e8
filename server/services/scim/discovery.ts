import { userSchema } from './resource'
import { maxResultCount } from './users'

/** What this service can do, RFC 7643, section 5. */
export const providerConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maxResultCount },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token from the operators’ console, in the header Authorization.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** Groups are not among them. */
export const userResourceType = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'The people of a company',
  schema: userSchema,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
})

type Attribute = {
  type?: 'string' | 'boolean' | 'complex'
  description: string
  required?: boolean
  multiValued?: boolean
  caseExact?: boolean
  mutability?: 'readOnly' | 'readWrite'
  uniqueness?: 'none' | 'server'
  subAttributes?: readonly object[]
}

const attribute = (name: string, given: Attribute) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
})

/** The attributes that are stored; all others are ignored. */
const attributes = [
  attribute('userName', {
    description: 'How the identity provider calls the user; unique in the company',
    required: true,
    uniqueness: 'server',
  }),
  attribute('name', {
    type: 'complex',
    description: 'The name of the user',
    required: true,
    subAttributes: [
      attribute('formatted', { description: 'First and last name', mutability: 'readOnly' }),
      attribute('givenName', { description: 'The first name', required: true }),
      attribute('familyName', { description: 'The last name', required: true }),
    ],
  }),
  attribute('displayName', { description: 'First and last name', mutability: 'readOnly' }),
  attribute('emails', {
    type: 'complex',
    description: 'The one address of the user; without it, the user name must be one',
    multiValued: true,
    subAttributes: [
      attribute('value', { description: 'The address', required: true, uniqueness: 'server' }),
      attribute('type', { description: 'Always work', mutability: 'readOnly' }),
      attribute('primary', {
        type: 'boolean',
        description: 'Always true',
        mutability: 'readOnly',
      }),
    ],
  }),
  attribute('active', {
    type: 'boolean',
    description: 'Whether the user can sign in; false ends all sessions and keeps everything else',
  }),
]

export const userSchemaResource = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: userSchema,
  name: 'User',
  description: 'A person of a company',
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
})
