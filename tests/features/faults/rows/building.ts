import {
  bookingApprovals,
  bookResource,
  decideBooking,
  resourceAvailability,
  resourceById,
  resources,
} from '@contract/bookings'
import { companies, companyById } from '@contract/companies'
import { amenitiesByCategory } from '@contract/directory'
import { cancelMyBooking, myBooking } from '@contract/resourceBooking'
import { searchBuilding } from '@contract/search'
import { floors, setLighting, setTemperature, suiteById, suites } from '@contract/smartBuilding'
import { transactions } from '@contract/transactions'
import { bookingOf, eventOf } from '../../../machines/bookings/bookingCases'
import { daySlots, space as harborRoom } from '../../../machines/bookings/reserveCases'
import { report as suiteReport } from '../../../machines/suites/suites'
import { control, home } from '../../places'
import { fill, gone, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const uuid = '00000000-0000-4000-8000-00000000c0de'
const smart = `${home}/smart-building`
const flags = ['show-smart-building']
const booking = bookingOf(1)
const guests = { 'How many people will come?': '6' }
const pending = {
  uuid,
  resource: { uuid, name: 'Terrace', image_url: null },
  name: 'Farewell',
  requested_by: { name: 'Ben Okafor', email: 'ben@house.test', company: 'Harcourt Vale' },
  start_at: '2126-11-30T15:00:00Z',
  end_at: '2126-11-30T17:00:00Z',
  created_at: '2126-11-20T15:00:00Z',
  total_price: 240,
  currency_type: 'USD',
  form_responses: [],
}
/** A booking that its user can cancel. */
function cancelling() {
  let mine = booking
  return {
    at: '/my-history?type=bookings',
    effects: {
      transactions: async () => [mine],
      myBooking: async () => mine,
      cancelMyBooking: async () => {
        mine = { ...mine, status: 'cancelled_user' }
        return mine
      },
    },
  }
}
/** A booking that waits until it is decided. */
function approvals(status: 'accepted' | 'denied_available') {
  let waiting = [pending]
  return {
    at: `${home}/approvals`,
    effects: {
      bookingApprovals: async ({ query }: { query: { state?: string | undefined } }) =>
        query.state === 'waiting' ? waiting : [],
      decideBooking: async () => {
        waiting = []
        return { uuid, status }
      },
    },
  }
}

export const buildingRows: CallOfScreen[] = [
  {
    name: 'search',
    call: searchBuilding,
    scene: {
      at: '/account',
      effects: {
        searchBuilding: async () => ({
          groups: [
            {
              kind: 'company' as const,
              total: 1,
              results: [{ kind: 'company' as const, company: { uuid, name: 'Yogurt Works' } }],
            },
          ],
        }),
      },
    },
    send: steps(press('Search the building'), fill({ 'Search the building': 'zz' })),
    done: 'Yogurt Works',
    typed: { 'Search the building': 'zz' },
  },
  {
    name: 'directory: companies',
    call: companies,
    scene: {
      at: `${home}/companies`,
      effects: { companies: async () => [{ uuid, name: 'Acme', premises: [] }] },
    },
    send: null,
    done: 'Acme',
  },
  {
    name: 'directory: a company',
    call: companyById,
    scene: { at: `${home}/companies/${uuid}` },
    send: null,
    done: 'Company of the test',
  },
  {
    name: 'directory: amenities',
    call: amenitiesByCategory,
    scene: {
      at: `${home}/amenities`,
      effects: {
        amenitiesByCategory: async () => [
          {
            id: 1,
            category_uuid: uuid,
            category_name: 'Move',
            amenities: [{ amenity_uuid: uuid, amenity_name: 'Gym' }],
          },
        ],
      },
    },
    send: null,
    done: 'Gym',
  },
  {
    name: 'bookings: history',
    call: transactions,
    scene: { at: '/my-history', effects: { transactions: async () => [eventOf(1)] } },
    send: null,
    done: 'Event 1',
  },
  {
    name: 'bookings: a receipt',
    call: myBooking,
    scene: {
      at: '/my-history?type=bookings',
      effects: { transactions: async () => [booking], myBooking: async () => booking },
    },
    send: press('Room 1'),
    done: 'Booked',
    silent: 'the known receipt stays; the server refuses to cancel an outdated one',
    optimistic: 'the known receipt shows while it is read again',
    unseen: 'the known receipt shows while it is read again',
  },
  {
    name: 'bookings: cancel',
    call: cancelMyBooking,
    scene: cancelling,
    send: press('Room 1', 'Cancel booking', 'Cancel booking'),
    done: 'Cancelled',
  },
  {
    name: 'bookings: to approve',
    call: bookingApprovals,
    scene: () => approvals('accepted'),
    send: null,
    done: 'Terrace',
  },
  {
    name: 'bookings: approve',
    call: decideBooking,
    scene: () => approvals('accepted'),
    send: press('Approve Terrace, Ben Okafor'),
    done: gone('Terrace'),
  },
  {
    name: 'bookings: deny',
    call: decideBooking,
    scene: () => approvals('denied_available'),
    send: steps(
      press('Deny Terrace, Ben Okafor', 'It isn’t available then'),
      fill({ Reason: 'New planks' }),
      press('Deny'),
    ),
    done: gone('Terrace'),
    typed: { Reason: 'New planks' },
  },
  {
    name: 'spaces: the list',
    call: resources,
    scene: { at: `${home}/spaces`, effects: { resources: async () => [harborRoom] } },
    send: null,
    done: 'Harbor room',
  },
  {
    name: 'spaces: one space',
    call: resourceById,
    scene: { at: `${home}/spaces/${harborRoom.uuid}` },
    send: null,
    done: 'Harbor room',
  },
  {
    name: 'spaces: the times of a day',
    call: resourceAvailability,
    scene: { at: `${home}/spaces/${harborRoom.uuid}` },
    send: null,
    done: 'Morning',
  },
  {
    name: 'spaces: book',
    call: bookResource,
    scene: {
      at: `${home}/spaces/${harborRoom.uuid}`,
      effects: {
        resourceAvailability: async () => daySlots('past', 'free'),
        bookResource: async () => booking,
      },
    },
    send: steps(press('9:30 AM'), fill(guests), press('Book')),
    done: 'It’s yours',
    typed: guests,
  },
  {
    name: 'suites: floors',
    call: floors,
    scene: { at: smart, flags },
    send: null,
    done: 'Floor 7',
  },
  {
    name: 'suites: a floor',
    call: suites,
    scene: { at: `${smart}/floors/7/suites`, flags },
    send: null,
    done: 'Suite 12',
  },
  {
    name: 'suites: a suite',
    call: suiteById,
    scene: { at: control, flags },
    send: null,
    done: () => document.querySelector('[aria-label="Brighter"]') !== null,
  },
  {
    name: 'suites: brighter',
    call: setLighting,
    scene: {
      at: control,
      flags,
      effects: { setLighting: async () => ({ ...suiteReport(), requested_lighting: 50 }) },
    },
    send: press('Brighter'),
    done: () => document.querySelector('[aria-valuetext^="50"]') !== null,
    optimistic: 'the control shows what was pressed',
    unseen: 'the control shows what was pressed',
  },
  {
    name: 'suites: warmer',
    call: setTemperature,
    scene: {
      at: `${control}/temperature`,
      flags,
      effects: { setTemperature: async () => ({ ...suiteReport(), requested_temp: 71 }) },
    },
    send: press('Warmer'),
    done: () => document.querySelector('[aria-valuetext^="71"]') !== null,
    optimistic: 'the control shows what was pressed',
    unseen: 'the control shows what was pressed',
  },
]
