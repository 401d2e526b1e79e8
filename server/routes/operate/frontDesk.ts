import {
  operatedBookings,
  operatedRequests,
  operatedVisitors,
  readBuildingDay,
  readBuildingWeeks,
} from '@contract/operate/frontDesk'
import { implement } from '../../http/implement'
import { bookingsIn } from '../../services/operate/frontDesk/bookings'
import { buildingDayOf } from '../../services/operate/frontDesk/buildingDay'
import { buildingWeeksOf } from '../../services/operate/frontDesk/buildingWeeks'
import { requestsIn } from '../../services/operate/frontDesk/requests'
import { todayIn } from '../../services/operate/frontDesk/today'
import { visitorsIn } from '../../services/operate/frontDesk/visitors'

export const operateFrontDeskRoutes = [
  implement(readBuildingDay, async ({ database: { connection }, params, now }) => ({
    data: await buildingDayOf(connection, params.buildingId, now()),
  })),
  implement(readBuildingWeeks, async ({ database: { connection }, params, now }) => ({
    data: await buildingWeeksOf(connection, params.buildingId, now()),
  })),
  implement(operatedBookings, async ({ database: { connection }, params, query, now }) =>
    bookingsIn(
      connection,
      params.buildingId,
      query,
      await todayIn(connection, params.buildingId, now()),
    ),
  ),
  implement(operatedVisitors, async ({ database: { connection }, params, query, now }) => {
    const today = await todayIn(connection, params.buildingId, now())
    return visitorsIn(connection, params.buildingId, query, { today, now: now() })
  }),
  implement(operatedRequests, async ({ database: { connection }, params, query, now }) => {
    const { timezone } = await todayIn(connection, params.buildingId, now())
    return requestsIn(connection, params.buildingId, query, timezone)
  }),
]
