import type { Body, Query } from '@contract/endpoint'
import {
  createKiosk,
  createKioskCode,
  operatedKiosks,
  readKiosk,
  revokeKiosk,
  updateKiosk,
} from '@contract/operate/kiosks'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

/** The calls for the kiosks of a building. */
export const kioskCalls = ({ call }: Pick<Api, 'call'>) => ({
  kiosks: (
    { building, ...query }: Query<typeof operatedKiosks> & { building: string },
    signal: AbortSignal,
  ) => call(operatedKiosks, { params: { buildingId: building }, query, signal }),
  createKiosk: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createKiosk>>>,
    signal: AbortSignal,
  ) => {
    const params = { buildingId: owner }
    await call(createKiosk, { params, body, idempotencyKey: key, signal })
  },
  kiosk: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await call(readKiosk, { params: { kioskId: id }, signal })).data,
  updateKiosk: async (
    { id, key, ...body }: Edited<Body<typeof updateKiosk>>,
    signal: AbortSignal,
  ) => {
    const params = { kioskId: id }
    return (await call(updateKiosk, { params, body, idempotencyKey: key, signal })).data
  },
  createKioskCode: ({ id, key }: { id: string; key: string }, signal: AbortSignal) =>
    call(createKioskCode, { params: { kioskId: id }, idempotencyKey: key, signal }),
  revokeKiosk: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(revokeKiosk, { params: { kioskId: id }, idempotencyKey: key, signal })
  },
})
