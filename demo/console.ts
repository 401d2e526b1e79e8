import type { Connection } from '@server/db/database'
import * as tables from '@server/db/schema'
import { type BuildingName, buildingUuid, demoBuildings } from './buildings'
import { demoUuid } from './ids'

/** Screens of the lobby; no device has been opened as one yet. */
const kiosks: { name: string; place: string; building: BuildingName }[] = [
  { name: 'Lobby, main entrance', place: 'Left of the turnstiles', building: 'meridian' },
  { name: 'Terrace', place: 'At the lifts of level 2', building: 'meridian' },
  { name: 'Eingang Hafenseite', place: 'Neben der Pforte', building: 'kontorhaus' },
]

type Entry = Pick<
  typeof tables.auditEntries.$inferInsert,
  'action' | 'kind' | 'subject' | 'before' | 'after'
> & { daysAgo: number; of?: string; building?: BuildingName; by?: 'manager' | 'operator' }

/** What the people of the console did in the last week, the newest first. */
const week: Entry[] = [
  {
    daysAgo: 0.1,
    action: 'updateBuilding',
    kind: 'building',
    subject: 'One Meridian Plaza',
    of: 'building/meridian',
    building: 'meridian',
    before: { approves_sign_ups: true },
    after: { approves_sign_ups: false },
  },
  {
    daysAgo: 0.9,
    action: 'invitePerson',
    kind: 'person',
    subject: 'ben@meridian.example',
    of: 'user/ben@meridian.example',
    building: 'meridian',
    before: null,
    after: { first_name: 'Ben', last_name: 'Okafor', email: 'ben@meridian.example' },
  },
  {
    daysAgo: 1.2,
    action: 'createKiosk',
    kind: 'kiosk',
    subject: 'Terrace',
    of: 'kiosk/Terrace',
    building: 'meridian',
    before: null,
    after: { name: 'Terrace', place: 'At the lifts of level 2' },
  },
  {
    daysAgo: 2.1,
    action: 'updateCompany',
    kind: 'company',
    subject: 'Anchorage Re',
    of: 'company/anchorage-re',
    building: 'meridian',
    before: { url: null },
    after: { url: 'https://anchorage-re.example' },
  },
  {
    daysAgo: 3,
    action: 'createFlagRule',
    kind: 'flagRule',
    subject: 'show-smart-building (One Meridian Plaza)',
    building: 'meridian',
    by: 'operator',
    before: null,
    after: { flag: 'show-smart-building', audience: 'building', enabled: true },
  },
  {
    daysAgo: 4.3,
    action: 'grantRole',
    kind: 'grant',
    subject: 'manager@meridian.example',
    building: 'meridian',
    by: 'operator',
    before: null,
    after: { role: 'buildingManager', building: { name: 'One Meridian Plaza' } },
  },
  {
    daysAgo: 5.2,
    action: 'setPersonActive',
    kind: 'person',
    subject: 'gone@meridian.example',
    of: 'user/gone@meridian.example',
    building: 'meridian',
    before: { state: 'active' },
    after: { state: 'deactivated' },
  },
  {
    daysAgo: 6.5,
    action: 'updateBuilding',
    kind: 'building',
    subject: 'Kontorhaus Hafenblick',
    of: 'building/kontorhaus',
    building: 'kontorhaus',
    by: 'operator',
    before: { primary_color: null },
    after: { primary_color: '#7a2e1f' },
  },
]

/** What the console shows besides what the demo's document has: kiosks, and a log. */
export async function insertConsole(tx: Connection, now: Date): Promise<void> {
  await tx.insert(tables.kiosks).values(
    kiosks.map(({ building, ...kiosk }) => ({
      ...kiosk,
      uuid: demoUuid(`kiosk/${kiosk.name}`),
      buildingUuid: buildingUuid[building],
    })),
  )
  const names = new Map(demoBuildings.map(({ uuid, name }) => [uuid, name]))
  await tx.insert(tables.auditEntries).values(
    week.map(({ daysAgo, of, building, by = 'manager', ...entry }, at) => {
      const place = building === undefined ? null : buildingUuid[building]
      return {
        ...entry,
        uuid: demoUuid(`audit/${at}`),
        at: new Date(now.getTime() - daysAgo * 86_400_000),
        actor: by === 'manager' ? 'manager@meridian.example' : 'operator@portico.example',
        client: null,
        subjectUuid: of === undefined ? null : demoUuid(of),
        buildingUuid: place,
        buildingName: place === null ? null : (names.get(place) ?? null),
      }
    }),
  )
}
