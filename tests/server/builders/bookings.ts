import * as tables from '@server/db/schema'
import { inserted, next, type Place, type PlaceInTime, type Ref } from './build'
import type { Person } from './people'

export type Resource = typeof tables.resources.$inferSelect
export type Booking = typeof tables.resourceBookings.$inferSelect

type GivenResource = Partial<typeof tables.resources.$inferInsert> & { in: Ref }
type GivenBooking = Partial<typeof tables.resourceBookings.$inferInsert> & {
  of: Pick<Resource, 'uuid' | 'slotMinutes'>
  by: Pick<Person, 'id'>
}
type GivenService = Partial<typeof tables.serviceBookings.$inferInsert> & {
  in: Ref
  by: Pick<Person, 'id'>
}

/** A room that is free of charge and without questions, booked by the half hour from 7 to 20 o'clock. */
export function aResource({ database }: Place, { in: building, ...given }: GivenResource) {
  return inserted<Resource>(
    database.connection
      .insert(tables.resources)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        ownerType: 'building',
        ownerUuid: building.uuid,
        name: `Room ${next()}`,
        slotMinutes: 30,
        maxSlots: 8,
        opensAt: 7 * 60,
        closesAt: 20 * 60,
        daysAhead: 60,
        position: next(),
        ...given,
      })
      .returning(),
  )
}

/** A confirmed booking of one slot, which starts tomorrow. */
export function aBooking(
  { database, clock }: PlaceInTime,
  { of: resource, by, ...given }: GivenBooking,
) {
  const startAt = given.startAt ?? new Date(clock.now.getTime() + 86_400_000)
  return inserted<Booking>(
    database.connection
      .insert(tables.resourceBookings)
      .values({
        uuid: crypto.randomUUID(),
        resourceUuid: resource.uuid,
        userId: by.id,
        status: 'confirmed',
        startAt,
        endAt: new Date(startAt.getTime() + resource.slotMinutes * 60_000),
        createdAt: clock.now,
        ...given,
      })
      .returning(),
  )
}

/** A service that a user has ordered from a provider. */
export function aServiceBooking(
  { database, clock }: PlaceInTime,
  { in: building, by, ...given }: GivenService,
) {
  return inserted<typeof tables.serviceBookings.$inferSelect>(
    database.connection
      .insert(tables.serviceBookings)
      .values({
        uuid: crypto.randomUUID(),
        userId: by.id,
        buildingUuid: building.uuid,
        providerName: `Provider ${next()}`,
        priceCents: 0,
        status: 'confirmed',
        startAt: clock.now,
        ...given,
      })
      .returning(),
  )
}

/** A resource that is closed tomorrow. */
export function aClosure(
  { database, clock }: PlaceInTime,
  { of: resource, ...given }: Partial<typeof tables.resourceClosures.$inferInsert> & { of: Ref },
) {
  const startAt = new Date(clock.now.getTime() + 86_400_000)
  return inserted<typeof tables.resourceClosures.$inferSelect>(
    database.connection
      .insert(tables.resourceClosures)
      .values({
        uuid: crypto.randomUUID(),
        resourceUuid: resource.uuid,
        startAt,
        endAt: new Date(startAt.getTime() + 86_400_000),
        reason: 'The floor is waxed.',
        createdAt: clock.now,
        ...given,
      })
      .returning(),
  )
}
