import { resourceUuid } from '@demo/bookings/resources'
import { buildingUuid } from '@demo/buildings'
import { resourceBookings } from '@server/db/schema'
import { eq } from 'drizzle-orm'
import type { Sent, World } from './world'

export const meridian = buildingUuid.meridian
export const harborRoom = resourceUuid('harbor-room')
export const terrace = resourceUuid('roof-terrace')

const pathOf = (resource: string, booking: string, building: string) =>
  `/api/resource-booking/v2/building/${building}/resources/${resource}/bookings/${booking}/mine`

/** The calls about bookings of somebody who is signed in. */
export function bookingCalls(world: World, token: () => string) {
  const call = (method: string, path: string, sent: Sent = {}) =>
    world.request(method, path, { token: token(), ...sent })
  return {
    resources: (building: string = meridian) =>
      call('GET', `/api/portico/v1/buildings/${building}/resources`),
    availability: (resource: string, date: string) =>
      call('GET', `/api/portico/v1/resources/${resource}/availability?date=${date}`),
    book: (resource: string, body: object, sent: Sent = {}) =>
      call('POST', `/api/portico/v1/resources/${resource}/bookings`, { body, ...sent }),
    mine: (resource: string, booking: string, building: string = meridian) =>
      call('GET', pathOf(resource, booking, building)),
    cancel: (resource: string, booking: string, building: string = meridian) =>
      call('DELETE', pathOf(resource, booking, building)),
    approvals: (building: string = meridian, query = '') =>
      call('GET', `/api/portico/v1/buildings/${building}/booking-approvals${query}`),
    decide: (booking: string, body: object, building: string = meridian) =>
      call('PUT', `/api/portico/v1/buildings/${building}/booking-approvals/${booking}`, { body }),
    cancelFor: (booking: string, body: object, building: string = meridian) =>
      call('PUT', `/api/portico/v1/buildings/${building}/bookings/${booking}/cancellation`, {
        body,
      }),
    transactions: (query = '') => call('GET', `/api/tenant/v1/users/current/transactions${query}`),
  }
}

export async function bookingRow({ database }: World, uuid: string) {
  const [row] = await database.connection
    .select()
    .from(resourceBookings)
    .where(eq(resourceBookings.uuid, uuid))
  return row
}

/** 10 o'clock in Boston on a Monday so far ahead that no booking of the demo, which is seeded about today, takes it. */
export const monday = '2037-11-30'
export const tenOClock = '2037-11-30T15:00:00.000Z'
export const answers = [{ question: 'How many people will come?', answer: '6' }]
