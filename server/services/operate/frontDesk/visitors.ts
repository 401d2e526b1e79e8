import type { OperatedVisitor, VisitorStep, VisitorsInside } from '@contract/operate/frontDesk'
import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { buildings, companies, users, visitors } from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { statusOf, type VisitorRow } from '../../visitors/visitors'
import { type ListQuery, matching, pageSize } from '../list'
import { inPeriod, type Period, personOf, type Today } from './today'

type Query = ListQuery & { period?: Period | undefined }

/** The visitors of a building; past ones with the latest first, unless sorted otherwise. */
export async function visitorsIn(
  connection: Connection,
  buildingUuid: string,
  query: Query,
  { today, now }: { today: Today; now: Date },
): Promise<{ data: OperatedVisitor[]; total: number }> {
  const { expectedAt, firstName, lastName, company, hostName, uuid } = visitors
  const found = and(
    eq(visitors.buildingUuid, buildingUuid),
    inPeriod(expectedAt, today, query.period),
    query.search === undefined
      ? undefined
      : or(
          sql`${firstName} || ' ' || ${lastName} ilike ${matching(query.search)}`,
          ...[company, hostName].map((column) => ilike(column, matching(query.search))),
        ),
  )
  const isDescending = query.descending ?? query.period === 'past'
  const rows = await withHosts(connection)
    .where(found)
    .orderBy(isDescending ? desc(expectedAt) : asc(expectedAt), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: rows.map((row) => visitorOf(row, { timezone: today.timezone, now })),
    total: await connection.$count(visitors, found),
  }
}

const withHosts = (connection: Connection) =>
  connection
    .select({ visitor: visitors, user: users, employer: companies.name })
    .from(visitors)
    .innerJoin(users, eq(users.id, visitors.invitedBy))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))

const fullName = ({ firstName, lastName }: Record<'firstName' | 'lastName', string>) =>
  `${firstName} ${lastName}`

function visitorOf(
  { visitor, user, employer }: Awaited<ReturnType<typeof withHosts>>[number],
  { timezone, now }: { timezone: string; now: Date },
): OperatedVisitor {
  return {
    uuid: visitor.uuid,
    name: fullName(visitor),
    company: visitor.company,
    host_name: visitor.hostName,
    note: visitor.note,
    invited_by: personOf(user, employer),
    expected_at: visitor.expectedAt.toISOString(),
    timezone,
    status: statusOf(visitor, now),
    steps: stepsOf(visitor, now),
    checked_in_at: visitor.checkedInAt?.toISOString() ?? null,
    left_at: visitor.leftAt?.toISOString() ?? null,
  }
}

/** What the desk can do, on the day of the visit. */
function stepsOf(row: VisitorRow, now: Date): VisitorStep[] {
  if (row.validFrom > now || row.validUntil <= now) return []
  const status = statusOf(row, now)
  if (status === 'expected') return ['arrive']
  if (status === 'checked_in') return ['leave']
  return status === 'left' ? ['back'] : []
}

/** @throws `not_found` */
export async function readVisitor(
  connection: Connection,
  uuid: string,
  { buildingUuid, ...view }: { buildingUuid: string; timezone: string; now: Date },
): Promise<OperatedVisitor> {
  const [row] = await withHosts(connection).where(
    and(eq(visitors.uuid, uuid), eq(visitors.buildingUuid, buildingUuid)),
  )
  if (row === undefined) throw noSuchVisitor()
  return visitorOf(row, view)
}

export const noSuchVisitor = () =>
  new Refusal('not_found', { detail: 'The building has no such visitor.' })

/** A condition on the visitors of a building: they have arrived, have not left, and the day of the visit is not over. */
export const isInside = (buildingUuid: string, now: Date) =>
  and(
    eq(visitors.buildingUuid, buildingUuid),
    isNull(visitors.cancelledAt),
    isNotNull(visitors.checkedInAt),
    isNull(visitors.leftAt),
    gt(visitors.validUntil, now),
  )

/** All of them, by name. */
export async function visitorsInsideOf(
  connection: Connection,
  buildingUuid: string,
  now: Date,
): Promise<VisitorsInside> {
  const [building] = await connection
    .select({ uuid: buildings.uuid, name: buildings.name, timezone: buildings.timezone })
    .from(buildings)
    .where(eq(buildings.uuid, buildingUuid))
  if (building === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  const rows = await connection
    .select()
    .from(visitors)
    .where(isInside(buildingUuid, now))
    .orderBy(asc(visitors.lastName), asc(visitors.firstName), asc(visitors.uuid))
  return {
    building,
    read_at: now.toISOString(),
    visitors: rows.map((row) => ({
      uuid: row.uuid,
      name: fullName(row),
      company: row.company,
      host_name: row.hostName,
      checked_in_at: (row.checkedInAt ?? now).toISOString(),
    })),
  }
}
