import * as v from 'valibot'
import { contentItem, utilityButton } from './content'
import { amenity, companySummary } from './directory'
import { endpoint } from './endpoint'
import { envelope, locale, text, uuid } from './values'

/** The part of an item that its search result shows, and what its link needs. */
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

/** The part of a `resource` that its search result shows; declared here, so that home does not load the rest. */
const foundSpace = v.object({ uuid, lang: text, name: v.string(), details: text, image_url: text })

export const searchResult = v.variant('kind', [
  v.object({ kind: v.literal('content'), content: foundContent }),
  v.object({ kind: v.literal('amenity'), amenity, category_name: text }),
  v.object({ kind: v.literal('space'), space: foundSpace }),
  v.object({ kind: v.literal('company'), company: companySummary }),
  v.object({ kind: v.literal('utility'), utility: utilityButton }),
])

/** Results of one kind, best first. `total` also counts those that are not included. */
export const searchGroup = v.object({
  kind: v.picklist(['content', 'amenity', 'space', 'company', 'utility']),
  total: v.number(),
  results: v.array(searchResult),
})

/** Longer than any name in a building; a longer query is refused, not truncated. */
export const searchLength = 100

/** Groups with a title that matches the query come first. */
export const searchBuilding = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/search',
  access: 'user',
  kiosk: true,
  summary: 'Search the content, amenities, spaces, companies and utilities of a building',
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
