import type { BuildingDay } from '@contract/operate/frontDesk'
import { statesIn } from '@rules/support/requestLife'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  resourceBookings,
  resources,
  serviceRequests,
  userBuildings,
  visitors,
} from '../../../db/schema'
import { readBuilding } from '../buildings'
import { statusesOf } from './bookings'
import { type Staff, shownTo } from './requestReach'
import { standsIn } from './requests'
import { inPeriod, todayIn } from './today'
import { isInside } from './visitors'

/**
 * The figures of a building today, and what waits for its staff.
 * @throws `not_found`
 */
export async function buildingDayOf(
  connection: Connection,
  buildingUuid: string,
  { staff, now }: { staff: Staff; now: Date },
): Promise<BuildingDay> {
  const { uuid, name, locality, timezone, people, companies } = await readBuilding(
    connection,
    buildingUuid,
  )
  const today = await todayIn(connection, buildingUuid, now)
  const ofResources = inArray(
    resourceBookings.resourceUuid,
    connection
      .select({ uuid: resources.uuid })
      .from(resources)
      .where(eq(resources.buildingUuid, buildingUuid)),
  )
  const isExpected = and(eq(visitors.buildingUuid, buildingUuid), isNull(visitors.cancelledAt))
  const count = (...of: Parameters<Connection['$count']>) => connection.$count(...of)
  return {
    building: { uuid, name, locality, timezone },
    people,
    companies,
    bookings: {
      today: await count(
        resourceBookings,
        and(
          ofResources,
          inArray(resourceBookings.status, statusesOf('confirmed')),
          inPeriod(resourceBookings.startAt, today, 'today'),
        ),
      ),
      waiting: await count(
        resourceBookings,
        and(
          ofResources,
          inArray(resourceBookings.status, statusesOf('waiting')),
          sql`${resourceBookings.endAt} > ${now.toISOString()}::timestamptz`,
        ),
      ),
    },
    visitors: {
      today: await count(visitors, and(isExpected, inPeriod(visitors.expectedAt, today, 'today'))),
      here: await count(visitors, isInside(buildingUuid, now)),
    },
    requests: {
      open: await count(
        serviceRequests,
        and(
          eq(serviceRequests.buildingUuid, buildingUuid),
          await shownTo(connection, staff, buildingUuid),
          standsIn(statesIn.new),
        ),
      ),
    },
    sign_ups: {
      waiting: await count(
        userBuildings,
        and(
          eq(userBuildings.buildingUuid, buildingUuid),
          isNotNull(userBuildings.requestedAt),
          isNull(userBuildings.revokedAt),
        ),
      ),
    },
  }
}
