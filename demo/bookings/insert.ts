import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { centsOf } from '@server/services/platform/money'
import { inArray } from 'drizzle-orm'
import { buildingUuid, demoBuildings } from '../buildings'
import { demoUuid } from '../ids'
import { wallClock } from '../wallClock'
import { demoBookings, demoServices } from './held'
import { bookingNotices, requestNotices } from './notices'
import { demoResources, resourceUuid } from './resources'
import { requestStepsOf, serviceRequestsOf } from './serviceRequests'

const dayMs = 86_400_000
const manager = 'manager@meridian.example'

/** Bookings of rooms and courts in every state, services, service requests, and the notices about them. */
export async function insertBookings(tx: Connection, now: Date): Promise<void> {
  const emails = [manager, ...new Set([...demoBookings, ...demoServices].map(({ who }) => who))]
  const people = await tx
    .select({ id: tables.users.id, email: tables.users.email })
    .from(tables.users)
    .where(inArray(tables.users.email, emails))
  const idOf = (email: string): number => {
    const found = people.find((person) => person.email === email)
    if (found === undefined) throw new Error(`${email} was not inserted`)
    return found.id
  }
  const zoneOf = (uuid: string) =>
    demoBuildings.find((building) => building.uuid === uuid)?.timezone ?? 'UTC'

  const bookings: (typeof tables.resourceBookings.$inferInsert)[] = demoBookings.map(
    ({ key, who, resource, days, from, until, reason, totalPrice, ...booking }) => {
      const building = demoResources.find((each) => each.key === resource)?.building ?? 'meridian'
      const zone = zoneOf(buildingUuid[building])
      const createdAt = new Date(now.getTime() + (Math.min(days, 0) - 3) * dayMs)
      const isDecided = /^(denied|accepted)/.test(booking.status)
      const isCancelled = booking.status.startsWith('cancelled')
      const actedAt = new Date(createdAt.getTime() + dayMs)
      return {
        ...booking,
        totalPriceCents: centsOf(totalPrice),
        uuid: demoUuid(`booking/${key}`),
        resourceUuid: resourceUuid(resource),
        userId: idOf(who),
        startAt: wallClock(now, zone, { days, hour: from }),
        endAt: wallClock(now, zone, { days, hour: until }),
        currencyType: demoResources.find((each) => each.key === resource)?.currencyType ?? null,
        createdAt,
        decidedAt: isDecided ? actedAt : null,
        decisionReason: reason ?? null,
        cancelledAt: isCancelled ? actedAt : null,
        actedBy:
          isDecided || (isCancelled && booking.status !== 'cancelled_user') ? idOf(manager) : null,
      }
    },
  )
  await tx.insert(tables.resourceBookings).values(bookings)
  await tx.insert(tables.serviceBookings).values(
    demoServices.map(({ key, who, building, days, hour, ...service }) => ({
      ...service,
      uuid: demoUuid(`service-booking/${key}`),
      userId: idOf(who),
      buildingUuid: buildingUuid[building],
      startAt: wallClock(now, zoneOf(buildingUuid[building]), { days, hour }),
    })),
  )
  await tx.insert(tables.serviceRequests).values(serviceRequestsOf(idOf, now))
  await tx.insert(tables.requestSteps).values(requestStepsOf(idOf, now))
  await tx
    .insert(tables.notices)
    .values([...requestNotices(idOf, now), ...bookingNotices(bookings, now)])
}
