import { buildingUuid } from '@demo/buildings'
import type { Connection } from '@server/db/database'
import { applyWorld } from '@server/world/applyWorld'
import { exportBuilding } from '@server/world/export/exportBuilding'
import { findBuilding } from '@server/world/export/findBuilding'
import { yamlOf } from '@server/world/export/yaml'
import { parseText } from '@server/world/file/parseDocument'
import { planWorld } from '@server/world/planWorld'
import { validateWorld } from '@server/world/validate'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withSharedWorld } from '../withWorld'
import type { World } from '../world'

const demo = withSharedWorld({ seed: 'demo' })
const empty = withSharedWorld()

/** The rows that make up one building, by table. Positions in other buildings' lists do not matter. */
const parts: Record<string, string> = {
  buildings: 'uuid = $b',
  portfolios: 'uuid = (select portfolio_uuid from buildings where uuid = $b)',
  companies: 'uuid in (select company_uuid from company_buildings where building_uuid = $b)',
  company_buildings: 'building_uuid = $b',
  email_domains: 'building_uuid = $b',
  sso_providers: 'domain in (select domain from email_domains where building_uuid = $b)',
  mini_apps: 'uuid in (select app_uuid from mini_app_registrations where building_uuid = $b)',
  mini_app_registrations: 'building_uuid = $b',
  utility_buttons: 'building_uuid = $b',
  amenity_categories: 'building_uuid = $b',
  amenities: 'category_uuid in (select uuid from amenity_categories where building_uuid = $b)',
  resources: 'building_uuid = $b',
  service_categories: 'building_uuid = $b',
  smart_systems: 'building_uuid = $b',
  smart_floors: 'building_uuid = $b',
  smart_suites: 'building_uuid = $b',
  categories: 'building_uuid = $b',
  contents: 'building_uuid = $b',
  category_contents: 'category_uuid in (select uuid from categories where building_uuid = $b)',
  promoted_contents: 'building_uuid = $b',
}

/** Tables whose rows have another identity; their uuid only names them in the console of one deployment. */
const withConsoleUuid = new Set(['mini_app_registrations', 'smart_floors', 'smart_suites'])

type Rows = Record<string, Record<string, unknown>[]>

async function rowsOf({ database: { connection } }: World, uuid: string): Promise<Rows> {
  const found: Rows = {}
  for (const [table, condition] of Object.entries(parts)) {
    found[table] = await readRows(connection, table, condition.replaceAll('$b', `'${uuid}'`))
  }
  return found
}

/** Without serial ids, counts of users' claims, and positions, which are ranks within one list. */
async function readRows(connection: Connection, table: string, condition: string) {
  const ignored = ['id', 'claim_count', 'position', ...(withConsoleUuid.has(table) ? ['uuid'] : [])]
  const row = ['to_jsonb(t)', ...ignored.map((name) => `'${name}'`)].join(' - ')
  const { rows } = (await connection.execute(
    sql.raw(`select ${row} as row from ${table} t where ${condition} order by md5((${row})::text)`),
  )) as { rows: { row: Record<string, unknown> }[] }
  return rows.map((each) => each.row)
}

async function exported(world: World, uuid: string): Promise<string> {
  return world.database.transaction(async (tx) => {
    const building = await findBuilding(tx, uuid)
    return yamlOf(await exportBuilding(tx, building), building.name)
  })
}

function documentOf(yaml: string) {
  const parsed = parseText(yaml)
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems))
  const validated = validateWorld(parsed.value)
  if ('problems' in validated) throw new Error(JSON.stringify(validated.problems))
  return validated.document
}

describe.each(['meridian', 'kontorhaus'] as const)('%s, exported from the demo', (name) => {
  const uuid = buildingUuid[name]

  it('is the same building in an empty database', async () => {
    await empty.reset()
    const document = documentOf(await exported(demo, uuid))
    await empty.database.transaction(async (tx) =>
      applyWorld(tx, await planWorld(tx, document, empty.clock.now)),
    )
    expect(await rowsOf(empty, uuid)).toEqual(await rowsOf(demo, uuid))
    expect(await exported(empty, uuid)).toBe(await exported(demo, uuid))
  })

  it('changes nothing where it came from, apart from positions', async () => {
    const document = documentOf(await exported(demo, uuid))
    const { changes } = await demo.database.transaction((tx) =>
      planWorld(tx, document, demo.clock.now),
    )
    const differing = changes.filter(
      ({ state, fields }) =>
        state === 'created' ||
        state === 'removed' ||
        fields.some(({ field }) => field !== 'position'),
    )
    expect(differing).toEqual([])
  })
})
