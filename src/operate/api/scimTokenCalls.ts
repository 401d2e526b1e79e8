import type { Body } from '@contract/endpoint'
import {
  createScimToken,
  revokeScimToken,
  type ScimToken,
  scimTokens,
} from '@contract/operate/scimTokens'
import type { Api } from '@platform/api/client'
import type { Owned, Sent } from './sent'

/** The calls for the tokens with which a company's people are provisioned; `owner` is the company. */
export const scimTokenCalls = ({ call }: Pick<Api, 'call'>) => ({
  scimTokens: async (
    { id }: { id: string },
    signal: AbortSignal,
  ): Promise<{ data: Owned<ScimToken>[]; total: number }> => {
    const { data, total } = await call(scimTokens, { params: { companyId: id }, signal })
    return { data: data.map((token) => ({ ...token, owner: id })), total }
  },
  /** Resolves with the token, which the server does not repeat. */
  createScimToken: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createScimToken>>>,
    signal: AbortSignal,
  ) => {
    const params = { companyId: owner }
    const made = await call(createScimToken, { params, body, idempotencyKey: key, signal })
    return made.data.token
  },
  revokeScimToken: async (
    { owner, uuid, key }: { owner: string; uuid: string; key: string },
    signal: AbortSignal,
  ) => {
    const params = { companyId: owner, tokenId: uuid }
    await call(revokeScimToken, { params, idempotencyKey: key, signal })
  },
})
