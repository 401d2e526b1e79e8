import type { Body, Query } from '@contract/endpoint'
import {
  bookForPerson,
  bookingsInside,
  closeResource,
  moveBooking,
  readDayCalendar,
  reopenResource,
  stepOperatedBooking,
} from '@contract/operate/dayCalendar'
import type { Api } from '@platform/api/client'

type InBuilding<Wanted> = Wanted & { building: string }
type Keyed<Wanted> = InBuilding<Wanted> & { key: string }

/** The calls of the calendar of a building. */
export function calendarCalls({ call }: Pick<Api, 'call'>) {
  return {
    calendar: async (
      { building, ...query }: InBuilding<Query<typeof readDayCalendar>>,
      signal: AbortSignal,
    ) => (await call(readDayCalendar, { params: { buildingId: building }, query, signal })).data,
    stepBooking: async (
      { building, id, key, ...body }: Keyed<Body<typeof stepOperatedBooking>> & { id: string },
      signal: AbortSignal,
    ) => {
      const params = { buildingId: building, bookingId: id }
      await call(stepOperatedBooking, { params, body, idempotencyKey: key, signal })
    },
    moveBooking: async (
      { building, id, key, ...body }: Keyed<Body<typeof moveBooking>> & { id: string },
      signal: AbortSignal,
    ) => {
      const params = { buildingId: building, bookingId: id }
      await call(moveBooking, { params, body, idempotencyKey: key, signal })
    },
    bookForPerson: async (
      { building, key, ...body }: Keyed<Body<typeof bookForPerson>>,
      signal: AbortSignal,
    ) => {
      const params = { buildingId: building }
      await call(bookForPerson, { params, body, idempotencyKey: key, signal })
    },
    bookingsInside: (
      { building, ...query }: InBuilding<Query<typeof bookingsInside>>,
      signal: AbortSignal,
    ) => call(bookingsInside, { params: { buildingId: building }, query, signal }),
    closeResource: async (
      { building, key, ...body }: Keyed<Body<typeof closeResource>>,
      signal: AbortSignal,
    ) => {
      const params = { buildingId: building }
      await call(closeResource, { params, body, idempotencyKey: key, signal })
    },
    reopenResource: async ({ building, id, key }: Keyed<{ id: string }>, signal: AbortSignal) => {
      const params = { buildingId: building, closureId: id }
      await call(reopenResource, { params, idempotencyKey: key, signal })
    },
  }
}
