import * as v from 'valibot'
import { endpoint } from './endpoint'
import { holder } from './passes'
import { envelope, flag, moment, text, uuid } from './values'

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

export type PassCheck = v.InferOutput<typeof passCheck>
