import * as v from 'valibot'
import { endpoint } from './endpoint'
import { listQuery, moment, number, page, text, uuid } from './values'

/** Kinds of transactions, as in `type`. */
export const transactionType = v.picklist(['event_post', 'resource_booking', 'service_booking'])
export type TransactionType = v.InferOutput<typeof transactionType>

export const formResponse = v.object({ question: v.string(), answer: text, type: text })

const eventPostTransaction = v.object({
  uuid,
  type: v.literal('event_post'),
  currency_type: text,
  timezone: text,
  /** The building of the event; without it, its page opens in the current building. */
  building_uuid: v.nullish(uuid),
  content: v.object({
    uuid,
    /** The language of its texts. */
    lang: text,
    title: v.string(),
    subtitle: text,
    image_url: text,
    status: text,
    start_at: moment,
    end_at: moment,
    /** When it was to start before it was moved; absent if it was not. */
    moved_from: moment,
    price: number,
  }),
})

/** Statuses are free text: an unknown one must not break a list. Prices are decimals. */
export const resourceBooking = v.object({
  uuid,
  type: v.literal('resource_booking'),
  currency_type: text,
  /** The building's time zone, in which times are shown. */
  timezone: text,
  total_price: number,
  details: text,
  name: text,
  status: v.string(),
  start_at: moment,
  end_at: moment,
  cancellation_window_end_minutes: number,
  form_responses: v.nullish(v.array(formResponse)),
  /** When a manager decided, and why they denied it. */
  decided_at: moment,
  decision_reason: text,
  /** When it was cancelled, and by whom, as a display name. */
  cancelled_at: moment,
  cancelled_by: text,
  owner: v.object({ owner_type: v.string(), owner_uuid: uuid }),
  content: v.object({
    /** `lang` is the language of its name, and of `details`. */
    resource: v.object({ uuid, lang: text, name: v.string(), image_url: text }),
  }),
})

/** `price` is in cents. */
const serviceBooking = v.object({
  uuid,
  type: v.literal('service_booking'),
  currency_type: text,
  timezone: text,
  status: text,
  start_at: moment,
  content: v.object({
    service: v.object({ provider_name: v.string(), logo_url: text, price: v.number() }),
  }),
})

export const transaction = v.variant('type', [
  eventPostTransaction,
  resourceBooking,
  serviceBooking,
])

export const transactions = endpoint({
  method: 'GET',
  path: '/tenant/v1/users/current/transactions',
  access: 'user',
  summary: 'Events, resource bookings and service orders of the signed-in user',
  query: v.object({
    ...listQuery,
    orderByProperty: v.optional(v.picklist(['name', 'start_at'])),
    /**
     * Only one kind, and only upcoming or past transactions. A back end without these parameters
     * returns all.
     */
    type: v.optional(transactionType),
    period: v.optional(v.picklist(['upcoming', 'past'])),
  }),
  reply: page(transaction),
  errors: [],
})

export type Transaction = v.InferOutput<typeof transaction>
export type ResourceBooking = v.InferOutput<typeof resourceBooking>
