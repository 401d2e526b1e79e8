import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  amenities,
  amenityCategories,
  kiosks,
  miniAppRegistrations,
  resources,
  smartFloors,
  smartSuites,
  utilityButtons,
} from '../../../db/schema'

/** The building of something that a building offers; null if the path names nothing of that kind. */
export async function placesOfOffer(
  connection: Connection,
  params: Readonly<Record<string, string>>,
): Promise<string[] | null> {
  const {
    utilityId,
    categoryId,
    amenityId,
    resourceId,
    floorId,
    suiteId,
    registrationId,
    kioskId,
  } = params
  const rows = await (() => {
    if (utilityId !== undefined) {
      const { buildingUuid, uuid } = utilityButtons
      return connection.select({ buildingUuid }).from(utilityButtons).where(eq(uuid, utilityId))
    }
    if (resourceId !== undefined) {
      const { buildingUuid, uuid } = resources
      return connection.select({ buildingUuid }).from(resources).where(eq(uuid, resourceId))
    }
    if (registrationId !== undefined) {
      const { buildingUuid, uuid } = miniAppRegistrations
      return connection
        .select({ buildingUuid })
        .from(miniAppRegistrations)
        .where(eq(uuid, registrationId))
    }
    if (kioskId !== undefined) {
      const { buildingUuid, uuid } = kiosks
      return connection.select({ buildingUuid }).from(kiosks).where(eq(uuid, kioskId))
    }
    if (floorId !== undefined) {
      const { buildingUuid, uuid } = smartFloors
      return connection.select({ buildingUuid }).from(smartFloors).where(eq(uuid, floorId))
    }
    if (suiteId !== undefined) {
      const { buildingUuid, uuid } = smartSuites
      return connection.select({ buildingUuid }).from(smartSuites).where(eq(uuid, suiteId))
    }
    const { buildingUuid, uuid } = amenityCategories
    const ofCategory = connection.select({ buildingUuid }).from(amenityCategories)
    if (categoryId !== undefined) return ofCategory.where(eq(uuid, categoryId))
    if (amenityId !== undefined) {
      return ofCategory
        .innerJoin(amenities, eq(amenities.categoryUuid, uuid))
        .where(eq(amenities.uuid, amenityId))
    }
    return null
  })()
  return rows === null ? null : rows.map(({ buildingUuid: place }) => place)
}
