import * as v from 'valibot'
import { endpoint } from './endpoint'
import { formResponse, resourceBooking } from './transactions'
import { day, envelope, instant, limit, locale, number, offset, page, text, uuid } from './values'

/** A question of the form of a booking. */
export const question = v.object({
  question: v.string(),
  type: v.picklist(['text', 'number', 'choice']),
  required: v.boolean(),
  choices: v.nullish(v.array(v.string())),
})

/**
 * A resource that is booked by the slot: a room, a court, a desk. Prices are decimals, per slot.
 */
export const resource = v.object({
  uuid,
  /** The language of a translation; absent for texts in the building's own. */
  lang: text,
  name: v.string(),
  details: text,
  image_url: text,
  image_alt_text: text,
  needs_approval: v.boolean(),
  slot_minutes: v.number(),
  most_slots: v.number(),
  /** How many days ahead a booking may start; 0 closes the resource. */
  days_ahead: v.number(),
  price: number,
  currency_type: text,
  cancellation_window_end_minutes: number,
  questions: v.array(question),
})

export const resources = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/resources',
  access: 'user',
  app: 'bookings',
  summary: 'The resources of a building',
  params: v.object({ buildingId: uuid }),
  query: v.object({ lang: v.optional(locale), limit, offset }),
  reply: page(resource),
  errors: [],
})

export const resourceById = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/resources/:resourceUuid',
  access: 'user',
  app: 'bookings',
  summary: 'One resource of a building',
  params: v.object({ buildingId: uuid, resourceUuid: uuid }),
  query: v.object({ lang: v.optional(locale) }),
  reply: envelope(resource),
  errors: [],
})

export const resourceAvailability = endpoint({
  method: 'GET',
  path: '/portico/v1/resources/:resourceUuid/availability',
  access: 'user',
  app: 'bookings',
  summary: 'The slots of one day, in the time zone of the building',
  params: v.object({ resourceUuid: uuid }),
  query: v.object({ date: day }),
  reply: envelope(
    v.object({
      timezone: v.string(),
      slots: v.array(
        v.object({
          start_at: instant,
          end_at: instant,
          is_free: v.boolean(),
          /**
           * `own`: booked by the caller. `blocked`: the building does not offer it, or not yet.
           */
          state: v.picklist(['free', 'past', 'own', 'taken', 'blocked']),
        }),
      ),
    }),
  ),
  errors: [],
})

export const bookResource = endpoint({
  method: 'POST',
  path: '/portico/v1/resources/:resourceUuid/bookings',
  access: 'user',
  app: 'bookings',
  summary: 'Book a resource for one or more slots',
  params: v.object({ resourceUuid: uuid }),
  body: v.object({
    start_at: instant,
    slots: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
    name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
    form_responses: v.optional(
      v.pipe(
        v.array(
          v.object({
            question: v.pipe(v.string(), v.maxLength(500)),
            answer: v.pipe(v.string(), v.maxLength(2000)),
          }),
        ),
        v.maxLength(50),
      ),
    ),
  }),
  reply: envelope(resourceBooking),
  status: 201,
  errors: ['slot_taken', 'slot_not_available', 'too_many_bookings', 'answer_missing'],
})

/** A booking that waits for a decision, as managers see it. */
const pendingBooking = v.object({
  uuid,
  resource: v.object({ uuid, lang: text, name: v.string(), image_url: text }),
  name: text,
  requested_by: v.object({ name: v.string(), email: v.string(), company: text }),
  start_at: instant,
  end_at: instant,
  created_at: instant,
  total_price: number,
  currency_type: text,
  form_responses: v.array(formResponse),
  /** The reason, if a denial blocks the slot. */
  decision_reason: text,
})

const inBuilding = v.object({ buildingId: uuid })

export const bookingApprovals = endpoint({
  method: 'GET',
  path: '/portico/v1/buildings/:buildingId/booking-approvals',
  access: 'user',
  summary: 'The bookings of a building that need a decision, earliest first',
  params: inBuilding,
  query: v.object({
    lang: v.optional(locale),
    /** `blocked` lists denied bookings whose slot is still blocked, instead of waiting ones. */
    state: v.optional(v.picklist(['waiting', 'blocked'])),
    limit,
    offset,
  }),
  reply: page(pendingBooking),
  errors: [],
})

const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)))
const oneBooking = v.object({ buildingId: uuid, bookingUuid: uuid })

/**
 * `denied_unavailable`: the resource is not available at that time, and its slot stays blocked for
 * all users. `denied_available`: denied for another reason, and the slot is free again; it also
 * reverts the first.
 */
export const decideBooking = endpoint({
  method: 'PUT',
  path: '/portico/v1/buildings/:buildingId/booking-approvals/:bookingUuid',
  access: 'user',
  summary: 'Approve or deny a booking',
  params: oneBooking,
  body: v.object({
    status: v.picklist(['accepted', 'denied_available', 'denied_unavailable']),
    reason,
  }),
  reply: envelope(v.object({ uuid, status: v.string() })),
  errors: ['booking_decided'],
})

/**
 * For managers who decide about the building's bookings; a tenant cancels with `cancelMyBooking`.
 */
export const cancelBookingOf = endpoint({
  method: 'PUT',
  path: '/portico/v1/buildings/:buildingId/bookings/:bookingUuid/cancellation',
  access: 'user',
  summary: 'Cancel a booking on behalf of the building or the vendor',
  params: oneBooking,
  body: v.object({ on_behalf_of: v.picklist(['building', 'vendor']), reason }),
  reply: envelope(v.object({ uuid, status: v.string() })),
  errors: ['booking_not_cancellable'],
})

export type Question = v.InferOutput<typeof question>
export type Resource = v.InferOutput<typeof resource>
export type Availability = v.InferOutput<typeof resourceAvailability.reply>['data']
export type Slot = Availability['slots'][number]
export type PendingBooking = v.InferOutput<typeof pendingBooking>
export type Decision = 'accepted' | 'denied_available' | 'denied_unavailable'
