import type { OperatedRequest } from '@contract/operate/frontDesk'
import { type RequestState, type RequestView, requestStates } from '@contract/serviceRequestSteps'
import { requestStatus } from '@contract/serviceRequests'
import { stateOf, statesIn } from '@rules/support/requestLife'
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../db/database'
import { companies, files, serviceCategories, serviceRequests, users } from '../../../db/schema'
import { nameOf } from '../../support/requestSteps'
import { type ListQuery, matching, pageSize } from '../list'
import { type Staff, shownTo } from './requestReach'
import { personOf } from './today'

type Query = ListQuery & { view?: RequestView | undefined; state?: RequestState | undefined }

const everyRow = requestStatus.options.flatMap((status) =>
  [null, ...requestStates].map((stored) => ({ status, stored, state: stateOf(status, stored) })),
)

/** A condition: where a request stands is one of these. It follows from `stateOf`. */
export function standsIn(states: readonly RequestState[]): SQL {
  const rows = everyRow.filter(({ state }) => states.includes(state))
  const pairs = rows.map(({ status, stored }) => sql`(${status}, ${stored ?? ''})`)
  const { status, state } = serviceRequests
  return sql`(${status}, coalesce(${state}, '')) in (${sql.join(pairs, sql`, `)})`
}

/** The service requests of a building, the newest first unless sorted otherwise. */
export async function requestsIn(
  connection: Connection,
  buildingUuid: string,
  { view, state, ...query }: Query,
  { timezone, staff }: { timezone: string; staff: Staff },
): Promise<{ data: OperatedRequest[]; total: number }> {
  const { subject, description, createdAt, category, uuid, assigneeId } = serviceRequests
  const assignees = alias(users, 'assignees')
  const found = and(
    eq(serviceRequests.buildingUuid, buildingUuid),
    await shownTo(connection, staff, buildingUuid),
    view === undefined ? undefined : standsIn(statesIn[view]),
    view === 'mine' ? eq(assigneeId, staff.id) : undefined,
    state === undefined ? undefined : standsIn([state]),
    query.search === undefined
      ? undefined
      : or(ilike(subject, matching(query.search)), ilike(description, matching(query.search))),
  )
  const isDescending = query.descending ?? true
  const rows = await connection
    .select({
      request: serviceRequests,
      user: users,
      assignee: assignees,
      company: companies.name,
      label: serviceCategories.label,
      attachments: sql<number>`(select count(*)::int from ${files} where ${files.serviceRequestUuid} = ${uuid})`,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .leftJoin(assignees, eq(assignees.id, assigneeId))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .leftJoin(
      serviceCategories,
      and(
        eq(serviceCategories.buildingUuid, serviceRequests.buildingUuid),
        eq(serviceCategories.name, category),
      ),
    )
    .where(found)
    .orderBy(isDescending ? desc(createdAt) : asc(createdAt), asc(uuid))
    .limit(query.limit ?? pageSize)
    .offset(query.offset ?? 0)
  return {
    data: rows.map(({ request, user, assignee, company, label, attachments }) => ({
      uuid: request.uuid,
      subject: request.subject,
      description: request.description,
      category: label ?? request.category,
      sent_by: personOf(user, company),
      state: stateOf(request.status, request.state),
      status: request.status,
      assignee: assignee && { uuid: assignee.uuid, name: nameOf(assignee) ?? '' },
      attachments,
      created_at: request.createdAt.toISOString(),
      timezone,
    })),
    total: await connection.$count(serviceRequests, found),
  }
}
