import { endpoint } from '@contract/endpoint'
import { email, envelope, instant, nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { listOf, listQuery } from './lists'

const named = v.object({ uuid, name: v.string() })
const path = '/portico/v1/operate/contents/:contentId' as const
const params = v.object({ contentId: uuid })
const itself = '/portico/v1/operate/attendees/:attendeeId' as const
const ofOne = v.object({ attendeeId: uuid })

/** One place at an event, or one claim of a deal. A tenant with several claims is listed with each. */
export const attendee = v.object({
  uuid,
  person: v.object({ uuid, name: v.string(), email: v.string() }),
  company: v.nullable(named),
  taken_at: instant,
  /** When the pass was used; null until then. */
  came_at: v.nullable(instant),
  timezone: v.string(),
})
export type Attendee = v.InferOutput<typeof attendee>

export const attendees = endpoint({
  method: 'GET',
  path: `${path}/attendees`,
  access: 'user',
  operate: 'attendees.read',
  summary: 'Those who attend an event or have claimed a deal',
  params,
  query: listQuery(['name', 'taken_at', 'came_at'], {
    company: v.optional(uuid),
    /** Whether their pass was used. */
    came: v.optional(v.picklist(['yes', 'no'])),
  }),
  reply: listOf(attendee),
  errors: [],
})

/** How many take part in an item, and which companies they are from. */
export const attendance = v.object({
  title: v.string(),
  action: v.picklist(['rsvp', 'claim', 'none']),
  start_at: v.nullable(instant),
  end_at: v.nullable(instant),
  timezone: v.string(),
  taken: v.number(),
  came: v.number(),
  /** Null for any number. */
  capacity: v.nullable(v.number()),
  /** Whether a tenant could take part now, if something is left. */
  is_open: v.boolean(),
  companies: v.array(named),
})
export type Attendance = v.InferOutput<typeof attendance>

export const readAttendance = endpoint({
  method: 'GET',
  path: `${path}/attendance`,
  access: 'user',
  operate: 'attendees.read',
  summary: 'How many take part in an event or a deal, and how many came',
  params,
  reply: envelope(attendance),
  errors: [],
})

export const addAttendee = endpoint({
  method: 'POST',
  path: `${path}/attendees`,
  access: 'user',
  operate: 'attendees.edit',
  summary:
    'Add a person of the building, within the limits that tenants have. The person gets a mail',
  params,
  body: v.object({ email }),
  reply: envelope(attendee),
  status: 201,
  errors: [
    'account_unknown',
    'event_full',
    'event_over',
    'event_not_open',
    'offer_not_available',
    'claims_limit_reached',
  ],
})

export const removeAttendee = endpoint({
  method: 'POST',
  path: `${itself}/removal`,
  access: 'user',
  operate: 'attendees.edit',
  summary: 'Give the place or the claim of a person back. The person gets the reason by mail',
  params: ofOne,
  body: v.object({ reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  reply: nothing,
  errors: [],
})

export const admitAttendee = endpoint({
  method: 'PUT',
  path: `${itself}/check-in`,
  access: 'user',
  operate: 'attendees.admit',
  summary: 'Check a person in: their pass is used. Again, it changes nothing',
  params: ofOne,
  reply: envelope(attendee),
  errors: ['event_over', 'event_not_open'],
})
