import type { ResourceBooking, Transaction } from '@contract/transactions'

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** A booking of a room, three days ahead, for 72 dollars; options override its fields. */
export function bookingOf(at: number, given: Partial<ResourceBooking> = {}): ResourceBooking {
  return {
    uuid: uuid(at),
    type: 'resource_booking',
    currency_type: 'USD',
    timezone: 'America/New_York',
    total_price: 72,
    details: null,
    name: 'Quarterly review',
    status: 'confirmed',
    start_at: '2126-11-30T15:00:00Z',
    end_at: '2126-11-30T17:00:00Z',
    cancellation_window_end_minutes: 120,
    form_responses: [
      { question: 'How many people will come?', answer: '1200', type: 'number' },
      { question: 'Catering?', answer: 'true', type: 'boolean' },
      { question: 'What is the occasion?', answer: 'A review', type: 'text' },
      { question: 'Anything else?', answer: null, type: 'text' },
    ],
    decided_at: null,
    decision_reason: null,
    cancelled_at: null,
    cancelled_by: null,
    owner: { owner_type: 'building', owner_uuid: uuid(2) },
    content: { resource: { uuid: uuid(90), name: `Room ${at}`, image_url: null } },
    ...given,
  }
}

export const eventOf = (at: number): Extract<Transaction, { type: 'event_post' }> => ({
  uuid: uuid(at),
  type: 'event_post',
  currency_type: 'USD',
  timezone: 'America/New_York',
  content: {
    uuid: uuid(at),
    title: `Event ${at}`,
    subtitle: 'On the roof',
    image_url: null,
    status: 'confirmed',
    start_at: '2126-11-30T15:00:00Z',
    end_at: '2126-11-30T17:00:00Z',
    price: 12.5,
  },
})

export const serviceOf = (
  at: number,
  cents = 2150,
): Extract<Transaction, { type: 'service_booking' }> => ({
  uuid: uuid(at),
  type: 'service_booking',
  currency_type: 'USD',
  timezone: null,
  status: 'pending',
  start_at: '2126-11-30T15:00:00Z',
  content: { service: { provider_name: `Service ${at}`, logo_url: null, price: cents } },
})
