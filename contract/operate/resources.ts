import { timeOfDay, weekdayHours } from '@contract/hours'
import { uuid } from '@contract/values'
import { currency, price, wholeNumber } from '@contract/world/fields'
import * as v from 'valibot'
import { version } from './lists'
import { ofBuilding, orderedRecord } from './records'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))
const named = v.object({ uuid, name: v.string() })

/** A question of the booking form. */
export const resourceQuestion = v.object({
  question: filled(200),
  type: v.picklist(['text', 'number', 'choice']),
  required: v.boolean(),
  /** Of a question of the type `choice`; empty for the others. */
  choices: v.pipe(v.array(filled(200)), v.maxLength(50)),
})

/** The fields of a resource; `rules/operate/resource.ts` says which of them fit together. */
export const resourceFields = {
  name: filled(200),
  details: v.nullable(line(20_000)),
  image_url: v.nullable(line(2000)),
  /** For everyone who cannot see the picture. */
  image_alt_text: v.optional(v.nullable(line(500)), null),
  needs_approval: v.boolean(),
  /** Times of day in the building's time zone; `24:00` is the end of the day. */
  opens_at: timeOfDay,
  closes_at: timeOfDay,
  /** Days of the week with other hours; null for a day when it is closed. */
  weekday_hours: v.optional(weekdayHours, {}),
  slot_minutes: wholeNumber(5, 1440),
  /** How many slots one booking can have. */
  max_slots: wholeNumber(1, 288),
  /** How many days in advance it can be booked; 0 closes it. */
  days_ahead: wholeNumber(0, 1000),
  /** For a slot; null if it is free. */
  price: v.nullable(price),
  currency_type: v.nullable(currency),
  /** Until how long before its start a booking can be cancelled. */
  cancellation_window_end_minutes: v.nullable(wholeNumber(0, 525_600)),
  questions: v.pipe(v.array(resourceQuestion), v.maxLength(20)),
}

export const operatedResource = v.object({
  uuid,
  version,
  building: named,
  /** The company that provides it; null if the building does. */
  company: v.nullable(named),
  ...resourceFields,
  /** Bookings that are not over yet and keep their time. */
  upcoming_bookings: v.number(),
})
export type OperatedResource = v.InferOutput<typeof operatedResource>

export const resources = orderedRecord({
  one: 'resource',
  many: 'resources',
  path: 'resources',
  owner: ofBuilding,
  param: 'resourceId',
  row: operatedResource,
  fields: resourceFields,
  refusals: { remove: ['resource_in_use'] },
  summaries: {
    list: 'The resources of a building, in their order',
    order: 'Put the resources in another order',
    create: 'Add a resource, as the last one',
    read: 'A resource',
    update: 'Change some of the fields of a resource; its bookings stay as they are',
    remove: 'Remove a resource that was never booked',
  },
})
