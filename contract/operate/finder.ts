import { endpoint } from '@contract/endpoint'
import { uuid } from '@contract/values'
import * as v from 'valibot'
import type { RecordKind } from './audit'

/** The kinds that a search finds, in the order of its results. */
export const foundKinds = [
  'building',
  'person',
  'company',
  'content',
  'resource',
  'amenityCategory',
  'amenity',
  'utility',
  'floor',
  'suite',
  'miniApp',
  'kiosk',
] as const satisfies readonly RecordKind[]
export type FoundKind = (typeof foundKinds)[number]

/** A search returns at most this many records of a kind. */
export const maxFoundPerKind = 5
/** Characters of a search. */
export const maxFindLength = 200

export const foundRecord = v.object({
  kind: v.picklist(foundKinds),
  uuid,
  name: v.string(),
  /** The address of a person, the place of a building. */
  detail: v.nullable(v.string()),
  /** Where a record of a building belongs. */
  building: v.nullable(v.object({ uuid, name: v.string() })),
  /** The category of an amenity, the floor of a suite. */
  parent: v.nullable(uuid),
})
export type FoundRecord = v.InferOutput<typeof foundRecord>

export const find = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/find',
  access: 'user',
  operate: 'any',
  summary:
    'Buildings, people, companies and records by their names, as far as the caller’s roles reach',
  query: v.object({
    search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxFindLength)),
  }),
  reply: v.object({ data: v.array(foundRecord) }),
  errors: [],
})
