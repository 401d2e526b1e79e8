import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { buildingUuid } from '../buildings'
import { demoUuid } from '../ids'
import { demoAmenityCategories } from './all'

const uuidOf = (building: string, key: string) => demoUuid(`amenity-category/${building}/${key}`)

export async function insertAmenities(tx: Connection): Promise<void> {
  await tx.insert(tables.amenityCategories).values(
    demoAmenityCategories.map(({ key, building, name, translations }, position) => ({
      uuid: uuidOf(building, key),
      buildingUuid: buildingUuid[building],
      name,
      translations,
      position,
    })),
  )
  await tx.insert(tables.amenities).values(
    demoAmenityCategories.flatMap(({ key: category, building, amenities }) =>
      amenities.map(({ key, name, description, motif, alt, translations }, position) => ({
        uuid: demoUuid(`amenity/${building}/${key}`),
        categoryUuid: uuidOf(building, category),
        name,
        description,
        imageUrl: motif === undefined ? null : `/pictures/scene-${motif}-${building}.svg`,
        imageAltText: alt ?? null,
        translations,
        position,
      })),
    ),
  )
}
