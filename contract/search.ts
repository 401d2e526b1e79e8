import * as v from 'valibot'
import { contentItem, utilityButton } from './content'
import { amenity, company } from './directory'
import { endpoint } from './endpoint'
import { envelope, locale, text, uuid } from './values'

/** What of an item its line in a list of results shows, and what its link needs. */
export const foundContent = v.pick(contentItem, [
  'uuid',
  'lang',
  'type',
  'title',
  'subtitle',
  'image_url',
  'image_alt_text',
  'start_at',
  'end_at',
  'timezone',
  'display_calendar_icon',
  'navigation_command',
])

export const searchResult = v.variant('kind', [
  v.object({ kind: v.literal('content'), content: foundContent }),
  v.object({ kind: v.literal('amenity'), amenity, category_name: text }),
  v.object({ kind: v.literal('company'), company }),
  v.object({ kind: v.literal('utility'), utility: utilityButton }),
])

/** What was found of one kind, the best first. `total` counts those that are not sent, too. */
export const searchGroup = v.object({
  kind: v.picklist(['content', 'amenity', 'company', 'utility']),
  total: v.number(),
  results: v.array(searchResult),
})

/** Longer than any name in a building; what is longer is refused, and not cut. */
export const searchLength = 100

/** The groups that hold a title with the words come first. */
export const searchBuilding = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/search',
  access: 'user',
  kiosk: true,
  summary: 'What is on, amenities, companies and utilities of a building that match some words',
  params: v.object({ buildingId: uuid }),
  query: v.object({
    q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchLength)),
    lang: v.optional(locale),
  }),
  reply: envelope(v.object({ groups: v.array(searchGroup) })),
  errors: [],
})

export type FoundContent = v.InferOutput<typeof foundContent>
export type SearchResult = v.InferOutput<typeof searchResult>
export type SearchGroup = v.InferOutput<typeof searchGroup>
export type SearchKind = SearchGroup['kind']
