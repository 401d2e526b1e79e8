import * as v from 'valibot'
import { endpoint } from './endpoint'
import { limit, locale, offset, page, text, uuid } from './values'

/** `lang` is that of a translation; absent for texts in the building's own language. So it is of a category. */
export const amenity = v.object({
  amenity_uuid: uuid,
  lang: text,
  amenity_name: v.string(),
  description: text,
  image_url: text,
  image_alt_text: text,
  floor: text,
  hours: text,
  capacity: text,
})

export const amenityCategory = v.object({
  id: v.number(),
  category_uuid: uuid,
  lang: text,
  category_name: v.string(),
  amenities: v.array(amenity),
})

/** What is shown of a company beside others. */
export const companySummary = v.object({
  uuid,
  name: v.string(),
  logo_url: text,
  description: text,
  url: text,
})

export const amenitiesByCategory = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/amenitiesByCategory',
  access: 'user',
  kiosk: true,
  summary: 'Amenities grouped by category',
  params: v.object({ buildingId: uuid }),
  query: v.object({ limit, offset, lang: v.optional(locale) }),
  reply: page(amenityCategory),
  errors: [],
})

export type Amenity = v.InferOutput<typeof amenity>
export type AmenityCategory = v.InferOutput<typeof amenityCategory>
