import type { Body, Query } from '@contract/endpoint'
import { type Connection, testConnection } from '@contract/operate/connections'
import { deleteFlagRule, operatedFlagRules, setFlagRule } from '@contract/operate/flagRules'
import {
  createIdentityProvider,
  deleteIdentityProvider,
  fetchProviderMetadata,
  operatedIdentityProviders,
  readIdentityProvider,
  testIdentityProvider,
  updateIdentityProvider,
} from '@contract/operate/identityProviders'
import type { Api } from '@platform/api/client'
import type { Edited, Removed, Sent } from './sent'

type Id = { id: string }

/** The calls for what belongs to the whole deployment. */
export const deploymentCalls = ({ call }: Pick<Api, 'call'>) => ({
  testConnection: async ({ connection }: { connection: Connection }, signal: AbortSignal) =>
    (await call(testConnection, { params: { connection }, signal })).data,

  flagRules: (query: Query<typeof operatedFlagRules>, signal: AbortSignal) =>
    call(operatedFlagRules, { query, signal }),
  setFlagRule: async (
    { fields, key }: Sent<Omit<Body<typeof setFlagRule>, 'flag'> & { flag: string }>,
    signal: AbortSignal,
  ) => {
    // The form offers the flags of the contract alone.
    const body = fields as Body<typeof setFlagRule>
    await call(setFlagRule, { body, idempotencyKey: key, signal })
  },
  deleteFlagRule: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteFlagRule, { params: { ruleId: id }, idempotencyKey: key, signal })
  },

  identityProviders: (query: Query<typeof operatedIdentityProviders>, signal: AbortSignal) =>
    call(operatedIdentityProviders, { query, signal }),
  createIdentityProvider: async (
    { fields, key }: Sent<Body<typeof createIdentityProvider>>,
    signal: AbortSignal,
  ) => {
    await call(createIdentityProvider, { body: fields, idempotencyKey: key, signal })
  },
  /** Changes nothing, so each press may try again. */
  testIdentityProvider: async (body: Body<typeof testIdentityProvider>, signal: AbortSignal) =>
    (
      await call(testIdentityProvider, {
        body,
        idempotencyKey: crypto.randomUUID(),
        signal,
      })
    ).data,
  /** Changes nothing either. */
  providerMetadata: async (body: Body<typeof fetchProviderMetadata>, signal: AbortSignal) =>
    (
      await call(fetchProviderMetadata, {
        body,
        idempotencyKey: crypto.randomUUID(),
        signal,
      })
    ).data,
  identityProvider: async ({ id }: Id, signal: AbortSignal) =>
    (await call(readIdentityProvider, { params: { providerId: id }, signal })).data,
  updateIdentityProvider: async (
    { id, key, ...body }: Edited<Body<typeof updateIdentityProvider>>,
    signal: AbortSignal,
  ) => {
    const params = { providerId: id }
    return (await call(updateIdentityProvider, { params, body, idempotencyKey: key, signal })).data
  },
  deleteIdentityProvider: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteIdentityProvider, { params: { providerId: id }, idempotencyKey: key, signal })
  },
})
