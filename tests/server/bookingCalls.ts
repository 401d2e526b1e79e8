import { resourceBookings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import { aResource } from './builders/bookings'
import type { Place, Ref } from './builders/build'
import type { Sent, World } from './world'

const pathOf = (resource: string, booking: string, building: string) =>
  `/api/resource-booking/v2/building/${building}/resources/${resource}/bookings/${booking}/mine`

/** The calls about bookings in a building, by a signed-in user. */
export function bookingCalls(world: World, { uuid: own }: Ref, token: () => string) {
  const call = (method: string, path: string, sent: Sent = {}) =>
    world.request(method, path, { token: token(), ...sent })
  return {
    resources: (building: string = own) =>
      call('GET', `/api/portico/v1/buildings/${building}/resources`),
    resource: (resource: string, building: string = own) =>
      call(
        'GET',
        `/api/portico/v1/buildings/${building}/resources/${encodeURIComponent(resource)}`,
      ),
    availability: (resource: string, date: string) =>
      call('GET', `/api/portico/v1/resources/${resource}/availability?date=${date}`),
    book: (resource: string, body: object, sent: Sent = {}) =>
      call('POST', `/api/portico/v1/resources/${resource}/bookings`, { body, ...sent }),
    mine: (resource: string, booking: string, building: string = own) =>
      call('GET', pathOf(resource, booking, building)),
    cancel: (resource: string, booking: string, building: string = own) =>
      call('DELETE', pathOf(resource, booking, building)),
    approvals: (building: string = own, query = '') =>
      call('GET', `/api/portico/v1/buildings/${building}/booking-approvals${query}`),
    decide: (booking: string, body: object, building: string = own) =>
      call('PUT', `/api/portico/v1/buildings/${building}/booking-approvals/${booking}`, { body }),
    cancelFor: (booking: string, body: object, building: string = own) =>
      call('PUT', `/api/portico/v1/buildings/${building}/bookings/${booking}/cancellation`, {
        body,
      }),
    transactions: (query = '') => call('GET', `/api/tenant/v1/users/current/transactions${query}`),
  }
}

export type BookingCalls = ReturnType<typeof bookingCalls>

export async function bookingRow({ database }: World, uuid: string) {
  const [row] = await database.connection
    .select()
    .from(resourceBookings)
    .where(eq(resourceBookings.uuid, uuid))
  return row
}

/** A week before the Monday that is booked. */
export const weekBefore = new Date('2037-11-23T12:00:00Z')
export const monday = '2037-11-30'
/** By Boston's clock. */
export const tenOClock = '2037-11-30T15:00:00.000Z'

/** A room for $18 the half hour, which requires the number of guests. */
export const aMeetingRoom = (place: Place, building: Ref) =>
  aResource(place, {
    in: building,
    slotMinutes: 30,
    maxSlots: 8,
    opensAt: 7 * 60,
    closesAt: 20 * 60,
    daysAhead: 60,
    priceCents: 1800,
    currencyType: 'USD',
    cancellationWindowEndMinutes: 120,
    questions: [
      { question: 'How many people will come?', type: 'number', required: true },
      {
        question: 'How should the chairs stand?',
        type: 'choice',
        required: false,
        choices: ['Around one table', 'In rows'],
      },
    ],
  })
export const answers = [{ question: 'How many people will come?', answer: '6' }]
