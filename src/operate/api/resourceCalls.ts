import type { Body } from '@contract/endpoint'
import {
  createResource,
  deleteResource,
  operatedResources,
  orderResources,
  readResource,
  updateResource,
} from '@contract/operate/resources'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

/** The calls for resources; a list and a new one belong to a building. */
export const resourceCalls = ({ call }: Pick<Api, 'call'>) => ({
  resources: ({ id }: { id: string }, signal: AbortSignal) =>
    call(operatedResources, { params: { buildingId: id }, signal }),
  orderResources: (
    { id, key, ...body }: Edited<Body<typeof orderResources>>,
    signal: AbortSignal,
  ) => call(orderResources, { params: { buildingId: id }, body, idempotencyKey: key, signal }),
  createResource: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createResource>>>,
    signal: AbortSignal,
  ) => {
    await call(createResource, { params: { buildingId: owner }, body, idempotencyKey: key, signal })
  },
  resource: async ({ id }: { id: string }, signal: AbortSignal) =>
    (await call(readResource, { params: { resourceId: id }, signal })).data,
  updateResource: async (
    { id, key, ...body }: Edited<Body<typeof updateResource>>,
    signal: AbortSignal,
  ) =>
    (await call(updateResource, { params: { resourceId: id }, body, idempotencyKey: key, signal }))
      .data,
  deleteResource: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteResource, { params: { resourceId: id }, idempotencyKey: key, signal })
  },
})
