import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { envelope, instant, locale, moment, uuid } from './values'

/** The part of an item that its pass shows, and what its link needs. */
const passContent = v.pick(contentItem, [
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
  'formatted_address',
  'directions',
  'virtual_url',
  'navigation_command',
  'cancelled_at',
  'moved_from',
])

/** Who has a pass. */
export const holder = v.object({ first_name: v.string(), last_name: v.string() })

/** One RSVP or one claim of the caller. `code` is valid only for it: `7K3M-Q2WD-9XTA-4HBN`. */
export const pass = v.object({
  code: v.string(),
  kind: v.picklist(['rsvp', 'claim']),
  content: passContent,
  holder,
  claimed_at: instant,
  used_at: moment,
})

export const passes = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/passes',
  access: 'user',
  summary: 'The caller’s valid passes in a building, soonest first',
  params: v.object({ buildingId: uuid }),
  query: v.object({ lang: v.optional(locale) }),
  reply: envelope(v.array(pass)),
  errors: [],
})

export type Pass = v.InferOutput<typeof pass>
