import type { Body } from '@contract/endpoint'
import {
  createUtility,
  deleteUtility,
  operatedUtilities,
  orderUtilities,
  readUtility,
  updateUtility,
} from '@contract/operate/utilities'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

/** The calls for the buttons of home; a list and a new one belong to a building. */
export const utilityCalls = ({ call }: Pick<Api, 'call'>) => ({
  utilities: ({ id }: { id: string }, signal: AbortSignal) =>
    call(operatedUtilities, { params: { buildingId: id }, signal }),
  orderUtilities: (
    { id, key, ...body }: Edited<Body<typeof orderUtilities>>,
    signal: AbortSignal,
  ) => call(orderUtilities, { params: { buildingId: id }, body, idempotencyKey: key, signal }),
  createUtility: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createUtility>>>,
    signal: AbortSignal,
  ) => {
    await call(createUtility, { params: { buildingId: owner }, body, idempotencyKey: key, signal })
  },
  utility: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await call(readUtility, { params: { utilityId: id }, signal })).data,
  updateUtility: async (
    { id, key, ...body }: Edited<Body<typeof updateUtility>>,
    signal: AbortSignal,
  ) =>
    (await call(updateUtility, { params: { utilityId: id }, body, idempotencyKey: key, signal }))
      .data,
  deleteUtility: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteUtility, { params: { utilityId: id }, idempotencyKey: key, signal })
  },
})
