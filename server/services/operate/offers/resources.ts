import { randomUUID } from 'node:crypto'
import type { OperatedResource } from '@contract/operate/resources'
import { minutesOf } from '@rules/bookings/hours'
import { type ResourceFields, resourceProblems } from '@rules/operate/resource'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { resourceBookings, resources } from '../../../db/schema'
import { storedHours } from '../../platform/hours'
import { publishBuildings } from '../../platform/live/publish'
import { centsOf } from '../../platform/money'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { buildingOf, refuseProblems, withChange } from './building'
import { nextPosition, orderOf, type SentOrder, saveOrder } from './order'
import { resourcesOfRows } from './resourceReply'

type Row = typeof resources.$inferSelect
export type ResourceChange = { version: number } & {
  [Field in keyof ResourceFields]?: ResourceFields[Field] | undefined
}

const rowsOf = (connection: Connection, buildingUuid: string) =>
  connection
    .select()
    .from(resources)
    .where(eq(resources.buildingUuid, buildingUuid))
    .orderBy(asc(resources.position), asc(resources.uuid))

/** The resources of a building, in their order. @throws `not_found` */
export async function resourceList(connection: Connection, buildingUuid: string, now: Date) {
  const building = await buildingOf(connection, buildingUuid)
  const rows = await rowsOf(connection, building.uuid)
  const data = await resourcesOfRows(connection, rows, building, now)
  return { data, total: rows.length, order: orderOf(rows) }
}

/** @throws `not_found`, `version_conflict`, `invalid_request` */
export async function orderResources(
  tx: Connection,
  buildingUuid: string,
  sent: SentOrder,
  now: Date,
) {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const before = await resourceList(tx, building.uuid, now)
  await saveOrder(tx, resources, await rowsOf(tx, building.uuid), sent)
  await publishBuildings(tx, [building.uuid])
  return { building, before, after: await resourceList(tx, building.uuid, now) }
}

/** @throws `not_found` */
export async function readResource(
  connection: Connection,
  uuid: string,
  now: Date,
): Promise<OperatedResource> {
  const [row] = await connection.select().from(resources).where(eq(resources.uuid, uuid))
  if (row === undefined) throw notFound()
  const building = await buildingOf(connection, row.buildingUuid)
  const [resource] = await resourcesOfRows(connection, [row], building, now)
  if (resource === undefined) throw notFound()
  return resource
}

/** Adds a resource that the building provides, as the last one. @throws `not_found`, `invalid_request` */
export async function createResource(
  tx: Connection,
  buildingUuid: string,
  fields: ResourceFields,
  now: Date,
): Promise<OperatedResource> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  refuseProblems(resourceProblems(fields))
  const uuid = randomUUID()
  await tx.insert(resources).values({
    ...columnsOf(fields),
    uuid,
    buildingUuid: building.uuid,
    ownerType: 'building',
    ownerUuid: building.uuid,
    position: nextPosition(await rowsOf(tx, building.uuid)),
  })
  await publishBuildings(tx, [building.uuid])
  return readResource(tx, uuid, now)
}

/** Bookings that exist keep their time and price. @throws `not_found`, `version_conflict`, `invalid_request` */
export async function updateResource(
  tx: Connection,
  uuid: string,
  { version, ...change }: ResourceChange,
  now: Date,
): Promise<{ before: OperatedResource; after: OperatedResource }> {
  const row = await lockedRow(tx, uuid)
  checkVersion(row, { version })
  const before = await readResource(tx, uuid, now)
  const fields = withChange<ResourceFields>(before, change)
  refuseProblems(resourceProblems(fields))
  await tx
    .update(resources)
    .set({ ...columnsOf(fields), version: row.version + 1 })
    .where(eq(resources.uuid, uuid))
  await publishBuildings(tx, [row.buildingUuid])
  return { before, after: await readResource(tx, uuid, now) }
}

/**
 * Removes a resource that was never booked: the history of its users names it. Booking locks the row, too.
 * @throws `not_found`, `resource_in_use`
 */
export async function deleteResource(
  tx: Connection,
  uuid: string,
  now: Date,
): Promise<OperatedResource> {
  const { buildingUuid } = await lockedRow(tx, uuid)
  const resource = await readResource(tx, uuid, now)
  const bookings = await tx.$count(resourceBookings, eq(resourceBookings.resourceUuid, uuid))
  if (bookings > 0) {
    throw new Refusal('resource_in_use', {
      detail: `${bookings} bookings belong to it. Set days_ahead to 0 to close it instead.`,
    })
  }
  await tx.delete(resources).where(eq(resources.uuid, uuid))
  await publishBuildings(tx, [buildingUuid])
  return resource
}

async function lockedRow(tx: Connection, uuid: string): Promise<Row> {
  const [row] = await tx.select().from(resources).where(eq(resources.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  return row
}

const notFound = () => new Refusal('not_found', { detail: 'No such resource.' })

const columnsOf = (fields: ResourceFields) => ({
  name: fields.name,
  details: fields.details || null,
  imageUrl: fields.image_url || null,
  needsApproval: fields.needs_approval,
  opensAt: minutesOf(fields.opens_at),
  closesAt: minutesOf(fields.closes_at),
  weekdayHours: storedHours(fields.weekday_hours),
  slotMinutes: fields.slot_minutes,
  maxSlots: fields.max_slots,
  daysAhead: fields.days_ahead,
  priceCents: centsOf(fields.price),
  currencyType: fields.currency_type,
  cancellationWindowEndMinutes: fields.cancellation_window_end_minutes,
  questions: fields.questions.map(({ choices, ...question }) =>
    question.type === 'choice' ? { ...question, choices } : question,
  ),
})
