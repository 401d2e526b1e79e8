import type { Body } from '@contract/endpoint'
import {
  createFloor,
  createSuite,
  deleteFloor,
  deleteSuite,
  operatedFloors,
  operatedSuites,
  orderFloors,
  orderSuites,
  readFloor,
  readSuite,
  updateFloor,
  updateSuite,
} from '@contract/operate/suites'
import type { Api } from '@platform/api/client'
import type { Edited, Owned, Removed, Sent } from './sent'

type Id = { id: string }

/** The calls for light and climate: floors belong to a building, suites to a floor. */
export const suiteCalls = ({ call }: Pick<Api, 'call'>) => ({
  floors: ({ id }: Id, signal: AbortSignal) =>
    call(operatedFloors, { params: { buildingId: id }, signal }),
  orderFloors: ({ id, key, ...body }: Edited<Body<typeof orderFloors>>, signal: AbortSignal) =>
    call(orderFloors, { params: { buildingId: id }, body, idempotencyKey: key, signal }),
  createFloor: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createFloor>>>,
    signal: AbortSignal,
  ) => {
    const params = { buildingId: owner }
    await call(createFloor, { params, body, idempotencyKey: key, signal })
  },
  floor: async ({ id }: Id, signal: AbortSignal) =>
    (await call(readFloor, { params: { floorId: id }, signal })).data,
  updateFloor: async (
    { id, key, ...body }: Edited<Body<typeof updateFloor>>,
    signal: AbortSignal,
  ) => {
    const params = { floorId: id }
    return (await call(updateFloor, { params, body, idempotencyKey: key, signal })).data
  },
  deleteFloor: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteFloor, { params: { floorId: id }, idempotencyKey: key, signal })
  },

  suites: ({ id }: Id, signal: AbortSignal) =>
    call(operatedSuites, { params: { floorId: id }, signal }),
  orderSuites: ({ id, key, ...body }: Edited<Body<typeof orderSuites>>, signal: AbortSignal) =>
    call(orderSuites, { params: { floorId: id }, body, idempotencyKey: key, signal }),
  createSuite: async (
    { fields: { owner, ...body }, key }: Sent<Owned<Body<typeof createSuite>>>,
    signal: AbortSignal,
  ) => {
    await call(createSuite, { params: { floorId: owner }, body, idempotencyKey: key, signal })
  },
  suite: async ({ id }: Id, signal: AbortSignal) =>
    (await call(readSuite, { params: { suiteId: id }, signal })).data,
  updateSuite: async (
    { id, key, ...body }: Edited<Body<typeof updateSuite>>,
    signal: AbortSignal,
  ) =>
    (await call(updateSuite, { params: { suiteId: id }, body, idempotencyKey: key, signal })).data,
  deleteSuite: async ({ id, key }: Removed, signal: AbortSignal) => {
    await call(deleteSuite, { params: { suiteId: id }, idempotencyKey: key, signal })
  },
})
