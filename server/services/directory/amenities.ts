import type { AmenityCategory } from '@contract/directory'
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { amenities, amenityCategories } from '../../db/schema'
import type { Page } from '../platform/page'
import { translationFor, translationOf } from '../tenancy/translate'

/** A page of the building's categories, in their order, without empty ones. */
export async function amenitiesIn(
  connection: Connection,
  buildingUuid: string,
  { limit, offset }: Page,
  lang: string | undefined,
) {
  const filled = connection
    .select({ one: sql`1` })
    .from(amenities)
    .where(eq(amenities.categoryUuid, amenityCategories.uuid))
  const where = and(eq(amenityCategories.buildingUuid, buildingUuid), exists(filled))
  const categories = await connection
    .select()
    .from(amenityCategories)
    .where(where)
    .orderBy(asc(amenityCategories.position), asc(amenityCategories.id))
    .limit(limit)
    .offset(offset)
  const total = await connection.$count(amenityCategories, where)
  const uuids = categories.map(({ uuid }) => uuid)
  const rows = uuids.length === 0 ? [] : await amenitiesOf(connection, uuids)
  const data = categories.map(
    (category): AmenityCategory => ({
      id: category.id,
      category_uuid: category.uuid,
      lang: translationOf(category.translations, lang).locale,
      category_name: translationFor(category.translations, lang).name ?? category.name,
      amenities: rows
        .filter(({ categoryUuid }) => categoryUuid === category.uuid)
        .map((row) => ({
          amenity_uuid: row.uuid,
          amenity_name: row.name,
          description: row.description,
          image_url: row.imageUrl,
          image_alt_text: row.imageAltText,
          floor: row.floor,
          hours: row.hours,
          capacity: row.capacity,
          ...translationFor(row.translations, lang),
          lang: translationOf(row.translations, lang).locale,
        })),
    }),
  )
  return { data, total, limit, offset }
}

function amenitiesOf(connection: Connection, categoryUuids: string[]) {
  return connection
    .select()
    .from(amenities)
    .where(inArray(amenities.categoryUuid, categoryUuids))
    .orderBy(asc(amenities.position), asc(amenities.uuid))
}
