import { uuid } from '@contract/values'
import * as v from 'valibot'
import { version } from './lists'
import { ofBuilding, orderedRecord } from './records'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const name = v.pipe(line(200), v.minLength(1))
const named = v.object({ uuid, name: v.string() })

export const amenityCategoryFields = { name }

export const operatedAmenityCategory = v.object({
  uuid,
  version,
  building: named,
  ...amenityCategoryFields,
  /** How many amenities it has; tenants do not see an empty one. */
  amenities: v.number(),
})
export type OperatedAmenityCategory = v.InferOutput<typeof operatedAmenityCategory>

/** The fields of an amenity; `rules/operate/amenity.ts` says which values are allowed. */
export const amenityFields = {
  name,
  description: v.nullable(line(20_000)),
  image_url: v.nullable(line(2000)),
  image_alt_text: v.nullable(line(500)),
  /** Facts as the building words them: "Floor 8", "Daily, 5:30 AM – 10 PM", "40 people". */
  floor: v.nullable(line(60)),
  hours: v.nullable(line(120)),
  capacity: v.nullable(line(60)),
}

export const operatedAmenity = v.object({
  uuid,
  version,
  building: named,
  category: named,
  ...amenityFields,
})
export type OperatedAmenity = v.InferOutput<typeof operatedAmenity>

export const amenityCategories = orderedRecord({
  one: 'amenityCategory',
  many: 'amenityCategories',
  path: 'amenity-categories',
  owner: ofBuilding,
  param: 'categoryId',
  row: operatedAmenityCategory,
  fields: amenityCategoryFields,
  summaries: {
    list: 'The categories of amenities in a building, in their order',
    order: 'Put the categories of amenities in another order',
    create: 'Add a category of amenities, as the last one',
    read: 'A category of amenities',
    update: 'Rename a category of amenities',
    remove: 'Remove a category with its amenities',
  },
})

export const amenities = orderedRecord({
  one: 'amenity',
  many: 'amenities',
  path: 'amenities',
  owner: amenityCategories.itself,
  param: 'amenityId',
  row: operatedAmenity,
  fields: amenityFields,
  /** Another category of its building. */
  changes: { category_uuid: v.optional(uuid) },
  summaries: {
    list: 'The amenities of a category, in their order',
    order: 'Put the amenities of a category in another order',
    create: 'Add an amenity to a category, as the last one',
    read: 'An amenity',
    update:
      'Change some of the fields of an amenity, or move it to another category of its building',
    remove: 'Remove an amenity',
  },
})
