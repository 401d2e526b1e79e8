import type { PaymentMethod } from '@contract/payments'

/** Lists of an account and a building, for tests that need rows in all of them. */
export const card: PaymentMethod = {
  id: 'c1',
  card_last_four: '1111',
  card_brand: 'visa',
  payment_token: 'token',
  card_month: 8,
  card_year: 2029,
}

export const session = {
  uuid: '00000000-0000-4000-8000-0000000000c1',
  browser: 'Firefox',
  system: 'Windows',
  device: 'desktop' as const,
  started_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-23T09:00:00Z',
  current: true,
}

export const request = {
  id: '1',
  category: 'heating',
  subject: 'A lamp',
  description: 'It flickers',
  attachments: [],
  status: 'Pending',
  created_at: '2026-11-23T10:00:00Z',
}

export const notice = {
  uuid: '00000000-0000-4000-8000-0000000000f1',
  event: 'bookingApproved',
  kind: 'mine' as const,
  subject_uuid: '00000000-0000-4000-8000-0000000000f2',
  name: 'Forum',
  quote: null,
  start_at: '2026-11-24T10:00:00Z',
  created_at: '2026-11-23T10:00:00Z',
  read_at: null,
}
