import { randomUUID } from 'node:crypto'
import { type OperatedKiosk, kiosks as record } from '@contract/operate/kiosks'
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, kiosks, sessionFamilies } from '../../../db/schema'
import { endFamily } from '../../auth/endSession'
import { endOfSession, type SessionDays } from '../../auth/sessionKind'
import { Refusal } from '../../platform/refusal'
import { type ListQuery, matching, pageSize } from '../list'
import { searchedService } from '../recordService'
import { checkVersion } from '../versioned'
import { buildingOf } from './building'

type Fields = Pick<OperatedKiosk, 'name' | 'place'>
type Change = { version: number; name?: string | undefined; place?: string | null | undefined }

/** The kiosks of a building. */
export const kioskService = searchedService(record, {
  nameOf: ({ name, uuid }) => name || uuid,
  list: kioskPage,
  create: createKiosk,
  read: readKiosk,
  update: updateKiosk,
  remove: revokeKiosk,
})

/** What tells whether a session or a code is still good. */
export type KioskView = { now: Date; sessionDays: SessionDays }

const rowsWhere = (connection: Connection, condition: SQL | undefined) =>
  connection
    .select({
      kiosk: kiosks,
      building: { uuid: buildings.uuid, name: buildings.name },
      session: sessionFamilies,
    })
    .from(kiosks)
    .innerJoin(buildings, eq(buildings.uuid, kiosks.buildingUuid))
    .leftJoin(sessionFamilies, eq(sessionFamilies.uuid, kiosks.familyUuid))
    .where(condition)
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

/** The kiosks of a building, by name or by when they were seen last. @throws `not_found` */
async function kioskPage(
  connection: Connection,
  buildingUuid: string,
  query: ListQuery,
  view: KioskView,
) {
  const building = await buildingOf(connection, buildingUuid)
  const pattern = matching(query.search)
  const found = and(
    eq(kiosks.buildingUuid, building.uuid),
    query.search === undefined
      ? undefined
      : or(ilike(kiosks.name, pattern), ilike(kiosks.place, pattern)),
  )
  const direction = query.descending === true ? desc : asc
  const column = query.sort === 'last_seen' ? sql`${sessionFamilies.lastSeenAt}` : kiosks.name
  const rows = await rowsWhere(connection, found)
    .orderBy(direction(column), asc(kiosks.uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const [counted] = await connection.select({ total: count() }).from(kiosks).where(found)
  return { data: rows.map((row) => kioskOf(row, view)), total: counted?.total ?? 0 }
}

/** @throws `not_found` */
export async function readKiosk(
  connection: Connection,
  uuid: string,
  view: KioskView,
): Promise<OperatedKiosk> {
  const [row] = await rowsWhere(connection, eq(kiosks.uuid, uuid))
  if (row === undefined) throw notFound()
  return kioskOf(row, view)
}

/** @throws `not_found` */
async function createKiosk(
  tx: Connection,
  buildingUuid: string,
  { name, place }: Fields,
  view: KioskView,
): Promise<OperatedKiosk> {
  const building = await buildingOf(tx, buildingUuid, 'lock')
  const uuid = randomUUID()
  await tx.insert(kiosks).values({ uuid, buildingUuid: building.uuid, name, place: place || null })
  return readKiosk(tx, uuid, view)
}

/** @throws `not_found`, `version_conflict` */
async function updateKiosk(
  tx: Connection,
  uuid: string,
  { version, name, place }: Change,
  view: KioskView,
): Promise<{ before: OperatedKiosk; after: OperatedKiosk }> {
  const row = await lockKiosk(tx, uuid)
  checkVersion(row, { version })
  const before = await readKiosk(tx, uuid, view)
  await tx
    .update(kiosks)
    .set({
      ...(name !== undefined && { name }),
      ...(place !== undefined && { place: place || null }),
      version: row.version + 1,
    })
    .where(eq(kiosks.uuid, uuid))
  return { before, after: await readKiosk(tx, uuid, view) }
}

/** Removes a kiosk and ends the session of its device. @throws `not_found` */
async function revokeKiosk(tx: Connection, uuid: string, view: KioskView): Promise<OperatedKiosk> {
  const { familyUuid } = await lockKiosk(tx, uuid)
  const kiosk = await readKiosk(tx, uuid, view)
  await tx.delete(kiosks).where(eq(kiosks.uuid, uuid))
  if (familyUuid !== null) await endFamily(tx, familyUuid, 'operator', view.now)
  return kiosk
}

/** @throws `not_found` */
export async function lockKiosk(tx: Connection, uuid: string) {
  const [row] = await tx.select().from(kiosks).where(eq(kiosks.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  return row
}

const notFound = () => new Refusal('not_found', { detail: 'No such kiosk.' })

function kioskOf({ kiosk, building, session }: Row, view: KioskView): OperatedKiosk {
  const { uuid, version, name, place } = kiosk
  return {
    uuid,
    version,
    building,
    name,
    place,
    state: stateOf(kiosk, session, view),
    last_seen_at: (session?.lastSeenAt ?? session?.startedAt ?? null)?.toISOString() ?? null,
    app_version: session?.appVersion ?? null,
  }
}

function stateOf(
  { codeExpiresAt }: Row['kiosk'],
  session: Row['session'],
  { now, sessionDays }: KioskView,
): OperatedKiosk['state'] {
  const isOpen =
    session !== null && session.endedAt === null && endOfSession(session, sessionDays) > now
  if (isOpen) return 'open'
  return codeExpiresAt !== null && codeExpiresAt > now ? 'waiting' : 'closed'
}
