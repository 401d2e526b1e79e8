import type { OperatedBuilding } from '@contract/operate/buildings'
import { isPictureAddress } from '@rules/operate/address'
import { and, asc, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import {
  buildings,
  companyBuildings,
  guestBuildings,
  openings,
  userBuildings,
  whitelabels,
} from '../../db/schema'
import { sentHours, storedHours } from '../platform/hours'
import { Refusal } from '../platform/refusal'
import { changedIn, claimUploads } from '../platform/uploads/uploads'
import { languageRow } from './languageRow'
import { type ListQuery, matching, pageSize } from './list'
import { refuseProblems } from './offers/building'
import { type Reach, within } from './reach'
import { checkVersion } from './versioned'

type Row = typeof buildings.$inferSelect
type Query = ListQuery & { publication?: Row['publication'] | undefined }

/** The buildings within reach, by name unless sorted otherwise; archived ones only if their state is asked for. */
export async function buildingPage(connection: Connection, query: Query, reach: Reach) {
  const { name, locality, publication, uuid } = buildings
  const found = and(
    within(reach, uuid),
    query.publication === undefined
      ? ne(publication, 'archived')
      : eq(publication, query.publication),
    query.search === undefined
      ? undefined
      : or(ilike(name, matching(query.search)), ilike(locality, matching(query.search))),
  )
  const column = query.sort === 'publication' ? publication : name
  const rows = await connection
    .select()
    .from(buildings)
    .where(found)
    .orderBy(query.descending === true ? desc(column) : asc(column), asc(name), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: await withCounts(connection, rows),
    total: await connection.$count(buildings, found),
  }
}

export async function readBuilding(
  connection: Connection,
  uuid: string,
): Promise<OperatedBuilding> {
  const rows = await connection.select().from(buildings).where(eq(buildings.uuid, uuid))
  const [building] = await withCounts(connection, rows)
  if (building === undefined) throw notFound()
  return building
}

/** The new values of some fields, and the version of the record that they are based on. */
type Editable = Pick<
  OperatedBuilding,
  | 'name'
  | 'address_1'
  | 'locality'
  | 'timezone'
  | 'languages'
  | 'image_url'
  | 'header_image_url'
  | 'primary_color'
  | 'secondary_color'
  | 'phone'
  | 'security_phone'
  | 'meeting_point'
  | 'opening_hours'
  | 'approves_sign_ups'
>
export type BuildingChange = { version: number } & {
  [Field in keyof Editable]?: Editable[Field] | undefined
}

/** @throws `not_found`, `version_conflict`, `invalid_request` for an unknown time zone, or what is no picture */
export async function updateBuilding(
  tx: Connection,
  uuid: string,
  change: BuildingChange,
  now: Date,
): Promise<{ before: OperatedBuilding; after: OperatedBuilding }> {
  const { timezone, languages, image_url, header_image_url } = change
  if (timezone !== undefined) checkTimezone(timezone, 'body.timezone')
  const pictures = { image_url, header_image_url }
  refuseProblems(
    Object.entries(pictures)
      .filter(([, address]) => address && !isPictureAddress(address))
      .map(([field]) => ({ field, code: 'picture' })),
  )
  await claimUploads(tx, changedIn(pictures, await readBuilding(tx, uuid)), { now })
  return changeBuilding(tx, uuid, change, {
    name: change.name,
    address1: change.address_1,
    locality: change.locality,
    timezone,
    languages,
    imageUrl: image_url === '' ? null : image_url,
    headerImageUrl: header_image_url === '' ? null : header_image_url,
    primaryColor: change.primary_color,
    secondaryColor: change.secondary_color,
    phone: change.phone,
    securityPhone: change.security_phone,
    meetingPoint: change.meeting_point,
    openingHours: change.opening_hours && storedHours(change.opening_hours),
    approvesSignUps: change.approves_sign_ups,
  })
}

/** @throws `not_found`, `version_conflict`, and what `check` throws */
export async function changeBuilding(
  tx: Connection,
  uuid: string,
  sent: { version: number },
  values: { [Field in keyof Row]?: Row[Field] | undefined },
  /** Throws if what is stored does not allow the change. */
  check: (row: Row) => void = () => undefined,
) {
  const [row] = await tx.select().from(buildings).where(eq(buildings.uuid, uuid)).for('update')
  if (row === undefined) throw notFound()
  checkVersion(row, sent)
  check(row)
  const before = await readBuilding(tx, uuid)
  await tx
    .update(buildings)
    .set({ ...values, version: row.version + 1 } as Partial<Row>)
    .where(eq(buildings.uuid, uuid))
  return { before, after: await readBuilding(tx, uuid) }
}

/** @throws `invalid_request` */
export function checkTimezone(timezone: string, path: string): void {
  try {
    // Offsets such as `+02:00` ignore summer time.
    if (!/^[A-Za-z]/.test(timezone)) throw new RangeError()
    Intl.DateTimeFormat('en', { timeZone: timezone })
  } catch {
    throw new Refusal('invalid_request', {
      errors: [{ path, code: 'timezone', message: 'Must be a time zone such as Europe/Berlin' }],
    })
  }
}

const notFound = () => new Refusal('not_found', { detail: 'No such building.' })

async function withCounts(
  connection: Connection,
  rows: readonly Row[],
): Promise<OperatedBuilding[]> {
  if (rows.length === 0) return []
  const uuids = rows.map(({ uuid }) => uuid)
  const count = sql<number>`count(*)::int`
  const people = await connection
    .select({ uuid: userBuildings.buildingUuid, count })
    .from(userBuildings)
    .where(
      and(
        inArray(userBuildings.buildingUuid, uuids),
        isNull(userBuildings.revokedAt),
        isNull(userBuildings.requestedAt),
      ),
    )
    .groupBy(userBuildings.buildingUuid)
  const companies = await connection
    .select({ uuid: companyBuildings.buildingUuid, count })
    .from(companyBuildings)
    .where(inArray(companyBuildings.buildingUuid, uuids))
    .groupBy(companyBuildings.buildingUuid)
  const hosts = await hostsOf(connection, uuids)
  const countIn = (counts: typeof people, wanted: string) =>
    counts.find(({ uuid }) => uuid === wanted)?.count ?? 0
  return rows.map((row) => ({
    uuid: row.uuid,
    version: row.version,
    publication: row.publication,
    live_at: row.liveAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    name: row.name,
    address_1: row.address1,
    locality: row.locality,
    timezone: row.timezone,
    languages: row.languages?.length ? row.languages : [languageRow(row.locale, 0)],
    image_url: row.imageUrl,
    header_image_url: row.headerImageUrl,
    primary_color: row.primaryColor,
    secondary_color: row.secondaryColor,
    phone: row.phone,
    security_phone: row.securityPhone,
    meeting_point: row.meetingPoint,
    opening_hours: sentHours(row.openingHours),
    approves_sign_ups: row.approvesSignUps,
    hosts: hosts.filter(({ uuid }) => uuid === row.uuid).map(({ host }) => host),
    people: countIn(people, row.uuid),
    companies: countIn(companies, row.uuid),
  }))
}

/** The hosts that a building was opened for, and those that offer it to guests. */
async function hostsOf(connection: Connection, uuids: string[]) {
  const opened = await connection
    .select({ uuid: openings.buildingUuid, host: sql<string>`${openings.draft}->>'host'` })
    .from(openings)
    .where(inArray(openings.buildingUuid, uuids))
  const offering = await connection
    .select({ uuid: guestBuildings.buildingUuid, host: whitelabels.host })
    .from(guestBuildings)
    .innerJoin(whitelabels, eq(whitelabels.id, guestBuildings.whitelabelId))
    .where(inArray(guestBuildings.buildingUuid, uuids))
    .orderBy(asc(whitelabels.host))
  return [...opened, ...offering]
}
