import { aResource } from '../builders/bookings'
import type { Ref } from '../builders/build'
import { anAttendee, anEvent } from '../builders/content'
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

/** Where a call names the building. */
export type Sending = {
  path: string
  body?: unknown
  /** Sent as a form instead. */
  form?: FormData
  places: 'path' | 'body' | 'list' | 'none'
}

/** What a building offers: one record of each kind. */
export type OfferRecords = {
  building: Ref
  utility: Ref
  category: Ref
  amenity: Ref
  resource: Ref
  floor: Ref
  suite: Ref
  registration: Ref
  kiosk: Ref
  content: Ref
  attendee: Ref
}

type Offer = Exclude<keyof OfferRecords, 'building'>

/** Makes a record of each kind; after the kinds that it belongs to. */
export const offerBuilders: Record<
  Offer,
  (world: World, records: OfferRecords) => Promise<Ref> | Ref
> = {
  utility: (world, { building }) => aUtilityButton(world, { in: building }),
  category: (world, { building }) => anAmenityCategory(world, { in: building }),
  amenity: (world, { category }) => anAmenity(world, { of: category }),
  resource: (world, { building }) => aResource(world, { in: building }),
  floor: (world, { building }) => aFloor(world, { in: building, id: crypto.randomUUID() }),
  suite: async (world, { building }) => {
    const suites = [{ id: '1', lighting: 0 }]
    const floor = await aFloor(world, { in: building, id: crypto.randomUUID(), suites })
    return floor.suites[0] ?? floor
  },
  registration: (world, { building }) => aRegistration(world, building),
  kiosk: (world, { building }) => aKioskDevice(world, { in: building }),
  content: (world, { building }) => anEvent(world, { in: building }),
  attendee: async (world, { building, content }) => {
    const attendee = await aPerson(world, { in: building, password: null })
    return anAttendee(world, { of: content, is: attendee })
  },
}

