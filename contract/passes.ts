import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { envelope, flag, instant, locale, moment, text, uuid } from './values'

/** What of an item its pass says, and what leads there. */
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
])

const holder = v.object({ first_name: v.string(), last_name: v.string() })

/** One place or one claim of the reader's. `code` is good for it alone: `7K3M-Q2WD-9XTA-4HBN`. */
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
  summary: "The reader's own passes in a building that are not over, the next one first",
  params: v.object({ buildingId: uuid }),
  query: v.object({ lang: v.optional(locale) }),
  reply: envelope(v.array(pass)),
  errors: [],
})

/**
 * `over`: the event has ended, or the deal is shown no more; the day of the visit is past. `early`: that day is still to come.
 * Nothing is told of an unknown code.
 */
export const passStatus = v.picklist(['valid', 'used', 'cancelled', 'early', 'over', 'unknown'])

/** Of a visitor there are also their company, who expects them, and a note for the desk. */
export const passCheck = v.object({
  status: passStatus,
  kind: v.nullish(v.picklist(['rsvp', 'claim', 'visitor'])),
  title: text,
  start_at: moment,
  timezone: text,
  holder: v.nullish(holder),
  company: text,
  host: text,
  note: text,
  used_at: moment,
})

/** With `use`, a valid pass is marked as used: of several who do so at once, one is answered `valid`. */
export const checkPass = endpoint({
  method: 'POST',
  path: '/portico/v1/buildings/:buildingId/passes/check',
  access: 'user',
  summary: 'Whether a code is that of a pass or of a visitor in this building; for its managers',
  params: v.object({ buildingId: uuid }),
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), use: flag }),
  reply: envelope(passCheck),
  errors: [],
})

export type Pass = v.InferOutput<typeof pass>
export type PassCheck = v.InferOutput<typeof passCheck>
