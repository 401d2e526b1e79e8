import type { OperatedRequestDetail } from '@contract/operate/frontDesk'
import { actionsOfStaff } from '@rules/support/requestLife'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../../db/database'
import {
  buildings,
  companies,
  files,
  serviceCategories,
  serviceRequests,
  users,
} from '../../../db/schema'
import type { KeyedHash } from '../../auth/keyedHash'
import { addressOf } from '../../platform/files/files'
import { Refusal } from '../../platform/refusal'
import { lifeOf, nameOf, stepsForStaff } from '../../support/requestSteps'
import { assigneesIn, mayAssign, type Staff } from './requestReach'
import { personOf } from './today'

type View = { hash: KeyedHash; now: Date; staff: Staff }

export const noSuchRequest = () =>
  new Refusal('not_found', { detail: 'The building has no such request.' })

/** @throws `not_found`, also for one that is assigned to others, for those who see only their own */
export async function requestOf(
  connection: Connection,
  uuid: string,
  { hash, now, staff }: View,
): Promise<OperatedRequestDetail> {
  const assignees = alias(users, 'assignees')
  const [row] = await connection
    .select({
      request: serviceRequests,
      user: users,
      assignee: assignees,
      company: companies.name,
      label: serviceCategories.label,
      building: { uuid: buildings.uuid, name: buildings.name },
      timezone: buildings.timezone,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .innerJoin(buildings, eq(buildings.uuid, serviceRequests.buildingUuid))
    .leftJoin(assignees, eq(assignees.id, serviceRequests.assigneeId))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .leftJoin(
      serviceCategories,
      and(
        eq(serviceCategories.buildingUuid, serviceRequests.buildingUuid),
        eq(serviceCategories.name, serviceRequests.category),
      ),
    )
    .where(eq(serviceRequests.uuid, uuid))
  if (row === undefined) throw noSuchRequest()
  const { request, user, assignee, company, label, building, timezone } = row
  const isAssigning = await mayAssign(connection, staff, building.uuid)
  if (!isAssigning && request.assigneeId !== staff.id) throw noSuchRequest()
  const attached = await connection
    .select()
    .from(files)
    .where(eq(files.serviceRequestUuid, uuid))
    .orderBy(asc(files.position))
  const steps = await stepsForStaff(connection, uuid)
  const possible = isAssigning ? await assigneesIn(connection, building.uuid) : []
  const life = lifeOf(request)
  return {
    uuid: request.uuid,
    version: request.version,
    subject: request.subject,
    description: request.description,
    category: label ?? request.category,
    sent_by: personOf(user, company),
    state: life.state,
    status: request.status,
    assignee: assignee && { uuid: assignee.uuid, name: nameOf(assignee) ?? '' },
    created_at: request.createdAt.toISOString(),
    completed_at: life.doneAt?.toISOString() ?? null,
    timezone,
    building,
    files: attached.map((file) => ({ name: file.name, url: addressOf(hash, file, now) })),
    thread: steps.map(({ uuid: step, by, author, action, text, assignee: to, createdAt }) => ({
      uuid: step,
      by,
      author,
      action,
      text,
      assignee: to,
      created_at: createdAt.toISOString(),
    })),
    actions: actionsOfStaff(life).filter((action) => action !== 'assign' || isAssigning),
    assignees: possible.map(({ uuid: person, name }) => ({ uuid: person, name })),
  }
}
