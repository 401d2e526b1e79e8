import { endpoint } from '@contract/endpoint'
import { envelope, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { orderBody, orderedListOf, version } from './lists'

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
}

export const operatedAmenity = v.object({
  uuid,
  version,
  building: named,
  category: named,
  ...amenityFields,
})
export type OperatedAmenity = v.InferOutput<typeof operatedAmenity>

const ofBuilding = v.object({ buildingId: uuid })
const categoriesPath = '/portico/v1/operate/buildings/:buildingId/amenity-categories'

export const operatedAmenityCategories = endpoint({
  method: 'GET',
  path: categoriesPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The categories of amenities in a building, in their order',
  params: ofBuilding,
  reply: orderedListOf(operatedAmenityCategory),
  errors: [],
})

export const orderAmenityCategories = endpoint({
  method: 'PUT',
  path: categoriesPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Put the categories of amenities in another order',
  params: ofBuilding,
  body: orderBody,
  reply: orderedListOf(operatedAmenityCategory),
  errors: ['version_conflict'],
})

export const createAmenityCategory = endpoint({
  method: 'POST',
  path: categoriesPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add a category of amenities, as the last one',
  params: ofBuilding,
  body: v.object(amenityCategoryFields),
  reply: envelope(operatedAmenityCategory),
  status: 201,
  errors: [],
})

const ofCategory = v.object({ categoryId: uuid })
const categoryPath = '/portico/v1/operate/amenity-categories/:categoryId'

export const readAmenityCategory = endpoint({
  method: 'GET',
  path: categoryPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'A category of amenities',
  params: ofCategory,
  reply: envelope(operatedAmenityCategory),
  errors: [],
})

export const updateAmenityCategory = endpoint({
  method: 'PUT',
  path: categoryPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Rename a category of amenities',
  params: ofCategory,
  body: v.object({ version, ...v.partial(v.object(amenityCategoryFields)).entries }),
  reply: envelope(operatedAmenityCategory),
  errors: ['version_conflict'],
})

export const deleteAmenityCategory = endpoint({
  method: 'DELETE',
  path: categoryPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove a category with its amenities',
  params: ofCategory,
  reply: nothing,
  errors: [],
})

export const operatedAmenities = endpoint({
  method: 'GET',
  path: `${categoryPath}/amenities`,
  access: 'user',
  operate: 'buildings.read',
  summary: 'The amenities of a category, in their order',
  params: ofCategory,
  reply: orderedListOf(operatedAmenity),
  errors: [],
})

export const orderAmenities = endpoint({
  method: 'PUT',
  path: `${categoryPath}/amenities`,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Put the amenities of a category in another order',
  params: ofCategory,
  body: orderBody,
  reply: orderedListOf(operatedAmenity),
  errors: ['version_conflict'],
})

export const createAmenity = endpoint({
  method: 'POST',
  path: `${categoryPath}/amenities`,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Add an amenity to a category, as the last one',
  params: ofCategory,
  body: v.object(amenityFields),
  reply: envelope(operatedAmenity),
  status: 201,
  errors: [],
})

const ofAmenity = v.object({ amenityId: uuid })
const amenityPath = '/portico/v1/operate/amenities/:amenityId'

export const readAmenity = endpoint({
  method: 'GET',
  path: amenityPath,
  access: 'user',
  operate: 'buildings.read',
  summary: 'An amenity',
  params: ofAmenity,
  reply: envelope(operatedAmenity),
  errors: [],
})

export const updateAmenity = endpoint({
  method: 'PUT',
  path: amenityPath,
  access: 'user',
  operate: 'buildings.edit',
  summary:
    'Change some of the fields of an amenity, or move it to another category of its building',
  params: ofAmenity,
  body: v.object({
    version,
    ...v.partial(v.object(amenityFields)).entries,
    category_uuid: v.optional(uuid),
  }),
  reply: envelope(operatedAmenity),
  errors: ['version_conflict'],
})

export const deleteAmenity = endpoint({
  method: 'DELETE',
  path: amenityPath,
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Remove an amenity',
  params: ofAmenity,
  reply: nothing,
  errors: [],
})
