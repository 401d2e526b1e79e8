import type { Attendance, Attendee } from '@contract/operate/attendees'
import { lifeCycleAt } from '@rules/content/lifeCycle'
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, companies, contentClaims, contents, passes, users } from '../../../db/schema'
import { ctaWindow, limitOf } from '../../content/callToAction'
import type { ContentRow } from '../../content/contentReply'
import { isPassOver } from '../../content/passes/passTime'
import { Refusal } from '../../platform/refusal'
import { type ListQuery, matching, pageSize } from '../list'
import { actionOf } from './stored'

type Query = ListQuery & { company?: string | undefined; came?: 'yes' | 'no' | undefined }

/** Those who take part in an item, by last name unless sorted otherwise. */
export async function attendeesOf(
  connection: Connection,
  contentUuid: string,
  query: Query,
): Promise<{ data: Attendee[]; total: number }> {
  const { timezone } = await itemWithZone(connection, contentUuid)
  const pattern = matching(query.search)
  const found = and(
    eq(contentClaims.contentUuid, contentUuid),
    query.company === undefined ? undefined : eq(users.companyUuid, query.company),
    query.came === undefined
      ? undefined
      : query.came === 'yes'
        ? isNotNull(passes.usedAt)
        : isNull(passes.usedAt),
    query.search === undefined
      ? undefined
      : or(
          sql`${users.firstName} || ' ' || ${users.lastName} ilike ${pattern}`,
          ilike(users.email, pattern),
          ilike(companies.name, pattern),
        ),
  )
  const select = () => selected(connection).where(found)
  const rows = await select()
    .orderBy(...orderOf(query), asc(contentClaims.id))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  const data = rows.map((row) => attendeeOf(row, timezone))
  return { data, total: await connection.$count(select().as('found')) }
}

/** @throws `not_found` */
export async function readAttendee(connection: Connection, uuid: string): Promise<Attendee> {
  const [row] = await selected(connection).where(eq(contentClaims.uuid, uuid))
  if (row === undefined) throw noSuchAttendee()
  return attendeeOf(row, (await itemWithZone(connection, row.contentUuid)).timezone)
}

/** The item of an attendee, and who that is; locked until the transaction ends. @throws `not_found` */
export async function lockAttendee(tx: Connection, uuid: string) {
  const [claim] = await tx.select().from(contentClaims).where(eq(contentClaims.uuid, uuid))
  if (claim === undefined) throw noSuchAttendee()
  const [row] = await tx
    .select()
    .from(contents)
    .where(eq(contents.uuid, claim.contentUuid))
    .for('update')
  if (row === undefined) throw noSuchAttendee()
  return { claim, row }
}

export const noSuchAttendee = () =>
  new Refusal('not_found', { detail: 'This person does not take part, or no longer does.' })

/** @throws `not_found` */
export async function attendanceOf(
  connection: Connection,
  contentUuid: string,
  now: Date,
): Promise<Attendance> {
  const { row, timezone } = await itemWithZone(connection, contentUuid)
  const ofItem = eq(contentClaims.contentUuid, contentUuid)
  const came = connection
    .select({ id: contentClaims.id })
    .from(contentClaims)
    .innerJoin(passes, eq(passes.claimId, contentClaims.id))
    .where(and(ofItem, isNotNull(passes.usedAt)))
  const employers = await connection
    .selectDistinct({ uuid: companies.uuid, name: companies.name })
    .from(contentClaims)
    .innerJoin(users, eq(users.id, contentClaims.userId))
    .innerJoin(companies, eq(companies.uuid, users.companyUuid))
    .where(ofItem)
    .orderBy(asc(companies.name), asc(companies.uuid))
  const action = actionOf(row)
  return {
    title: row.title,
    action: action === 'rsvp' || action === 'claim' ? action : 'none',
    start_at: row.startAt?.toISOString() ?? null,
    end_at: row.endAt?.toISOString() ?? null,
    timezone,
    taken: row.claimCount,
    came: await connection.$count(came.as('came')),
    capacity: limitOf(row),
    is_open: isOpen(row, now),
    companies: employers,
  }
}

const isOpen = (row: ContentRow, now: Date): boolean =>
  lifeCycleAt(row, now) === 'live' && ctaWindow(row, now) === 'open' && !isPassOver(row, now)

async function itemWithZone(connection: Connection, uuid: string) {
  const [found] = await connection
    .select({ row: contents, timezone: buildings.timezone })
    .from(contents)
    .innerJoin(buildings, eq(buildings.uuid, contents.buildingUuid))
    .where(eq(contents.uuid, uuid))
  if (found === undefined) throw new Refusal('not_found', { detail: 'No such event or deal.' })
  return found
}

const selected = (connection: Connection) =>
  connection
    .select({
      uuid: contentClaims.uuid,
      contentUuid: contentClaims.contentUuid,
      claimedAt: contentClaims.claimedAt,
      usedAt: passes.usedAt,
      userUuid: users.uuid,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      companyUuid: companies.uuid,
      companyName: companies.name,
    })
    .from(contentClaims)
    .innerJoin(users, eq(users.id, contentClaims.userId))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .leftJoin(passes, eq(passes.claimId, contentClaims.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selected>>[number]

const attendeeOf = (row: Row, timezone: string): Attendee => ({
  uuid: row.uuid,
  person: { uuid: row.userUuid, name: `${row.firstName} ${row.lastName}`, email: row.email },
  company:
    row.companyUuid === null || row.companyName === null
      ? null
      : { uuid: row.companyUuid, name: row.companyName },
  taken_at: row.claimedAt.toISOString(),
  came_at: row.usedAt?.toISOString() ?? null,
  timezone,
})

function orderOf({ sort, descending }: Query): SQL[] {
  const order = descending === true ? desc : asc
  if (sort === 'taken_at') return [order(contentClaims.claimedAt)]
  if (sort === 'came_at') {
    return [descending === true ? sql`${passes.usedAt} desc nulls last` : asc(passes.usedAt)]
  }
  return [order(sql`lower(${users.lastName})`), order(sql`lower(${users.firstName})`)]
}
