import { randomUUID } from 'node:crypto'
import { type OperatedMiniApp, miniApps as record } from '@contract/operate/miniApps'
import { type MiniAppFields, miniAppProblems, type SharedFields } from '@rules/operate/miniApp'
import { and, asc, count, desc, eq, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, miniAppRegistrations, miniApps } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { changedIn, claimUploads } from '../../platform/uploads/uploads'
import { type ListQuery, matching, pageSize } from '../list'
import { type Reach, reaches, within } from '../reach'
import { type Given, searchedService } from '../recordService'
import { checkVersion } from '../versioned'
import { buildingOf, refuseProblems, withChange } from './building'

type Query = ListQuery & { building?: string | undefined }
type MiniAppChange = { version: number } & {
  [Field in keyof (MiniAppFields & SharedFields)]?:
    | (MiniAppFields & SharedFields)[Field]
    | undefined
}
type By = Pick<Given, 'reach' | 'now'>

/** The mini-apps that buildings have registered. */
export const miniAppService = searchedService(record, {
  nameOf: ({ name }) => name,
  list: (connection, _, query, { reach }) => miniAppPage(connection, query, reach),
  create: registerMiniApp,
  read: readMiniApp,
  update: updateMiniApp,
  remove: unregisterMiniApp,
})

const rowsWhere = (connection: Connection, condition: SQL | undefined) =>
  connection
    .select({
      registration: miniAppRegistrations,
      app: miniApps,
      building: { uuid: buildings.uuid, name: buildings.name },
    })
    .from(miniAppRegistrations)
    .innerJoin(miniApps, eq(miniApps.uuid, miniAppRegistrations.appUuid))
    .innerJoin(buildings, eq(buildings.uuid, miniAppRegistrations.buildingUuid))
    .where(condition)
    .$dynamic()

/** The mini-apps of the buildings within reach, or of one of them, by name. */
async function miniAppPage(connection: Connection, query: Query, reach: Reach) {
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
  const shared = await buildingsOf(
    connection,
    rows.map(({ app }) => app.uuid),
  )
  return { data: rows.map((row) => miniAppOf(row, shared, reach)), total: counted?.total ?? 0 }
}

/** @throws `not_found` */
async function readMiniApp(
  connection: Connection,
  uuid: string,
  { reach }: By,
): Promise<OperatedMiniApp> {
  const [row] = await rowsWhere(connection, eq(miniAppRegistrations.uuid, uuid))
  if (row === undefined) throw notFound()
  return miniAppOf(row, await buildingsOf(connection, [row.app.uuid]), reach)
}

/** The buildings of each mini-app. */
async function buildingsOf(connection: Connection, apps: readonly string[]) {
  const found = new Map<string, string[]>()
  if (apps.length === 0) return found
  const { appUuid, buildingUuid } = miniAppRegistrations
  const rows = await connection
    .select({ appUuid, buildingUuid })
    .from(miniAppRegistrations)
    .where(inArray(appUuid, [...apps]))
  for (const row of rows)
    found.set(row.appUuid, [...(found.get(row.appUuid) ?? []), row.buildingUuid])
  return found
}

/** @throws `not_found`, `app_registered`, `invalid_request` */
async function registerMiniApp(
  tx: Connection,
  buildingUuid: string,
  { name, ...fields }: MiniAppFields & { name: string },
  by: By,
): Promise<OperatedMiniApp> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const { uuid: appUuid, kind, icon } = await appNamed(tx, name)
  refuseProblems(miniAppProblems({ ...fields, kind, icon }))
  await refuseTakenProvider(tx, building.uuid, fields.saml_provider, null)
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
  return readMiniApp(tx, row.uuid, by)
}

/** The mini-app of this name; a new one if there is none. */
async function appNamed(tx: Connection, name: string): Promise<typeof miniApps.$inferSelect> {
  await tx
    .insert(miniApps)
    .values({ uuid: randomUUID(), name, kind: 'webview' })
    .onConflictDoNothing()
  const [app] = await tx.select().from(miniApps).where(eq(miniApps.name, name))
  if (app === undefined) throw notFound()
  return app
}

/** An assertion is for one app, which its launch selects by this name. The building is locked. */
async function refuseTakenProvider(
  tx: Connection,
  buildingUuid: string,
  provider: string | null,
  own: string | null,
): Promise<void> {
  if (!provider) return
  const { uuid, samlProvider } = miniAppRegistrations
  const [holder] = await rowsWhere(
    tx,
    and(
      eq(miniAppRegistrations.buildingUuid, buildingUuid),
      eq(samlProvider, provider),
      own === null ? undefined : ne(uuid, own),
    ),
  )
  if (holder === undefined) return
  const message = `The mini-app ${holder.app.name} of this building has this name; choose another`
  throw new Refusal('invalid_request', {
    detail: message,
    errors: [{ path: 'body.saml_provider', code: 'taken', message }],
  })
}