/** One valid call of each endpoint for what a building offers. */
export const offerCalls: Record<string, (records: OfferRecords & { email: string }) => Sending> = {
  operatedUtilities: ({ building }) => ({
    path: `buildings/${building.uuid}/utilities`,
    places: 'path',
  }),
  orderUtilities: ({ building }) => ({
    path: `buildings/${building.uuid}/utilities`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createUtility: ({ building }) => ({
    path: `buildings/${building.uuid}/utilities`,
    body: aNewUtility,
    places: 'path',
  }),
  readUtility: ({ utility }) => ({ path: `utilities/${utility.uuid}`, places: 'path' }),
  updateUtility: ({ utility }) => ({
    path: `utilities/${utility.uuid}`,
    body: { version: 1, text: 'Buses' },
    places: 'path',
  }),
  deleteUtility: ({ utility }) => ({ path: `utilities/${utility.uuid}`, places: 'path' }),
  operatedAmenityCategories: ({ building }) => ({
    path: `buildings/${building.uuid}/amenity-categories`,
    places: 'path',
  }),
  orderAmenityCategories: ({ building }) => ({
    path: `buildings/${building.uuid}/amenity-categories`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createAmenityCategory: ({ building }) => ({
    path: `buildings/${building.uuid}/amenity-categories`,
    body: { name: 'Fitness' },
    places: 'path',
  }),
  readAmenityCategory: ({ category }) => ({
    path: `amenity-categories/${category.uuid}`,
    places: 'path',
  }),
  updateAmenityCategory: ({ category }) => ({
    path: `amenity-categories/${category.uuid}`,
    body: { version: 1, name: 'Fitness' },
    places: 'path',
  }),
  deleteAmenityCategory: ({ category }) => ({
    path: `amenity-categories/${category.uuid}`,
    places: 'path',
  }),
  operatedAmenities: ({ category }) => ({
    path: `amenity-categories/${category.uuid}/amenities`,
    places: 'path',
  }),
  orderAmenities: ({ category }) => ({
    path: `amenity-categories/${category.uuid}/amenities`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createAmenity: ({ category }) => ({
    path: `amenity-categories/${category.uuid}/amenities`,
    body: aNewAmenity,
    places: 'path',
  }),
  readAmenity: ({ amenity }) => ({ path: `amenities/${amenity.uuid}`, places: 'path' }),
  updateAmenity: ({ amenity }) => ({
    path: `amenities/${amenity.uuid}`,
    body: { version: 1, name: 'Pool' },
    places: 'path',
  }),
  deleteAmenity: ({ amenity }) => ({ path: `amenities/${amenity.uuid}`, places: 'path' }),
  operatedResources: ({ building }) => ({
    path: `buildings/${building.uuid}/resources`,
    places: 'path',
  }),
  orderResources: ({ building }) => ({
    path: `buildings/${building.uuid}/resources`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createResource: ({ building }) => ({
    path: `buildings/${building.uuid}/resources`,
    body: aNewResource,
    places: 'path',
  }),
  readResource: ({ resource }) => ({ path: `resources/${resource.uuid}`, places: 'path' }),
  updateResource: ({ resource }) => ({
    path: `resources/${resource.uuid}`,
    body: { version: 1, name: 'Harbor room' },
    places: 'path',
  }),
  deleteResource: ({ resource }) => ({ path: `resources/${resource.uuid}`, places: 'path' }),
  operatedFloors: ({ building }) => ({ path: `buildings/${building.uuid}/floors`, places: 'path' }),
  orderFloors: ({ building }) => ({
    path: `buildings/${building.uuid}/floors`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createFloor: ({ building }) => ({
    path: `buildings/${building.uuid}/floors`,
    body: { name: 'Floor 1' },
    places: 'path',
  }),
  readFloor: ({ floor }) => ({ path: `floors/${floor.uuid}`, places: 'path' }),
  updateFloor: ({ floor }) => ({
    path: `floors/${floor.uuid}`,
    body: { version: 1, name: 'Lobby' },
    places: 'path',
  }),
  deleteFloor: ({ floor }) => ({ path: `floors/${floor.uuid}`, places: 'path' }),
  operatedSuites: ({ floor }) => ({ path: `floors/${floor.uuid}/suites`, places: 'path' }),
  orderSuites: ({ floor }) => ({
    path: `floors/${floor.uuid}/suites`,
    body: { order: 'older', uuids: [] },
    places: 'path',
  }),
  createSuite: ({ floor }) => ({
    path: `floors/${floor.uuid}/suites`,
    body: aNewSuite,
    places: 'path',
  }),
  readSuite: ({ suite }) => ({ path: `suites/${suite.uuid}`, places: 'path' }),
  updateSuite: ({ suite }) => ({
    path: `suites/${suite.uuid}`,
    body: { version: 1, name: 'Suite 7' },
    places: 'path',
  }),
  deleteSuite: ({ suite }) => ({ path: `suites/${suite.uuid}`, places: 'path' }),
  operatedKiosks: ({ building }) => ({ path: `buildings/${building.uuid}/kiosks`, places: 'path' }),
  createKiosk: ({ building }) => ({
    path: `buildings/${building.uuid}/kiosks`,
    body: { name: 'Lobby', place: 'Beside the lifts' },
    places: 'path',
  }),
  readKiosk: ({ kiosk }) => ({ path: `kiosks/${kiosk.uuid}`, places: 'path' }),
  updateKiosk: ({ kiosk }) => ({
    path: `kiosks/${kiosk.uuid}`,
    body: { version: 1, name: 'Lobby' },
    places: 'path',
  }),
  createKioskCode: ({ kiosk }) => ({ path: `kiosks/${kiosk.uuid}/code`, places: 'path' }),
  deleteKiosk: ({ kiosk }) => ({ path: `kiosks/${kiosk.uuid}`, places: 'path' }),
  operatedContents: ({ building }) => ({
    path: `buildings/${building.uuid}/contents`,
    places: 'path',
  }),
  createContent: ({ building }) => ({
    path: `buildings/${building.uuid}/contents`,
    body: aNewContent,
    places: 'path',
  }),
  readContent: ({ content }) => ({ path: `contents/${content.uuid}`, places: 'path' }),
  updateContent: ({ content }) => ({
    path: `contents/${content.uuid}`,
    body: { version: 1, title: 'Reading' },
    places: 'path',
  }),
  publishContent: ({ content }) => ({
    path: `contents/${content.uuid}/publication`,
    body: { version: 1, publication: 'ended' },
    places: 'path',
  }),
  deleteContent: ({ content }) => ({ path: `contents/${content.uuid}`, places: 'path' }),
  attendees: ({ content }) => ({ path: `contents/${content.uuid}/attendees`, places: 'path' }),
  readAttendance: ({ content }) => ({
    path: `contents/${content.uuid}/attendance`,
    places: 'path',
  }),
  addAttendee: ({ content, email }) => ({
    path: `contents/${content.uuid}/attendees`,
    body: { email },
    places: 'path',
  }),
  admitAttendee: ({ attendee }) => ({
    path: `attendees/${attendee.uuid}/check-in`,
    places: 'path',
  }),
  removeAttendee: ({ attendee }) => ({
    path: `attendees/${attendee.uuid}/removal`,
    body: { reason: 'The room is smaller.' },
    places: 'path',
  }),
  operatedMiniApps: () => ({ path: 'mini-apps', places: 'list' }),
  createMiniApp: ({ building }) => ({
    path: `buildings/${building.uuid}/mini-apps`,
    body: { ...aNewMiniApp, name: crypto.randomUUID() },
    places: 'path',
  }),
  readMiniApp: ({ registration }) => ({
    path: `mini-apps/${registration.uuid}`,
    places: 'path',
  }),
  updateMiniApp: ({ registration }) => ({
    path: `mini-apps/${registration.uuid}`,
    body: { version: 1, launch: null },
    places: 'path',
  }),
  deleteMiniApp: ({ registration }) => ({
    path: `mini-apps/${registration.uuid}`,
    places: 'path',
  }),
}
