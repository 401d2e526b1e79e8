import type { Body, Query } from '@contract/endpoint'
import {
  admitWalkIn,
  checkInByCode,
  moveVisitor,
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
  readOperatedRequest,
  readOperatedVisitor,
  readVisitorsInside,
  stepOperatedRequest,
} from '@contract/operate/frontDesk'
import type { Api } from '@platform/api/client'
import type { Edited, Sent } from './sent'

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
    visitor: async ({ building, id }: InBuilding<{ id: string }>, signal: AbortSignal) =>
      (
        await call(readOperatedVisitor, {
          params: { buildingId: building, visitorId: id },
          signal,
        })
      ).data,
    visitorsInside: async ({ building }: { building: string }, signal: AbortSignal) =>
      (await call(readVisitorsInside, { params: { buildingId: building }, signal })).data,
    moveVisitor: async (
      { building, id, key, ...body }: InBuilding<Edited<Body<typeof moveVisitor>>>,
      signal: AbortSignal,
    ) =>
      (
        await call(moveVisitor, {
          params: { buildingId: building, visitorId: id },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,
    checkInByCode: async (
      { building, key, ...body }: InBuilding<Body<typeof checkInByCode> & { key: string }>,
      signal: AbortSignal,
    ) =>
      (
        await call(checkInByCode, {
          params: { buildingId: building },
          body,
          idempotencyKey: key,
          signal,
        })
      ).data,
    admitWalkIn: async (
      { fields: { building, ...body }, key }: Sent<InBuilding<Body<typeof admitWalkIn>>>,
      signal: AbortSignal,
    ) => {
      await call(admitWalkIn, {
        params: { buildingId: building },
        body,
        idempotencyKey: key,
        signal,
      })
    },
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
