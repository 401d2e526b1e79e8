import type { OperatedVisitor } from '@contract/operate/frontDesk'
import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { companies, users, visitors } from '../../../db/schema'
import { statusOf } from '../../visitors/visitors'
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
          ...[firstName, lastName, company, hostName].map((column) =>
            ilike(column, matching(query.search)),
          ),
        ),
  )
  const isDescending = query.descending ?? query.period === 'past'
  const rows = await connection
    .select({ visitor: visitors, user: users, employer: companies.name })
    .from(visitors)
    .innerJoin(users, eq(users.id, visitors.invitedBy))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .where(found)
    .orderBy(isDescending ? desc(expectedAt) : asc(expectedAt), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: rows.map(({ visitor, user, employer }) => ({
      uuid: visitor.uuid,
      name: `${visitor.firstName} ${visitor.lastName}`,
      company: visitor.company,
      host_name: visitor.hostName,
      invited_by: personOf(user, employer),
      expected_at: visitor.expectedAt.toISOString(),
      timezone: today.timezone,
      status: statusOf(visitor, now),
      checked_in_at: visitor.checkedInAt?.toISOString() ?? null,
      left_at: visitor.leftAt?.toISOString() ?? null,
    })),
    total: await connection.$count(visitors, found),
  }
}
