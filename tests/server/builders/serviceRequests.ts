import * as tables from '@server/db/schema'
import { inserted, next, type Place, type PlaceInTime, type Ref } from './build'
import type { Person } from './people'

type GivenCategory = Partial<typeof tables.serviceCategories.$inferInsert> & { in: Ref }
type GivenRequest = Partial<typeof tables.serviceRequests.$inferInsert> & {
  in: Ref
  by: Pick<Person, 'id'>
}

/** A category of service requests in a building. */
export function aServiceCategory({ database }: Place, { in: building, ...given }: GivenCategory) {
  const n = next()
  return inserted<typeof tables.serviceCategories.$inferSelect>(
    database.connection
      .insert(tables.serviceCategories)
      .values({
        buildingUuid: building.uuid,
        name: `service-${n}`,
        label: `Service ${n}`,
        position: n,
        ...given,
      })
      .returning(),
  )
}

/** A request that is still open. */
export function aServiceRequest(
  { database, clock }: PlaceInTime,
  { in: building, by, ...given }: GivenRequest,
) {
  return inserted<typeof tables.serviceRequests.$inferSelect>(
    database.connection
      .insert(tables.serviceRequests)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        userId: by.id,
        category: 'repair',
        subject: 'A door',
        description: 'It sticks.',
        status: 'Pending',
        createdAt: clock.now,
        ...given,
      })
      .returning(),
  )
}
