import type { Body, Query } from '@contract/endpoint'
import {
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
  readOperatedRequest,
  stepOperatedRequest,
} from '@contract/operate/frontDesk'
import type { Api } from '@platform/api/client'
import type { Edited } from './sent'

type InBuilding<Wanted> = Wanted & { building: string }

/** The calls of the front desk of a building. */
export function frontDeskCalls({ call }: Pick<Api, 'call'>) {
  return {
    buildingDay: async ({ building }: { building: string }, signal: AbortSignal) =>
      (await call(readBuildingDay, { params: { buildingId: building }, signal })).data,
    buildingWeeks: async ({ building }: { building: string }, signal: AbortSignal) =>
      (await call(readBuildingWeeks, { params: { buildingId: building }, signal })).data,
    bookings: (
      { building, ...query }: InBuilding<Query<typeof operatedBookings>>,
      signal: AbortSignal,
    ) => call(operatedBookings, { params: { buildingId: building }, query, signal }),
    visitors: (
      { building, ...query }: InBuilding<Query<typeof operatedVisitors>>,
      signal: AbortSignal,
    ) => call(operatedVisitors, { params: { buildingId: building }, query, signal }),
    requests: (
      { building, ...query }: InBuilding<Query<typeof operatedRequests>>,
      signal: AbortSignal,
    ) => call(operatedRequests, { params: { buildingId: building }, query, signal }),
    request: async ({ id }: { id: string }, signal: AbortSignal) =>
      (await call(readOperatedRequest, { params: { requestId: id }, signal })).data,
    stepRequest: async (
      { id, key, ...body }: Edited<Body<typeof stepOperatedRequest>>,
      signal: AbortSignal,
    ) =>
      (
        await call(stepOperatedRequest, {
          params: { requestId: id },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,
  }
}
