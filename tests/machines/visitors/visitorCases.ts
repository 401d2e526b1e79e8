import type { Visitor } from '@contract/visitors'

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** A visitor who is expected; options override the fields. */
export const visitorOf = (at: number, given: Partial<Visitor> = {}): Visitor => ({
  uuid: uuid(at),
  first_name: 'Grace',
  last_name: `Visitor ${at}`,
  email: 'grace@guest.test',
  company: 'Guests Ltd',
  host_name: 'Ada Test',
  note: null,
  expected_at: '2126-11-25T15:00:00Z',
  timezone: 'America/New_York',
  status: 'expected',
  code: '7K3M-Q2WD-9XTA-4HBN',
  checked_in_at: null,
  left_at: null,
  ...given,
})
