import * as tables from '@server/db/schema'
import { inserted, next, type Place, type Ref } from './build'

export type Company = typeof tables.companies.$inferSelect
export type AmenityCategory = typeof tables.amenityCategories.$inferSelect

type GivenCompany = Partial<typeof tables.companies.$inferInsert> & {
  /** The buildings where it rents. */
  in?: Ref | readonly Ref[]
}
type GivenCategory = Partial<typeof tables.amenityCategories.$inferInsert> & { in: Ref }
type GivenAmenity = Partial<typeof tables.amenities.$inferInsert> & { of: Ref }

export async function aCompany(
  { database: { connection } }: Place,
  { in: where = [], ...given }: GivenCompany = {},
): Promise<Company> {
  const company = await inserted(
    connection
      .insert(tables.companies)
      .values({ uuid: crypto.randomUUID(), name: `Company ${next()}`, ...given })
      .returning(),
  )
  const buildings = [where].flat()
  if (buildings.length > 0) {
    await connection
      .insert(tables.companyBuildings)
      .values(buildings.map(({ uuid }) => ({ buildingUuid: uuid, companyUuid: company.uuid })))
  }
  return company
}

export function anAmenityCategory({ database }: Place, { in: building, ...given }: GivenCategory) {
  return inserted<AmenityCategory>(
    database.connection
      .insert(tables.amenityCategories)
      .values({
        uuid: crypto.randomUUID(),
        buildingUuid: building.uuid,
        name: `Amenities ${next()}`,
        position: next(),
        ...given,
      })
      .returning(),
  )
}

/** An amenity without a picture, last in its category so far. */
export function anAmenity({ database }: Place, { of: category, ...given }: GivenAmenity) {
  return inserted<typeof tables.amenities.$inferSelect>(
    database.connection
      .insert(tables.amenities)
      .values({
        uuid: crypto.randomUUID(),
        categoryUuid: category.uuid,
        name: `Amenity ${next()}`,
        position: next(),
        ...given,
      })
      .returning(),
  )
}
