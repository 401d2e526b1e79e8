import type { ReadBody } from '@contract/endpoint'
import { personNameOf } from '@contract/personName'
import type { inviteVisitor, Visitor } from '@contract/visitors'
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users, visitors } from '../../db/schema'
import type { UserRow } from '../account/users'
import type { KeyedHash } from '../auth/keyedHash'
import { codeOf, newLocator } from '../content/passes/passCode'
import { oneLine } from '../platform/oneLine'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from '../tenancy/buildings'
import { isMember } from '../tenancy/membership'
import { visitDay } from './visitDay'

export type VisitorRow = typeof visitors.$inferSelect
type Host = { userId: number; buildingUuid: string; now: Date }

/** How far ahead a visit can be planned. */
const daysAhead = 180
const maxExpected = 100
const dayMs = 86_400_000

/**
 * Guests of a guest building cannot invite visitors.
 * @throws `not_found`, `permission_denied`
 */
export async function enterAsHost(connection: Connection, { userId, buildingUuid }: Host) {
  const building = await enterBuilding(connection, userId, buildingUuid)
  if (await isMember(connection, userId, building.uuid)) return building
  throw new Refusal('permission_denied', { detail: 'Only tenants invite visitors.' })
}

export function statusOf(row: VisitorRow, now: Date): Visitor['status'] {
  if (row.cancelledAt !== null) return 'cancelled'
  if (row.leftAt !== null) return 'left'
  const isOver = row.validUntil <= now
  if (row.checkedInAt !== null) return isOver ? 'left' : 'checked_in'
  return isOver ? 'missed' : 'expected'
}

export function visitorReply(
  row: VisitorRow,
  { hash, timezone, now }: { hash: KeyedHash; timezone: string; now: Date },
): Visitor {
  const status = statusOf(row, now)
  return {
    uuid: row.uuid,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    company: row.company,
    host_name: row.hostName,
    note: row.note,
    expected_at: row.expectedAt.toISOString(),
    timezone,
    status,
    code: status === 'expected' ? codeOf(hash, boundTo(row)) : null,
    checked_in_at: row.checkedInAt?.toISOString() ?? null,
    left_at: row.leftAt?.toISOString() ?? null,
  }
}

export const boundTo = ({ locator, uuid: visitorUuid }: VisitorRow) => ({ locator, visitorUuid })

const invitedBy = ({ userId, buildingUuid }: Host): SQL | undefined =>
  and(eq(visitors.invitedBy, userId), eq(visitors.buildingUuid, buildingUuid))

/** The user's own visitors: current and upcoming ones first, soonest first, then all others, latest first. */
export async function visitorsOf(
  connection: Connection,
  host: Host,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: VisitorRow[]; total: number }> {
  const isOpen = sql<boolean>`${visitors.cancelledAt} is null and ${visitors.leftAt} is null and ${visitors.validUntil} > ${host.now.toISOString()}::timestamptz`
  const [rows, total] = await Promise.all([
    connection
      .select()
      .from(visitors)
      .where(invitedBy(host))
      .orderBy(
        desc(isOpen),
        asc(sql`case when ${isOpen} then ${visitors.expectedAt} end`),
        desc(visitors.expectedAt),
        asc(visitors.uuid),
      )
      .limit(limit)
      .offset(offset),
    connection.$count(visitors, invitedBy(host)),
  ])
  return { rows, total }
}

type Wanted = ReadBody<typeof inviteVisitor>

/**
 * Stores an invitation in a transaction of its own. The row of the user is locked first, so that concurrent invitations
 * are counted.
 * @throws `visit_time_invalid`, `too_many_visitors`
 */
export async function invite(
  tx: Connection,
  wanted: Wanted,
  { timezone, ...host }: Host & { timezone: string },
): Promise<VisitorRow> {
  const { userId, buildingUuid, now } = host
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (user === undefined) throw new Refusal('not_found')
  const day = await visitDay(tx, { date: wanted.date, time: wanted.time, timezone })
  const latest = now.getTime() + daysAhead * dayMs
  if (day.expectedAt <= now || day.expectedAt.getTime() > latest) {
    throw new Refusal('visit_time_invalid', { detail: 'Not in the past, and not too far ahead.' })
  }
  const waiting = await tx.$count(
    visitors,
    and(
      eq(visitors.invitedBy, userId),
      isNull(visitors.cancelledAt),
      isNull(visitors.checkedInAt),
      gt(visitors.validUntil, now),
    ),
  )
  if (waiting >= maxExpected) throw new Refusal('too_many_visitors')
  const hostName = oneLine(wanted.host_name ?? '') || nameInLetter(user)
  const row: VisitorRow = {
    uuid: crypto.randomUUID(),
    locator: newLocator(),
    buildingUuid,
    invitedBy: userId,
    firstName: oneLine(wanted.first_name),
    lastName: oneLine(wanted.last_name),
    email: wanted.email,
    company: oneLine(wanted.company ?? '') || null,
    hostName,
    note: wanted.note || null,
    invitedAt: now,
    cancelledAt: null,
    checkedInAt: null,
    checkedInBy: null,
    leftAt: null,
    ...day,
  }
  await tx.insert(visitors).values(row)
  return row
}

/** Older releases stored the names of identity providers unchecked, so names with links are omitted. */
function nameInLetter({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map(personNameOf)
    .filter((name) => name !== null)
    .join(' ')
}

/** @throws `not_found` for a visitor of another user or building, `visitor_not_expected` */
export async function cancelVisit(
  connection: Connection,
  uuid: string,
  host: Host,
): Promise<VisitorRow> {
  const [row] = await connection
    .update(visitors)
    .set({ cancelledAt: host.now })
    .where(
      and(
        eq(visitors.uuid, uuid),
        invitedBy(host),
        isNull(visitors.cancelledAt),
        isNull(visitors.checkedInAt),
        gt(visitors.validUntil, host.now),
      ),
    )
    .returning()
  return row ?? refuse(connection, uuid, host, 'visitor_not_expected')
}

/** @throws `not_found` for a visitor of another user or building, `visitor_not_here` */
export async function endVisit(
  connection: Connection,
  uuid: string,
  host: Host,
): Promise<VisitorRow> {
  const [row] = await connection
    .update(visitors)
    .set({ leftAt: host.now })
    .where(
      and(
        eq(visitors.uuid, uuid),
        invitedBy(host),
        isNull(visitors.leftAt),
        sql`${visitors.checkedInAt} is not null`,
        gt(visitors.validUntil, host.now),
      ),
    )
    .returning()
  return row ?? refuse(connection, uuid, host, 'visitor_not_here')
}

async function refuse(
  connection: Connection,
  uuid: string,
  host: Host,
  code: 'visitor_not_expected' | 'visitor_not_here',
): Promise<never> {
  const [known] = await connection
    .select()
    .from(visitors)
    .where(and(eq(visitors.uuid, uuid), invitedBy(host)))
  throw new Refusal(known === undefined ? 'not_found' : code)
}
