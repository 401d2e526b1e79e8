import type { Resource, Slot } from '@contract/bookings'
import type { DaySlots } from '@machines/bookings/reserve/context'

/** A space with a question about the guests, at 18 dollars the half hour. */
export const space: Resource = {
  uuid: '00000000-0000-4000-8000-000000000090',
  name: 'Harbor room',
  details: 'Seats twelve.',
  image_url: null,
  needs_approval: false,
  slot_minutes: 30,
  most_slots: 3,
  days_ahead: 10,
  price: 18,
  currency_type: 'USD',
  cancellation_window_end_minutes: 120,
  questions: [{ question: 'How many people will come?', type: 'number', required: true }],
}

const startMs = Date.parse('2126-11-25T14:00:00Z')
const halfHourMs = 1_800_000

/** Half hours from 9 o'clock in New York on, in these states. */
export const slotsIn = (...states: Slot['state'][]): Slot[] =>
  states.map((state, at) => ({
    start_at: new Date(startMs + at * halfHourMs).toISOString(),
    end_at: new Date(startMs + (at + 1) * halfHourMs).toISOString(),
    is_free: state === 'free',
    state,
  }))

export const startOfSlot = (at: number): string => new Date(startMs + at * halfHourMs).toISOString()

/** The slots of a day, as they are a quarter of an hour before the first one. */
export const daySlots = (...states: Slot['state'][]): DaySlots => ({
  timezone: 'America/New_York',
  slots: slotsIn(...states),
  readAt: startMs - halfHourMs / 2,
})
