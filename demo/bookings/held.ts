import type { FormResponse, resourceBookings, serviceBookings } from '@server/db/schema'
import type { BuildingName } from '../buildings'

type Booked = {
  /** Unique, such as `harbor-room/next-week`. */
  key: string
  who: string
  resource: string
  status: (typeof resourceBookings.$inferInsert)['status']
  /** Days from today, and hours by the building's clock. */
  days: number
  from: number
  until: number
  name?: string
  totalPrice: number | null
  formResponses?: FormResponse[]
  /** The reason that a manager gave for denying or cancelling it. */
  reason?: string
}

const ada = 'ada@meridian.example'
const people = (many: number): FormResponse => ({
  question: 'How many people will come?',
  answer: String(many),
  type: 'number',
})
const occasion = (answer: string): FormResponse => ({
  question: 'What is the occasion?',
  answer,
  type: 'text',
})

/** Bookings in every possible state. */
export const demoBookings: Booked[] = [
  {
    key: 'review',
    who: ada,
    resource: 'harbor-room',
    status: 'confirmed',
    days: 3,
    from: 14,
    until: 16,
    name: 'Quarterly review',
    totalPrice: 72,
    formResponses: [
      people(9),
      { question: 'How should the chairs stand?', answer: 'Around one table', type: 'choice' },
    ],
  },
  {
    key: 'summer-party',
    who: ada,
    resource: 'roof-terrace',
    status: 'pending',
    days: 12,
    from: 17,
    until: 21,
    name: 'Team party',
    totalPrice: 480,
    formResponses: [occasion('A farewell, with a grill'), people(32)],
  },
  {
    key: 'climb-soon',
    who: ada,
    resource: 'climbing-lane',
    status: 'accepted',
    days: 1,
    from: 6,
    until: 7.5,
    totalPrice: null,
  },
  {
    key: 'deposit',
    who: ada,
    resource: 'kontorzimmer',
    status: 'pending_payment',
    days: 9,
    from: 10,
    until: 12,
    name: 'Besuch aus Boston',
    totalPrice: 49,
    formResponses: [people(4)],
  },
  {
    key: 'board-dinner',
    who: ada,
    resource: 'roof-terrace',
    status: 'denied_available',
    days: 6,
    from: 19,
    until: 22,
    name: 'Board dinner',
    totalPrice: 360,
    formResponses: [occasion('Dinner of the board'), people(14)],
    reason: 'We keep that evening for the quiet hours of the house.',
  },
  {
    key: 'double-booked',
    who: ada,
    resource: 'roof-terrace',
    status: 'denied_unavailable',
    days: 5,
    from: 12,
    until: 14,
    name: 'Lunch with a client',
    totalPrice: 240,
    formResponses: [occasion('Lunch'), people(6)],
    reason: 'The terrace is closed for new planks that week.',
  },
  {
    key: 'given-back',
    who: ada,
    resource: 'harbor-room',
    status: 'cancelled_user',
    days: 7,
    from: 9,
    until: 10,
    name: 'Interview',
    totalPrice: 36,
    formResponses: [people(3)],
  },
  {
    key: 'pipes',
    who: ada,
    resource: 'climbing-lane',
    status: 'cancelled_vendor',
    days: 2,
    from: 18,
    until: 19.5,
    totalPrice: null,
    reason: 'The ropes are being inspected.',
  },
  {
    key: 'storm',
    who: ada,
    resource: 'roof-terrace',
    status: 'cancelled',
    days: -4,
    from: 18,
    until: 20,
    name: 'After work',
    totalPrice: 240,
    formResponses: [occasion('After work'), people(20)],
    reason: 'The storm has taken two parasols.',
  },
  {
    key: 'kick-off',
    who: ada,
    resource: 'harbor-room',
    status: 'confirmed',
    days: -9,
    from: 9,
    until: 11.5,
    name: 'Kick-off',
    totalPrice: 90,
    formResponses: [people(11)],
  },
  {
    key: 'client-evening',
    who: 'noor@harbor.example',
    resource: 'fireside',
    status: 'confirmed',
    days: 8,
    from: 19,
    until: 23,
    name: 'Client evening',
    totalPrice: 180,
    formResponses: [occasion('An evening with clients')],
  },
  {
    key: 'town-hall',
    who: 'tess@leaseline.example',
    resource: 'sky-room',
    status: 'pending',
    days: 20,
    from: 15,
    until: 17,
    name: 'Town hall',
    totalPrice: 420,
    formResponses: [occasion('The whole company in one room')],
  },
]

type Ordered = Omit<
  typeof serviceBookings.$inferInsert,
  'uuid' | 'userId' | 'buildingUuid' | 'startAt'
> & {
  key: string
  who: string
  building: BuildingName
  days: number
  hour: number
}

/** Services ordered from providers; prices in cents. */
export const demoServices: Ordered[] = [
  {
    key: 'shirts',
    who: ada,
    building: 'meridian',
    providerName: 'Press & Fold, five shirts',
    logoUrl: '/pictures/company-dock-and-rye.svg',
    priceCents: 2150,
    currencyType: 'USD',
    status: 'confirmed',
    days: 2,
    hour: 9,
  },
  {
    key: 'bicycle',
    who: ada,
    building: 'meridian',
    providerName: 'Spoke Room, yearly service',
    logoUrl: null,
    priceCents: 8900,
    currencyType: 'USD',
    status: 'confirmed',
    days: -21,
    hour: 8,
  },
  {
    key: 'massage',
    who: ada,
    building: 'kontorhaus',
    providerName: 'Ruhepol, Massage 30 Minuten',
    logoUrl: null,
    priceCents: 4500,
    currencyType: 'EUR',
    status: 'pending',
    days: 4,
    hour: 12,
  },
]
