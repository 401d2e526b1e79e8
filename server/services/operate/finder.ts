import { type FoundKind, type FoundRecord, maxFoundPerKind } from '@contract/operate/finder'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  amenities,
  amenityCategories,
  buildings,
  contents,
  kiosks,
  miniAppRegistrations,
  miniApps,
  resources,
  smartFloors,
  smartSuites,
  utilityButtons,
} from '../../db/schema'
import { buildingPage } from './buildings'
import { companyPage } from './companies'
import { matching } from './list'
import { peoplePage } from './people'
import { accessFor, type HeldRole, type Reach, within } from './reach'

type KindOfBuilding = Exclude<FoundKind, 'building' | 'person' | 'company'>

/** Per kind: each record's uuid, name, building, and the record that its path names before it. */
const recordsOf: Record<KindOfBuilding, SQL> = {
  content: sql`select ${contents.uuid}, ${contents.title}, ${contents.buildingUuid}, null::uuid from ${contents} where ${contents.publication} <> 'archived'`,
  resource: sql`select ${resources.uuid}, ${resources.name}, ${resources.buildingUuid}, null::uuid from ${resources}`,
  amenityCategory: sql`select ${amenityCategories.uuid}, ${amenityCategories.name}, ${amenityCategories.buildingUuid}, null::uuid from ${amenityCategories}`,
  amenity: sql`select ${amenities.uuid}, ${amenities.name}, ${amenityCategories.buildingUuid}, ${amenityCategories.uuid} from ${amenities} join ${amenityCategories} on ${amenityCategories.uuid} = ${amenities.categoryUuid}`,
  utility: sql`select ${utilityButtons.uuid}, ${utilityButtons.text}, ${utilityButtons.buildingUuid}, null::uuid from ${utilityButtons}`,
  floor: sql`select ${smartFloors.uuid}, ${smartFloors.name}, ${smartFloors.buildingUuid}, null::uuid from ${smartFloors}`,
  suite: sql`select ${smartSuites.uuid}, ${smartSuites.name}, ${smartSuites.buildingUuid}, ${smartFloors.uuid} from ${smartSuites} join ${smartFloors} on ${smartFloors.buildingUuid} = ${smartSuites.buildingUuid} and ${smartFloors.id} = ${smartSuites.floorId}`,
  miniApp: sql`select ${miniAppRegistrations.uuid}, ${miniApps.name}, ${miniAppRegistrations.buildingUuid}, null::uuid from ${miniAppRegistrations} join ${miniApps} on ${miniApps.uuid} = ${miniAppRegistrations.appUuid}`,
  kiosk: sql`select ${kiosks.uuid}, ${kiosks.name}, ${kiosks.buildingUuid}, null::uuid from ${kiosks}`,
}

/** Finds what the caller may read, by name: names that begin with the search first, then by name. */
export async function find(
  connection: Connection,
  search: string,
  { roles, now }: { roles: readonly HeldRole[]; now: Date },
): Promise<FoundRecord[]> {
  const query = { search, limit: maxFoundPerKind }
  const { reach } = await accessFor(connection, roles, 'buildings.read')
  const people = await accessFor(connection, roles, 'people.read')
  const companies = await accessFor(connection, roles, 'companies.read')
  const ofPeople = await peoplePage(connection, query, { ...people, now })
  return [
    ...(await buildingPage(connection, query, reach)).data.map(
      ({ uuid, name, locality }): FoundRecord =>
        found('building', { uuid, name, detail: locality }),
    ),
    ...ofPeople.data.map(({ uuid, first_name, last_name, email }) =>
      found('person', { uuid, name: `${first_name} ${last_name}`, detail: email }),
    ),
    ...(await companyPage(connection, query, companies.reach)).data.map(({ uuid, name }) =>
      found('company', { uuid, name, detail: null }),
    ),
    ...(await foundInBuildings(connection, search, reach)),
  ]
}

const found = (
  kind: FoundKind,
  record: Pick<FoundRecord, 'uuid' | 'name' | 'detail'>,
): FoundRecord => ({ kind, ...record, building: null, parent: null })

type Row = {
  kind: KindOfBuilding
  uuid: string
  name: string
  parent: string | null
  building_uuid: string
  building_name: string
}

async function foundInBuildings(
  connection: Connection,
  search: string,
  reach: Reach,
): Promise<FoundRecord[]> {
  const records = Object.entries(recordsOf).map(
    ([kind, select]) =>
      sql`select ${kind}::text as kind, record.* from (${select}) as record (uuid, name, building_uuid, parent)`,
  )
  const begins = sql`record.name ilike ${matching(search).slice(1)}`
  const { rows } = (await connection.execute(sql`
    select * from (
      select record.*, ${buildings.name} as building_name,
        row_number() over (partition by record.kind order by ${begins} desc, lower(record.name), record.uuid) as place
      from (${sql.join(records, sql` union all `)}) as record
      join ${buildings} on ${buildings.uuid} = record.building_uuid
      where record.name ilike ${matching(search)} and ${within(reach, buildings.uuid) ?? sql`true`}
    ) as found where place <= ${maxFoundPerKind} order by place
  `)) as { rows: Row[] }
  return Object.keys(recordsOf).flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ uuid, name, parent, building_uuid, building_name }) => ({
        kind: kind as KindOfBuilding,
        uuid,
        name,
        detail: null,
        building: { uuid: building_uuid, name: building_name },
        parent,
      })),
  )
}
