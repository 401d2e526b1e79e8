import * as v from 'valibot'
import { endpoint } from './endpoint'
import { openingHours } from './hours'
import {
  commaSeparated,
  envelope,
  limit,
  listQuery,
  locale,
  offset,
  page,
  text,
  uuid,
} from './values'

export const amenity = v.object({
  amenity_uuid: uuid,
  amenity_name: v.string(),
  description: text,
  image_url: text,
  image_alt_text: text,
})

export const amenityCategory = v.object({
  id: v.number(),
  category_uuid: uuid,
  category_name: v.string(),
  amenities: v.array(amenity),
})

/** Where in a building a company is, and when it is open there. */
export const premises = v.object({
  building_uuid: uuid,
  /** As its sign reads: `18–21`, `Ground floor`. */
  floor: text,
  opening_hours: openingHours,
})

export const company = v.object({
  uuid,
  name: v.string(),
  logo_url: text,
  description: text,
  url: text,
  /** In the buildings that are open to the caller; in a directory, in its building alone. */
  premises: v.array(premises),
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

export const companies = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId/companies',
  access: 'user',
  kiosk: true,
  summary: 'The company directory of a building',
  params: v.object({ buildingId: uuid }),
  query: v.object({ ...listQuery, company_types: v.optional(commaSeparated) }),
  reply: page(company),
  errors: [],
})

export const companyById = endpoint({
  method: 'GET',
  path: '/tenant/v1/companies/:companyUuid',
  access: 'user',
  kiosk: true,
  summary: 'One company',
  params: v.object({ companyUuid: uuid }),
  reply: envelope(company),
  errors: [],
})

export type Amenity = v.InferOutput<typeof amenity>
export type AmenityCategory = v.InferOutput<typeof amenityCategory>
export type Premises = v.InferOutput<typeof premises>
export type Company = v.InferOutput<typeof company>
