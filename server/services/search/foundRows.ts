import type { SearchResult } from '@contract/search'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  amenities,
  amenityCategories,
  companies,
  companyBuildings,
  resources,
} from '../../db/schema'
import { translationFor, translationOf } from '../tenancy/translate'

/** Reads those of the companies that currently rent in the building. */
export async function foundCompanies(
  connection: Connection,
  buildingUuid: string,
  uuids: readonly string[],
): Promise<Map<string, SearchResult>> {
  if (uuids.length === 0) return new Map()
  const rows = await connection
    .select({ company: companies })
    .from(companyBuildings)
    .innerJoin(companies, eq(companies.uuid, companyBuildings.companyUuid))
    .where(
      and(
        eq(companyBuildings.buildingUuid, buildingUuid),
        inArray(companyBuildings.companyUuid, [...uuids]),
      ),
    )
  return new Map(
    rows.map(({ company: { uuid, name, logoUrl, description, url } }) => [
      uuid,
      { kind: 'company', company: { uuid, name, logo_url: logoUrl, description, url } },
    ]),
  )
}

/** Reads those of the amenities that the building currently has. */
export async function foundAmenities(
  connection: Connection,
  buildingUuid: string,
  uuids: readonly string[],
  lang: string | undefined,
): Promise<Map<string, SearchResult>> {
  if (uuids.length === 0) return new Map()
  const rows = await connection
    .select({ amenity: amenities, category: amenityCategories })
    .from(amenities)
    .innerJoin(amenityCategories, eq(amenityCategories.uuid, amenities.categoryUuid))
    .where(
      and(eq(amenityCategories.buildingUuid, buildingUuid), inArray(amenities.uuid, [...uuids])),
    )
  return new Map(
    rows.map(({ amenity, category }) => [
      amenity.uuid,
      {
        kind: 'amenity',
        amenity: {
          amenity_uuid: amenity.uuid,
          amenity_name: amenity.name,
          description: amenity.description,
          image_url: amenity.imageUrl,
          image_alt_text: amenity.imageAltText,
          floor: amenity.floor,
          hours: amenity.hours,
          capacity: amenity.capacity,
          ...translationFor(amenity.translations, lang),
          lang: translationOf(amenity.translations, lang).locale,
        },
        category_name: translationFor(category.translations, lang).name ?? category.name,
      },
    ]),
  )
}

/** Reads those of the spaces that the building currently has and does not keep closed. */
export async function foundSpaces(
  connection: Connection,
  buildingUuid: string,
  uuids: readonly string[],
  lang: string | undefined,
): Promise<Map<string, SearchResult>> {
  if (uuids.length === 0) return new Map()
  const rows = await connection
    .select()
    .from(resources)
    .where(
      and(
        eq(resources.buildingUuid, buildingUuid),
        inArray(resources.uuid, [...uuids]),
        gt(resources.daysAhead, 0),
      ),
    )
  return new Map(
    rows.map(({ uuid, name, details, imageUrl, translations }) => {
      const { texts, locale } = translationOf(translations, lang)
      const space = {
        uuid,
        lang: locale,
        name: texts.name ?? name,
        details: texts.details ?? details,
        image_url: imageUrl,
      }
      return [uuid, { kind: 'space', space }]
    }),
  )
}
