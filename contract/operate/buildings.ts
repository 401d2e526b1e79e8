import { language } from '@contract/buildings'
import { endpoint } from '@contract/endpoint'
import { openingHours } from '@contract/hours'
import { envelope, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery, version } from './lists'
import { publicationFields } from './publication'

const params = v.object({ buildingId: uuid })
const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
/** Digits, and what people put between them: `+1 617 555 0100`. */
export const telephone = v.pipe(line(40), v.regex(/^\+?[\d\s().\-/]{3,}$/))
const color = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i))

/** The fields that an operator edits. */
export const buildingFields = {
  name: v.pipe(line(120), v.minLength(1)),
  address_1: v.nullable(line(200)),
  locality: v.nullable(line(200)),
  timezone: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  languages: v.pipe(v.array(language), v.minLength(1), v.maxLength(12)),
  /** In lists of buildings, and on home unless that has one of its own. */
  image_url: v.optional(v.nullable(line(2000)), null),
  /** On home. With `{daylight}` in it, a picture for each light of the day. */
  header_image_url: v.optional(v.nullable(line(2000)), null),
  primary_color: v.nullable(color),
  secondary_color: v.nullable(color),
  /** Of the front desk. */
  phone: v.optional(v.nullable(telephone), null),
  security_phone: v.optional(v.nullable(telephone), null),
  /** Where people meet in an emergency. */
  meeting_point: v.optional(v.nullable(line(300)), null),
  opening_hours: v.optional(openingHours, {}),
  /** Whether an operator approves those who sign up by themselves. */
  approves_sign_ups: v.boolean(),
}

export const operatedBuilding = v.object({
  uuid,
  version,
  ...publicationFields,
  ...buildingFields,
  image_url: v.nullable(v.string()),
  header_image_url: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  security_phone: v.nullable(v.string()),
  meeting_point: v.nullable(v.string()),
  opening_hours: openingHours,
  hosts: v.array(v.string()),
  people: v.number(),
  companies: v.number(),
})
export type OperatedBuilding = v.InferOutput<typeof operatedBuilding>

export const operatedBuildings = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/buildings',
  access: 'user',
  operate: 'buildings.read',
  summary: 'The buildings that the caller’s roles cover; the archived ones only by their state',
  query: listQuery(['name', 'publication'], {
    publication: v.optional(publicationFields.publication),
  }),
  reply: listOf(operatedBuilding),
  errors: [],
})

export const readBuilding = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/buildings/:buildingId',
  access: 'user',
  operate: 'buildings.read',
  summary: 'A building as its operators see it',
  params,
  reply: envelope(operatedBuilding),
  errors: [],
})

export const updateBuilding = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/buildings/:buildingId',
  access: 'user',
  operate: 'buildings.edit',
  summary: 'Change some of the fields of a building',
  params,
  body: v.object({ version, ...v.partial(v.object(buildingFields)).entries }),
  reply: envelope(operatedBuilding),
  errors: ['version_conflict'],
})

export const publishBuilding = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/buildings/:buildingId/publication',
  access: 'user',
  operate: 'buildings.publish',
  isSensitive: true,
  summary: 'Publish a building now or at a time, hide it at once from everyone, end or archive it',
  params,
  body: v.object({
    version,
    publication: publicationFields.publication,
    live_at: v.optional(publicationFields.live_at, null),
    end_at: v.optional(publicationFields.end_at, null),
  }),
  reply: envelope(operatedBuilding),
  errors: ['version_conflict', 'password_required'],
})
