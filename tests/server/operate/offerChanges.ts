import { aResource } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { anAttendee, anEvent, aPost } from '../builders/content'
import { anAmenity, anAmenityCategory } from '../builders/directory'
import { aKioskDevice } from '../builders/kiosks'
import { aRegistration, aUtilityButton } from '../builders/miniApps'
import { aPerson } from '../builders/people'
import { aFloor } from '../builders/suites'
import type { World } from '../world'
import {
  aNewAmenity,
  aNewContent,
  aNewMiniApp,
  aNewResource,
  aNewSuite,
  aNewUtility,
} from './offers'
import { type operateCalls, orderedPageOf } from './operateCalls'

type Given = { world: World; building: Ref; call: ReturnType<typeof operateCalls>['call'] }

/** A successful call of each endpoint that changes what a building offers. */
export function offerChanges({
  world,
  building,
  call,
}: Given): Record<string, () => Promise<{ status: number }>> {
  /** Stores the order that a list has. */
  const orderAt = async (path: string) => {
    const { data, order } = orderedPageOf(await call('GET', path))
    return call('PUT', path, { body: { order, uuids: data.map(({ uuid }) => uuid) } })
  }
  const anyFloor = () =>
    aFloor(world, {
      in: building,
      id: crypto.randomUUID(),
      suites: [{ id: '1', lighting: 0 }],
    })
  const anySuite = async () => (await anyFloor()).suites[0]?.uuid
  const aDevice = () => aKioskDevice(world, { in: building })
  const aTenant = () => aPerson(world, { in: building, password: null })
  const attendeeUuid = async () => {
    const of = await anEvent(world, { in: building })
    return (await anAttendee(world, { of, is: await aTenant() })).uuid
  }
  const aCategory = () => anAmenityCategory(world, { in: building })

  return {
    orderUtilities: () => orderAt(`buildings/${building.uuid}/utilities`),
    orderResources: () => orderAt(`buildings/${building.uuid}/resources`),
    createResource: () =>
      call('POST', `buildings/${building.uuid}/resources`, { body: aNewResource }),
    updateResource: async () =>
      call('PUT', `resources/${(await aResource(world, { in: building })).uuid}`, {
        body: { version: 1, name: 'Harbor room' },
      }),
    deleteResource: async () =>
      call('DELETE', `resources/${(await aResource(world, { in: building })).uuid}`),
    orderAmenityCategories: () => orderAt(`buildings/${building.uuid}/amenity-categories`),
    createAmenityCategory: () =>
      call('POST', `buildings/${building.uuid}/amenity-categories`, { body: { name: 'Fitness' } }),
    updateAmenityCategory: async () =>
      call('PUT', `amenity-categories/${(await aCategory()).uuid}`, {
        body: { version: 1, name: 'Fitness' },
      }),
    deleteAmenityCategory: async () =>
      call('DELETE', `amenity-categories/${(await aCategory()).uuid}`),
    orderAmenities: async () => orderAt(`amenity-categories/${(await aCategory()).uuid}/amenities`),
    createAmenity: async () =>
      call('POST', `amenity-categories/${(await aCategory()).uuid}/amenities`, {
        body: aNewAmenity,
      }),
    updateAmenity: async () =>
      call('PUT', `amenities/${(await anAmenity(world, { of: await aCategory() })).uuid}`, {
        body: { version: 1, name: 'Pool' },
      }),
    deleteAmenity: async () =>
      call('DELETE', `amenities/${(await anAmenity(world, { of: await aCategory() })).uuid}`),
    createContent: () => call('POST', `buildings/${building.uuid}/contents`, { body: aNewContent }),
    updateContent: async () =>
      call('PUT', `contents/${(await aPost(world, { in: building })).uuid}`, {
        body: { version: 1, title: 'Reading' },
      }),
    publishContent: async () =>
      call('PUT', `contents/${(await aPost(world, { in: building })).uuid}/publication`, {
        body: { version: 1, publication: 'ended' },
      }),
    deleteContent: async () =>
      call('DELETE', `contents/${(await aPost(world, { in: building })).uuid}`),
    addAttendee: async () => {
      const [content, person] = [await anEvent(world, { in: building }), await aTenant()]
      return call('POST', `contents/${content.uuid}/attendees`, { body: { email: person.email } })
    },
    removeAttendee: async () =>
      call('POST', `attendees/${await attendeeUuid()}/removal`, { body: { reason: 'Full' } }),
    admitAttendee: async () => call('PUT', `attendees/${await attendeeUuid()}/check-in`),
    createKiosk: () =>
      call('POST', `buildings/${building.uuid}/kiosks`, { body: { name: 'Lobby', place: null } }),
    updateKiosk: async () =>
      call('PUT', `kiosks/${(await aDevice()).uuid}`, { body: { version: 1, name: 'Bar' } }),
    createKioskCode: async () => call('POST', `kiosks/${(await aDevice()).uuid}/code`),
    deleteKiosk: async () => call('DELETE', `kiosks/${(await aDevice()).uuid}`),
    createMiniApp: () =>
      call('POST', `buildings/${building.uuid}/mini-apps`, { body: aNewMiniApp }),
    updateMiniApp: async () =>
      call('PUT', `mini-apps/${(await aRegistration(world, building)).uuid}`, {
        body: { version: 1, origins: ['https://new.example'] },
      }),
    deleteMiniApp: async () =>
      call('DELETE', `mini-apps/${(await aRegistration(world, building)).uuid}`),
    orderFloors: () => orderAt(`buildings/${building.uuid}/floors`),
    createFloor: () =>
      call('POST', `buildings/${building.uuid}/floors`, { body: { name: 'Floor 1' } }),
    updateFloor: async () =>
      call('PUT', `floors/${(await anyFloor()).uuid}`, { body: { version: 1, name: 'Lobby' } }),
    deleteFloor: async () => call('DELETE', `floors/${(await anyFloor()).uuid}`),
    orderSuites: async () => orderAt(`floors/${(await anyFloor()).uuid}/suites`),
    createSuite: async () =>
      call('POST', `floors/${(await anyFloor()).uuid}/suites`, { body: aNewSuite }),
    updateSuite: async () =>
      call('PUT', `suites/${await anySuite()}`, { body: { version: 1, name: 'Suite 7' } }),
    deleteSuite: async () => call('DELETE', `suites/${await anySuite()}`),
    createUtility: () =>
      call('POST', `buildings/${building.uuid}/utilities`, { body: aNewUtility }),
    updateUtility: async () =>
      call('PUT', `utilities/${(await aUtilityButton(world, { in: building })).uuid}`, {
        body: { version: 1, text: 'Buses' },
      }),
    deleteUtility: async () =>
      call('DELETE', `utilities/${(await aUtilityButton(world, { in: building })).uuid}`),
  }
}
