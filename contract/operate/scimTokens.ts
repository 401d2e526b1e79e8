import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf } from './lists'

/** Where the identity provider of a company sends its people, below the origin of the app. */
export const scimPath = '/scim/v2'

/** A token with which the identity provider of a company provisions its people. */
export const scimToken = v.object({
  uuid,
  name: v.string(),
  created_at: v.string(),
  /** The address of the account that made it. */
  created_by: v.string(),
  /** To the minute; null if it was never used. */
  last_used_at: v.nullable(v.string()),
})
export type ScimToken = v.InferOutput<typeof scimToken>

const path = '/portico/v1/operate/companies/:companyId/scim-tokens' as const
const params = v.object({ companyId: uuid })

export const scimTokens = endpoint({
  method: 'GET',
  path,
  access: 'user',
  operate: 'people.provision',
  summary: 'The tokens with which the people of a company are provisioned, the newest first',
  params,
  reply: listOf(scimToken),
  errors: [],
})

export const createScimToken = endpoint({
  method: 'POST',
  path,
  access: 'user',
  operate: 'people.provision',
  isSensitive: true,
  summary: 'Make a token for a company; only this reply contains it',
  params,
  body: v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)) }),
  reply: envelope(v.object({ ...scimToken.entries, token: v.string() })),
  status: 201,
  errors: ['password_required'],
})

export const revokeScimToken = endpoint({
  method: 'DELETE',
  path: `${path}/:tokenId`,
  access: 'user',
  operate: 'people.provision',
  isSensitive: true,
  summary: 'Revoke a token at once; the people whom it provisioned stay',
  params: v.object({ companyId: uuid, tokenId: uuid }),
  reply: nothing,
  errors: ['password_required'],
})
