import { randomUUID } from 'node:crypto'
import type { OperatedUtility } from '@contract/operate/utilities'
import { type UtilityFields, utilityProblems } from '@rules/operate/utility'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { utilityButtons } from '../../../db/schema'
import { publishBuildings } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { buildingOf, type NamedBuilding, refuseProblems, withChange } from './building'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'

type Row = typeof utilityButtons.$inferSelect
export type UtilityChange = { version: number } & {
  [Field in keyof UtilityFields]?: UtilityFields[Field] | undefined
}

const rowsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select()
    .from(utilityButtons)
    .where(eq(utilityButtons.buildingUuid, buildingUuid))
    .orderBy(asc(utilityButtons.position), asc(utilityButtons.uuid))

/** The buttons of home in a building, in their order. @throws `not_found` */
export async function utilityList(connection: Connection, buildingUuid: string) {
  const building = await buildingOf(connection, buildingUuid)
  const rows = await rowsOf(connection, building.uuid)
  const data = rows.map((row) => utilityOf(row, building))
  return { data, total: rows.length, order: orderOf(rows) }
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function orderUtilities(tx: Connection, buildingUuid: string, sent: SentOrder) {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const before = await utilityList(tx, building.uuid)
  await saveOrder(tx, utilityButtons, await rowsOf(tx, building.uuid), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await utilityList(tx, building.uuid) }
}

/** @throws `not_found` */
export async function readUtility(connection: Connection, uuid: string): Promise<OperatedUtility> {
  const [row] = await connection.select().from(utilityButtons).where(eq(utilityButtons.uuid, uuid))
  if (row === undefined) throw notFound()
  return utilityOf(row, await buildingOf(connection, row.buildingUuid))
}

/** Adds a button, as the last one. @throws `not_found`, `invalid_request` */
export async function createUtility(
  tx: Connection,
  buildingUuid: string,
  fields: UtilityFields,
): Promise<OperatedUtility> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  refuseProblems(utilityProblems(fields))
  const uuid = randomUUID()
  await tx.insert(utilityButtons).values({
    ...columnsOf(fields),
    uuid,
    buildingUuid: building.uuid,
    name: fields.utility_name.toLowerCase().replaceAll(' ', '-'),
    position: nextPosition(await rowsOf(tx, building.uuid)),
  })
  await publishBuildings(tx, [building.uuid])
  return readUtility(tx, uuid)
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function updateUtility(
  tx: Connection,
  uuid: string,
  { version, ...change }: UtilityChange,
): Promise<{ before: OperatedUtility; after: OperatedUtility }> {
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = await readUtility(tx, uuid)
  const fields = withChange<UtilityFields>(before, change)
  refuseProblems(utilityProblems(fields))
  await tx
    .update(utilityButtons)
    .set({ ...columnsOf(fields), version: row.version + 1 })
    .where(eq(utilityButtons.uuid, uuid))
  await publishBuildings(tx, [row.buildingUuid])
  return { before, after: await readUtility(tx, uuid) }
}

/** @throws `not_found` */
export async function deleteUtility(tx: Connection, uuid: string): Promise<OperatedUtility> {
  const { buildingUuid } = await lockedRow(tx, uuid)
  const utility = await readUtility(tx, uuid)
  await tx.delete(utilityButtons).where(eq(utilityButtons.uuid, uuid))
  await publishBuildings(tx, [buildingUuid])
  return utility
}

async function lockedRow(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(utilityButtons)
    .where(eq(utilityButtons.uuid, uuid))
    .for('update')
  if (row === undefined) throw notFound()
  return row
}

const notFound = () => new Refusal('not_found', { detail: 'No such utility.' })

const utilityOf = (row: Row, building: NamedBuilding): OperatedUtility => ({
  uuid: row.uuid,
  version: row.version,
  building,
  text: row.text,
  utility_name: row.utilityName,
  type: row.type,
  url: row.url,
  route: row.route,
  web_image: row.webImage,
  company_types: row.companyTypes ?? [],
  requires_sign_in: row.requiresSignIn,
})

const columnsOf = (fields: UtilityFields) => ({
  text: fields.text,
  utilityName: fields.utility_name,
  type: fields.type,
  url: fields.url || null,
  route: fields.route || null,
  webImage: fields.web_image || null,
  companyTypes: fields.company_types.length > 0 ? [...fields.company_types] : null,
  requiresSignIn: fields.requires_sign_in,
})
