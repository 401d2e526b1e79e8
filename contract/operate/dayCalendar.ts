import { endpoint } from '@contract/endpoint'
import { day, envelope, instant, text, uuid } from '@contract/values'
import * as v from 'valibot'
import { operatedBooking } from './frontDesk'
import { listOf } from './lists'

const params = v.object({ buildingId: uuid })
const path = '/portico/v1/operate/buildings/:buildingId'
const span = { start_at: instant, end_at: instant }
const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)))

/** A booking that takes time of a resource: it stands, it waits, or its denial still blocks the time. */
export const calendarBooking = v.object({
  ...operatedBooking.entries,
  /** Raised by every move. A move sends the one that it is based on; another one is refused as `version_conflict`. */
  sequence: v.number(),
})
export type CalendarBooking = v.InferOutput<typeof calendarBooking>

export const closure = v.object({ uuid, resource_uuid: uuid, ...span, reason: v.string() })
export type Closure = v.InferOutput<typeof closure>

export const calendarResource = v.object({
  uuid,
  name: v.string(),
  slot_minutes: v.number(),
  /** Its slots on this day; none if it is closed all day. */
  slots: v.array(v.object(span)),
})
export type CalendarResource = v.InferOutput<typeof calendarResource>

/** The resources of a building on one day by its clock, with all that takes their time. */
export const dayCalendar = v.object({
  building: v.object({ uuid, name: v.string(), timezone: v.string() }),
  date: day,
  today: day,
  /** By the server's clock: what lies before can no longer be booked. */
  now: instant,
  /** The day's midnights: 23, 24 or 25 hours apart. */
  ...span,
  resources: v.array(calendarResource),
  bookings: v.array(calendarBooking),
  closures: v.array(closure),
})
export type DayCalendar = v.InferOutput<typeof dayCalendar>

export const readDayCalendar = endpoint({
  method: 'GET',
  path: `${path}/calendar`,
  access: 'user',
  operate: 'bookings.read',
  summary: 'The resources of a building on one day, today unless named, with bookings and closures',
  params,
  query: v.object({ date: v.optional(day) }),
  reply: envelope(dayCalendar),
  errors: [],
})

/** `deny` frees the time and `block` keeps it from others; `free` takes such a block back. */
export const bookingActions = ['approve', 'deny', 'block', 'free', 'cancel'] as const
export type BookingAction = (typeof bookingActions)[number]

const bookingParams = v.object({ buildingId: uuid, bookingId: uuid })

export const stepOperatedBooking = endpoint({
  method: 'POST',
  path: `${path}/bookings/:bookingId/steps`,
  access: 'user',
  operate: 'bookings.edit',
  summary: 'Approve, deny or cancel a booking. Its user gets a mail',
  params: bookingParams,
  body: v.object({ action: v.picklist(bookingActions), reason }),
  reply: envelope(calendarBooking),
  errors: ['booking_decided', 'booking_not_cancellable'],
})

export const moveBooking = endpoint({
  method: 'POST',
  path: `${path}/bookings/:bookingId/moves`,
  access: 'user',
  operate: 'bookings.edit',
  summary:
    'Move a booking to another time or resource, for as long as it was. Its user gets a mail',
  params: bookingParams,
  body: v.object({ sequence: v.number(), resource_uuid: uuid, start_at: instant, reason }),
  reply: envelope(calendarBooking),
  errors: ['booking_decided', 'slot_taken', 'slot_not_available', 'version_conflict'],
})

export const bookForPerson = endpoint({
  method: 'POST',
  path: `${path}/bookings`,
  access: 'user',
  operate: 'bookings.edit',
  summary: 'Book a resource for a person of the building, who gets a mail. It needs no approval',
  params,
  body: v.object({
    resource_uuid: uuid,
    person_uuid: uuid,
    start_at: instant,
    slots: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(96)),
    name: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  }),
  reply: envelope(calendarBooking),
  status: 201,
  errors: ['slot_taken', 'slot_not_available'],
})

/** A day and hour by the building's clock: `2026-11-23T09:30`. */
const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  v.check(
    (at) => v.is(day, at.slice(0, 10)) && v.is(v.pipe(v.string(), v.isoTime()), at.slice(11)),
  ),
)

export const bookingsInside = endpoint({
  method: 'GET',
  path: `${path}/closures/bookings`,
  access: 'user',
  operate: 'bookings.read',
  summary: 'What is booked in the time that a closure would take; at most a hundred',
  params,
  query: v.object({ resource: uuid, from: localTime, until: localTime }),
  reply: listOf(calendarBooking),
  errors: [],
})

export const closeResource = endpoint({
  method: 'POST',
  path: `${path}/closures`,
  access: 'user',
  operate: 'bookings.edit',
  summary:
    'Close a resource for some time. Each booking inside is cancelled or left, as the body says; one that it does not name is refused as `resource_in_use`',
  params,
  body: v.object({
    resource_uuid: uuid,
    from: localTime,
    until: localTime,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    cancel: v.pipe(v.array(uuid), v.maxLength(100)),
    leave: v.pipe(v.array(uuid), v.maxLength(100)),
  }),
  reply: envelope(closure),
  status: 201,
  errors: ['resource_in_use'],
})

export const reopenResource = endpoint({
  method: 'DELETE',
  path: `${path}/closures/:closureId`,
  access: 'user',
  operate: 'bookings.edit',
  summary: 'End a closure',
  params: v.object({ buildingId: uuid, closureId: uuid }),
  reply: envelope(v.object({ uuid, reason: text })),
  errors: [],
})
