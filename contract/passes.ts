import * as v from 'valibot'
import { contentItem } from './content'
import { endpoint } from './endpoint'
import { envelope, flag, instant, locale, moment, text, uuid } from './values'

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
])

const holder = v.object({ first_name: v.string(), last_name: v.string() })

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

/**
 * `over`: the event has ended, the deal is no longer published, or the day of the visit has passed.
 * `early`: that day is in the future. The reply contains nothing else about an unknown code.
 */
export const passStatus = v.picklist(['valid', 'used', 'cancelled', 'early', 'over', 'unknown'])

/** For a visitor, it also has their company, their host, and a note for the desk. */
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

/**
 * With `use`, a valid pass is marked as used; of several concurrent calls, only one receives
 * `valid`.
 */
export const checkPass = endpoint({
  method: 'POST',
  path: '/portico/v1/buildings/:buildingId/passes/check',
  access: 'user',
  summary: 'Check the code of a pass or a visitor in this building; for its managers',
  params: v.object({ buildingId: uuid }),
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)), use: flag }),
  reply: envelope(passCheck),
  errors: [],
})

export type Pass = v.InferOutput<typeof pass>
export type PassCheck = v.InferOutput<typeof passCheck>
