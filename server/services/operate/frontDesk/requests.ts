import type { OperatedRequest } from '@contract/operate/frontDesk'
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { companies, files, serviceCategories, serviceRequests, users } from '../../../db/schema'
import { type ListQuery, matching, pageSize } from '../list'
import { personOf } from './today'

type Query = ListQuery & { status?: OperatedRequest['status'] | undefined }

/** The service requests of a building, the newest first unless sorted otherwise. */
export async function requestsIn(
  connection: Connection,
  buildingUuid: string,
  query: Query,
  timezone: string,
): Promise<{ data: OperatedRequest[]; total: number }> {
  const { subject, description, status, createdAt, category, uuid } = serviceRequests
  const found = and(
    eq(serviceRequests.buildingUuid, buildingUuid),
    query.status === undefined ? undefined : eq(status, query.status),
    query.search === undefined
      ? undefined
      : or(ilike(subject, matching(query.search)), ilike(description, matching(query.search))),
  )
  const isDescending = query.descending ?? true
  const rows = await connection
    .select({
      request: serviceRequests,
      user: users,
      company: companies.name,
      label: serviceCategories.label,
      attachments: sql<number>`(select count(*)::int from ${files} where ${files.serviceRequestUuid} = ${uuid})`,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
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
    data: rows.map(({ request, user, company, label, attachments }) => ({
      uuid: request.uuid,
      subject: request.subject,
      description: request.description,
      category: label ?? request.category,
      sent_by: personOf(user, company),
      status: request.status,
      attachments,
      created_at: request.createdAt.toISOString(),
      timezone,
    })),
    total: await connection.$count(serviceRequests, found),
  }
}
