import { or } from 'drizzle-orm'
import { amenities, amenityCategories } from '../../db/schema'
import { among } from '../plan/among'
import {
  buildingKeyOf,
  buildingUuidOf,
  listsOf,
  type PlanContext,
  placeOf,
  uuidWithin,
} from '../plan/context'
import { type AnySection, section } from '../plan/section'

/** The categories of amenities in each building that names them, and the amenities in these. */
export async function amenitySections(context: PlanContext): Promise<AnySection[]> {
  const lists = listsOf(context, 'amenities')
  const listed = new Set(lists.map(({ uuid }) => uuid))
  const keyOf = buildingKeyOf(lists)
  const categories = lists.flatMap(({ building, uuid: buildingUuid, list, listPath }) =>
    list.map((category, position) => ({
      category,
      building,
      buildingUuid,
      position,
      uuid: uuidWithin('amenity-category', buildingUuid, category),
      path: [...listPath, position],
    })),
  )
  const rows = categories.flatMap(({ category, building, buildingUuid, uuid, path }) =>
    category.amenities.map(({ key, uuid: given, ...fields }, position) => ({
      key: `${building.key}/${key}`,
      path: [...path, 'amenities', position],
      values: {
        ...fields,
        uuid: uuidWithin('amenity', buildingUuid, { key, uuid: given }),
        categoryUuid: uuid,
        position,
      },
    })),
  )
  const stored = await context.tx
    .select({ uuid: amenityCategories.uuid, buildingUuid: amenityCategories.buildingUuid })
    .from(amenityCategories)
    .where(among(amenityCategories.buildingUuid, listed))
  const buildingOfCategory = new Map([
    ...stored.map(({ uuid, buildingUuid }) => [uuid, buildingUuid] as const),
    ...categories.map(({ uuid, buildingUuid }) => [uuid, buildingUuid] as const),
  ])
  const buildingUuidOfAmenity = (row: Record<string, unknown>) =>
    buildingOfCategory.get(String(row.categoryUuid)) ?? null
  return [
    section<'amenityCategories'>({
      kind: 'amenity category',
      table: 'amenityCategories',
      identity: ['uuid'],
      rows: categories.map(({ category: { key, name, translations }, ...at }) => ({
        key: `${at.building.key}/${key}`,
        path: at.path,
        values: {
          uuid: at.uuid,
          buildingUuid: at.buildingUuid,
          name,
          translations,
          position: at.position,
        },
      })),
      where: or(
        among(amenityCategories.buildingUuid, listed),
        among(
          amenityCategories.uuid,
          categories.map(({ uuid }) => uuid),
        ),
      ),
      isListed: ({ buildingUuid }) => listed.has(buildingUuid),
      keyOf: ({ buildingUuid, name }) => `${keyOf(buildingUuid)}/${name}`,
      listPath: placeOf(lists),
      buildingOf: buildingUuidOf,
    }),
    section<'amenities'>({
      kind: 'amenity',
      table: 'amenities',
      identity: ['uuid'],
      rows,
      where: or(
        among(
          amenities.categoryUuid,
          stored.map(({ uuid }) => uuid),
        ),
        among(
          amenities.uuid,
          rows.map(({ values }) => values.uuid),
        ),
      ),
      isListed: (row) => buildingUuidOfAmenity(row) !== null,
      keyOf: (row) => `${keyOf(buildingUuidOfAmenity(row) ?? '')}/${row.name}`,
      buildingOf: buildingUuidOfAmenity,
    }),
  ]
}
