import { randomUUID } from 'node:crypto'
import { type Starter, starterSet } from '@contract/operate/openingDraft'
import type { Connection } from '../../../db/database'
import * as tables from '../../../db/schema'
import { insertFirstStates } from '../../suites/firstStates'
import type { At } from './newBuilding'
import { insertTiles } from './starterTiles'
import { insertWelcome } from './starterWelcome'

const german = (texts: Record<string, string>) => ({ 'de-de': texts })
const hour = 60

/** Inserts what an operator has chosen for a new building, in the order of the starter set. */
export async function insertStarter(
  tx: Connection,
  content: readonly Starter[],
  at: Omit<At, 'chosen'>,
): Promise<void> {
  const chosen = starterSet.filter((name) => content.includes(name))
  for (const name of chosen) await inserts[name]?.(tx, { ...at, chosen })
  await insertTiles(tx, chosen, at.buildingUuid)
}

/** What each part consists of besides its tiles. */
const inserts: Partial<Record<Starter, (tx: Connection, at: At) => Promise<void>>> = {
  welcome: insertWelcome,
  meetingRoom: insertMeetingRoom,
  amenities: insertAmenities,
  helpDesk: insertServiceCategories,
  suite: insertSuite,
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

async function insertServiceCategories(tx: Connection, { buildingUuid }: At): Promise<void> {
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
}

async function insertSuite(tx: Connection, { buildingUuid, now }: At): Promise<void> {
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
}