/**
 * Changes a registration, and the mini-app itself if the caller's roles cover all buildings that have it.
 * @throws `not_found`, `permission_denied`, `version_conflict`, `invalid_request`
 */
async function updateMiniApp(
  tx: Connection,
  uuid: string,
  { version, ...change }: MiniAppChange,
  by: By,
): Promise<{ before: OperatedMiniApp; after: OperatedMiniApp }> {
  const { building } = await readMiniApp(tx, uuid, by)
  await buildingOf(tx, building.uuid, 'lock')
  const [row] = await lockRow(tx, uuid)
  const before = await readMiniApp(tx, uuid, by)
  checkVersion(before, { version })
  const fields = withChange<MiniAppFields & SharedFields>(before, change)
  refuseProblems(miniAppProblems(fields))
  await refuseTakenProvider(tx, building.uuid, fields.saml_provider, uuid)
  await tx
    .update(miniAppRegistrations)
    .set({ ...columnsOf(fields), version: before.version + 1 })
    .where(eq(miniAppRegistrations.uuid, uuid))
  await updateShared(tx, row?.appUuid ?? '', { before, fields, now: by.now })
  await publishBuildings(tx, [building.uuid])
  return { before, after: await readMiniApp(tx, uuid, by) }
}

type SharedChange = { before: OperatedMiniApp; fields: SharedFields; now: Date }

/** Kind and icon concern every building that has the mini-app, so its other registrations get a new version too. */
async function updateShared(
  tx: Connection,
  appUuid: string,
  { before, fields, now }: SharedChange,
): Promise<void> {
  const icon = fields.icon || null
  if (fields.kind === before.kind && icon === before.icon) return
  if (!before.covers_all) {
    throw new Refusal('permission_denied', {
      detail: 'Other buildings have this mini-app; your roles do not cover all of them.',
    })
  }
  await claimUploads(tx, changedIn({ icon }, before), { now })
  await tx.update(miniApps).set({ kind: fields.kind, icon }).where(eq(miniApps.uuid, appUuid))
  const others = await tx
    .update(miniAppRegistrations)
    .set({ version: sql`${miniAppRegistrations.version} + 1` })
    .where(
      and(eq(miniAppRegistrations.appUuid, appUuid), ne(miniAppRegistrations.uuid, before.uuid)),
    )
    .returning({ buildingUuid: miniAppRegistrations.buildingUuid })
  await publishBuildings(
    tx,
    others.map(({ buildingUuid }) => buildingUuid),
  )
}

/** @throws `not_found` */
async function unregisterMiniApp(tx: Connection, uuid: string, by: By): Promise<OperatedMiniApp> {
  await lockRow(tx, uuid)
  const app = await readMiniApp(tx, uuid, by)
  await tx.delete(miniAppRegistrations).where(eq(miniAppRegistrations.uuid, uuid))
  await publishBuildings(tx, [app.building.uuid])
  return app
}

const lockRow = (tx: Connection, uuid: string) =>
  tx.select().from(miniAppRegistrations).where(eq(miniAppRegistrations.uuid, uuid)).for('update')

const notFound = () => new Refusal('not_found', { detail: 'No such mini-app in a building.' })

type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

const miniAppOf = (
  { registration, app, building }: Row,
  shared: ReadonlyMap<string, readonly string[]>,
  reach: Reach,
): OperatedMiniApp => ({
  uuid: registration.uuid,
  version: registration.version,
  building,
  app_uuid: app.uuid,
  name: app.name,
  kind: app.kind,
  icon: app.icon,
  launch: registration.launch,
  origins: registration.origins,
  // The schema knows the capabilities; the column is text.
  capabilities: registration.capabilities as OperatedMiniApp['capabilities'],
  launch_by: registration.launchBy,
  saml_provider: registration.samlProvider,
  saml_audience: registration.samlAudience,
  saml_acs: registration.samlAcs,
  covers_all: (shared.get(app.uuid) ?? []).every((uuid) => reaches(reach, uuid)),
})

const columnsOf = (fields: MiniAppFields) => ({
  launch: fields.launch || null,
  origins: [...new Set(fields.origins)],
  capabilities: [...new Set<string>(fields.capabilities)],
  launchBy: fields.launch_by,
  samlProvider: fields.saml_provider || null,
  samlAudience: fields.saml_audience || null,
  samlAcs: fields.saml_acs || null,
})
