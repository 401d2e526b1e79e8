import { randomUUID } from 'node:crypto'
import type { Starter } from '@contract/operate/openingDraft'
import type { Connection } from '../../../db/database'
import * as tables from '../../../db/schema'
import { insertFirstStates } from '../../suites/firstStates'

type At = { buildingUuid: string; name: string; now: Date }

const german = (texts: Record<string, string>) => ({ 'de-de': texts })
const hour = 60

/** Inserts what an operator has chosen for a new building, in the order of the starter set. */
export async function insertStarter(
  tx: Connection,
  chosen: readonly Starter[],
  at: At,
): Promise<void> {
  for (const name of new Set(chosen)) await inserts[name](tx, at)
}

const inserts: Record<Starter, (tx: Connection, at: At) => Promise<void>> = {
  welcome: insertWelcome,
  meetingRoom: insertMeetingRoom,
  amenities: insertAmenities,
  helpDesk: insertHelpDesk,
  suite: insertSuite,
}

async function insertWelcome(tx: Connection, { buildingUuid, name }: At): Promise<void> {
  const [categoryUuid, contentUuid] = [randomUUID(), randomUUID()]
  await tx.insert(tables.categories).values({
    uuid: categoryUuid,
    buildingUuid,
    type: 'AudienceContent',
    name: 'News',
    translations: german({ name: 'Neuigkeiten' }),
  })
  await tx.insert(tables.contents).values({
    uuid: contentUuid,
    buildingUuid,
    type: 'POST',
    title: `Welcome to ${name}`,
    details: {
      subtitle: 'Everything about your building in one place',
      description:
        'Here you find news and events, book rooms, and report what needs a repair. Look around.',
    },
    translations: german({
      title: `Willkommen in ${name}`,
      subtitle: 'Alles über Ihr Gebäude an einem Ort',
      description:
        'Hier finden Sie Neuigkeiten und Veranstaltungen, buchen Räume und melden, was repariert werden muss. Sehen Sie sich um.',
    }),
  })
  await tx.insert(tables.categoryContents).values({ categoryUuid, contentUuid, position: 0 })
  await tx.insert(tables.promotedContents).values({ buildingUuid, contentUuid, position: 0 })
}

async function insertMeetingRoom(tx: Connection, { buildingUuid }: At): Promise<void> {
  await tx.insert(tables.resources).values({
    uuid: randomUUID(),
    buildingUuid,
    ownerType: 'building',
    ownerUuid: buildingUuid,
    name: 'Meeting room',
    details: 'Eight seats, a screen and a whiteboard.',
    slotMinutes: 30,
    maxSlots: 8,
    opensAt: 7 * hour,
    closesAt: 20 * hour,
    daysAhead: 60,
    position: 0,
    translations: german({
      name: 'Besprechungsraum',
      details: 'Acht Plätze, ein Bildschirm und ein Whiteboard.',
    }),
  })
}

async function insertAmenities(tx: Connection, { buildingUuid }: At): Promise<void> {
  const categoryUuid = randomUUID()
  await tx.insert(tables.amenityCategories).values({
    uuid: categoryUuid,
    buildingUuid,
    name: 'In the building',
    position: 0,
    translations: german({ name: 'Im Gebäude' }),
  })
  await tx.insert(tables.amenities).values([
    {
      uuid: randomUUID(),
      categoryUuid,
      name: 'Lobby',
      description: 'Seats and Wi-Fi for you and your visitors.',
      position: 0,
      translations: german({
        amenity_name: 'Lobby',
        description: 'Sitzplätze und WLAN für Sie und Ihren Besuch.',
      }),
    },
    {
      uuid: randomUUID(),
      categoryUuid,
      name: 'Bicycle room',
      description: 'Covered and locked; ask the front desk for access.',
      position: 1,
      translations: german({
        amenity_name: 'Fahrradraum',
        description: 'Überdacht und abgeschlossen; Zugang gibt es am Empfang.',
      }),
    },
  ])
}

async function insertHelpDesk(tx: Connection, at: At): Promise<void> {
  const { buildingUuid } = at
  await tx.insert(tables.serviceCategories).values([
    {
      buildingUuid,
      name: 'cleaning',
      label: 'Cleaning',
      position: 0,
      translations: german({ label: 'Reinigung' }),
    },
    {
      buildingUuid,
      name: 'repair',
      label: 'Repair',
      position: 1,
      translations: german({ label: 'Reparatur' }),
    },
  ])
  await insertPageLink(tx, at, {
    route: 'service-requests',
    text: 'Service requests',
    inGerman: 'Serviceanfragen',
    position: 0,
  })
}

async function insertSuite(tx: Connection, at: At): Promise<void> {
  const { buildingUuid, now } = at
  const floor = { buildingUuid, floorId: '1' }
  await tx.insert(tables.smartSystems).values({ buildingUuid, adapter: 'simulator' })
  await tx
    .insert(tables.smartFloors)
    .values({ buildingUuid, id: '1', name: 'Floor 1', position: 0 })
  await tx.insert(tables.smartSuites).values({
    ...floor,
    id: '1-1',
    name: 'Suite 101',
    position: 0,
    tempUnit: 'C',
    hasLighting: true,
  })
  await insertFirstStates(tx, now)
  await insertPageLink(tx, at, {
    route: 'smart-building',
    text: 'Suite comfort',
    inGerman: 'Licht & Klima',
    position: 1,
  })
}

/** A button of home that leads to one of the app's own pages. */
async function insertPageLink(
  tx: Connection,
  { buildingUuid }: At,
  {
    route,
    text,
    inGerman,
    position,
  }: Record<'route' | 'text' | 'inGerman', string> & { position: number },
): Promise<void> {
  await tx.insert(tables.utilityButtons).values({
    uuid: randomUUID(),
    buildingUuid,
    text,
    name: route,
    utilityName: text,
    type: 'native_link',
    route,
    position,
    requiresSignIn: true,
    translations: german({ text: inGerman }),
  })
}
