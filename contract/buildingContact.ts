import * as v from 'valibot'
import { endpoint } from './endpoint'
import { openingHours } from './hours'
import { envelope, uuid } from './values'

/** How to reach the people of a building, and where to meet in an emergency. */
export const buildingContact = v.object({
  /** Of the front desk. */
  phone: v.nullable(v.string()),
  security_phone: v.nullable(v.string()),
  meeting_point: v.nullable(v.string()),
  opening_hours: openingHours,
})
export type BuildingContact = v.InferOutput<typeof buildingContact>

export const contactOfBuilding = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/contact',
  access: 'user',
  kiosk: true,
  summary: 'Numbers, meeting point and opening hours of a building',
  params: v.object({ buildingId: uuid }),
  reply: envelope(buildingContact),
  errors: [],
})
