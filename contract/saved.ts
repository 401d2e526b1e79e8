import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { envelope, instant, locale, uuid } from './values'

/**
 * `on_display`: whether its page can still be opened. Items that were removed from the building
 * altogether are not listed.
 */
export const savedItem = v.object({
  content: contentItem,
  saved_at: instant,
  on_display: v.boolean(),
})

const inBuilding = { buildingId: uuid }

export const savedItems = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/saved',
  access: 'user',
  summary: 'The caller’s saved items in a building, latest first',
  params: v.object(inBuilding),
  query: v.object({ lang: v.optional(locale) }),
  reply: envelope(v.array(savedItem)),
  errors: [],
})

const savedParams = v.object({ ...inBuilding, contentId: uuid })
const saved = envelope(v.object({ saved: v.boolean() }))

/** Idempotent. */
export const saveItem = endpoint({
  method: 'PUT',
  path: '/portico/v1/buildings/:buildingId/saved/:contentId',
  access: 'user',
  summary: 'Save an item that is on display',
  params: savedParams,
  reply: saved,
  errors: [],
})

/** Idempotent; also accepts items that were never saved or are no longer published. */
export const unsaveItem = endpoint({
  method: 'DELETE',
  path: '/portico/v1/buildings/:buildingId/saved/:contentId',
  access: 'user',
  summary: 'Remove a saved item',
  params: savedParams,
  reply: saved,
  errors: [],
})

export type SavedItem = v.InferOutput<typeof savedItem>
