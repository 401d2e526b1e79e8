import { codeOf } from '@server/services/content/passes/passCode'
import { boundTo } from '@server/services/visitors/visitors'
import { aBooking, aClosure, aResource } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { aPerson } from '../builders/people'
import { aVisitor } from '../builders/visitors'
import type { World } from '../world'
import type { operateCalls } from './operateCalls'

type Given = { world: World; building: Ref; call: ReturnType<typeof operateCalls>['call'] }

/** A successful call of each endpoint by which staff answer for bookings and visitors. */
export function frontDeskChanges({
  world,
  building,
  call,
}: Given): Record<string, () => Promise<{ status: number }>> {
  const path = `buildings/${building.uuid}`
  const aTenant = () => aPerson(world, { in: building, password: null })
  const aRoom = () => aResource(world, { in: building })
  const booked = async () => aBooking(world, { of: await aRoom(), by: await aTenant() })
  const expected = async () => aVisitor(world, { in: building, by: await aTenant() })
  const tomorrow = new Date(world.clock.now.getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
  return {
    stepOperatedBooking: async () =>
      call('POST', `${path}/bookings/${(await booked()).uuid}/steps`, {
        body: { action: 'cancel', reason: 'Storm' },
      }),
    moveBooking: async () => {
      const { uuid, resourceUuid } = await booked()
      return call('POST', `${path}/bookings/${uuid}/moves`, {
        body: { sequence: 0, resource_uuid: resourceUuid, start_at: `${tomorrow}T15:00:00Z` },
      })
    },
    bookForPerson: async () =>
      call('POST', `${path}/bookings`, {
        body: {
          resource_uuid: (await aRoom()).uuid,
          person_uuid: (await aTenant()).uuid,
          start_at: `${tomorrow}T15:00:00Z`,
          slots: 1,
        },
      }),
    closeResource: async () =>
      call('POST', `${path}/closures`, {
        body: {
          resource_uuid: (await aRoom()).uuid,
          from: `${tomorrow}T09:00`,
          until: `${tomorrow}T12:00`,
          reason: 'Waxed',
          cancel: [],
          leave: [],
        },
      }),
    reopenResource: async () =>
      call('DELETE', `${path}/closures/${(await aClosure(world, { of: await aRoom() })).uuid}`),
    moveVisitor: async () =>
      call('POST', `${path}/visitors/${(await expected()).uuid}/steps`, {
        body: { step: 'arrive' },
      }),
    checkInByCode: async () =>
      call('POST', `${path}/visitors/check-in`, {
        body: { code: codeOf(world.hash, boundTo(await expected())) },
      }),
    admitWalkIn: async () =>
      call('POST', `${path}/visitors`, {
        body: { first_name: 'Will', last_name: 'Turner', host_uuid: (await aTenant()).uuid },
      }),
  }
}
