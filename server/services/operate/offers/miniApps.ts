import { randomUUID } from 'node:crypto'
import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { type MiniAppFields, miniAppProblems } from '@rules/operate/miniApp'
import { and, asc, count, desc, eq, ilike, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, miniAppRegistrations, miniApps } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { type ListQuery, matching, pageSize } from '../list'
import { type Reach, within } from '../reach'
import { checkVersion } from '../versioned'
import { buildingOf, refuseProblems, withChange } from './building'

type Query = ListQuery & { building?: string | undefined }
export type MiniAppChange = { version: number } & {
  [Field in keyof MiniAppFields]?: MiniAppFields[Field] | undefined
}

const rowsWhere = (connection: Connection, condition: SQL | undefined) =>
  connection
    .select({
      registration: miniAppRegistrations,
      name: miniApps.name,
      building: { uuid: buildings.uuid, name: buildings.name },
    })
    .from(miniAppRegistrations)
    .innerJoin(miniApps, eq(miniApps.uuid, miniAppRegistrations.appUuid))
    .innerJoin(buildings, eq(buildings.uuid, miniAppRegistrations.buildingUuid))
    .where(condition)
    .$dynamic()

/** The mini-apps of the buildings within reach, or of one of them, by name. */
export async function miniAppPage(connection: Connection, query: Query, reach: Reach) {
  const { buildingUuid, uuid } = miniAppRegistrations
  const found = and(
    within(reach, buildingUuid),
    query.building === undefined ? undefined : eq(buildingUuid, query.building),
    query.search === undefined ? undefined : ilike(miniApps.name, matching(query.search)),
  )
  const direction = query.descending === true ? desc : asc
  const rows = await rowsWhere(connection, found)
    .orderBy(direction(miniApps.name), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const [counted] = await connection
    .select({ total: count() })
    .from(miniAppRegistrations)
    .innerJoin(miniApps, eq(miniApps.uuid, miniAppRegistrations.appUuid))
    .where(found)
  return { data: rows.map(miniAppOf), total: counted?.total ?? 0 }
}

/** @throws `not_found` */
export async function readMiniApp(connection: Connection, uuid: string): Promise<OperatedMiniApp> {
  const [row] = await rowsWhere(connection, eq(miniAppRegistrations.uuid, uuid))
  if (row === undefined) throw notFound()
  return miniAppOf(row)
}

/** @throws `not_found`, `app_registered`, `invalid_request` */
export async function registerMiniApp(
  tx: Connection,
  buildingUuid: string,
  { name, ...fields }: MiniAppFields & { name: string },
): Promise<OperatedMiniApp> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  refuseProblems(miniAppProblems(fields))
  const appUuid = await appNamed(tx, name)
  const [row] = await tx
    .insert(miniAppRegistrations)
    .values({ ...columnsOf(fields), buildingUuid: building.uuid, appUuid })
    .onConflictDoNothing()
    .returning({ uuid: miniAppRegistrations.uuid })
  if (row === undefined) {
    throw new Refusal('app_registered', {
      detail: 'The building has this mini-app already. Change that one instead.',
    })
  }
  await publishBuildings(tx, [building.uuid])
  return readMiniApp(tx, row.uuid)
}

/** The mini-app of this name; a new one if there is none. */
async function appNamed(tx: Connection, name: string): Promise<string> {
  await tx
    .insert(miniApps)
    .values({ uuid: randomUUID(), name, kind: 'webview' })
    .onConflictDoNothing()
  const [app] = await tx.select().from(miniApps).where(eq(miniApps.name, name))
  if (app === undefined) throw notFound()
  return app.uuid
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function updateMiniApp(
  tx: Connection,
  uuid: string,
  { version, ...change }: MiniAppChange,
): Promise<{ before: OperatedMiniApp; after: OperatedMiniApp }> {
  await lockRow(tx, uuid)
  const before = await readMiniApp(tx, uuid)
  checkVersion(before, { version })
  const fields = withChange<MiniAppFields>(before, change)
  refuseProblems(miniAppProblems(fields))
  await tx
    .update(miniAppRegistrations)
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where(eq(miniAppRegistrations.uuid, uuid))
  await publishBuildings(tx, [before.building.uuid])
  return { before, after: await readMiniApp(tx, uuid) }
}

/** @throws `not_found` */
export async function unregisterMiniApp(tx: Connection, uuid: string): Promise<OperatedMiniApp> {
  await lockRow(tx, uuid)
  const app = await readMiniApp(tx, uuid)
  await tx.delete(miniAppRegistrations).where(eq(miniAppRegistrations.uuid, uuid))
  await publishBuildings(tx, [app.building.uuid])
  return app
}

const lockRow = (tx: Connection, uuid: string) =>
  tx.select().from(miniAppRegistrations).where(eq(miniAppRegistrations.uuid, uuid)).for('update')

const notFound = () => new Refusal('not_found', { detail: 'No such mini-app in a building.' })

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

const miniAppOf = ({ registration, name, building }: Row): OperatedMiniApp => ({
  uuid: registration.uuid,
  version: registration.version,
  building,
  name,
  launch: registration.launch,
  origins: registration.origins,
  // The schema knows the capabilities; the column is text.
  capabilities: registration.capabilities as OperatedMiniApp['capabilities'],
  launch_by: registration.launchBy,
})

const columnsOf = (fields: MiniAppFields) => ({
  launch: fields.launch || null,
  origins: [...new Set(fields.origins)],
  capabilities: [...new Set<string>(fields.capabilities)],
})
