import type { Body, Query } from '@contract/endpoint'
import {
  operatedMiniApps,
  readMiniApp,
  registerMiniApp,
  unregisterMiniApp,
  updateMiniApp,
} from '@contract/operate/miniApps'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

/** The calls for the mini-apps of a building. */
export const miniAppCalls = ({ call }: Pick<Api, 'call'>) => ({
  miniApps: (query: Query<typeof operatedMiniApps>, signal: AbortSignal) =>
    call(operatedMiniApps, { query, signal }),
  registerMiniApp: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof registerMiniApp>>>,
    signal: AbortSignal,
  ) => {
    const params = { buildingId: owner }
    await call(registerMiniApp, { params, body, idempotencyKey: key, signal })
  },
  miniApp: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await call(readMiniApp, { params: { registrationId: id }, signal })).data,
  updateMiniApp: async (
    { id, key, ...body }: Edited<Body<typeof updateMiniApp>>,
    signal: AbortSignal,
  ) => {
    const params = { registrationId: id }
    return (await call(updateMiniApp, { params, body, idempotencyKey: key, signal })).data
  },
  unregisterMiniApp: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(unregisterMiniApp, { params: { registrationId: id }, idempotencyKey: key, signal })
  },
})
