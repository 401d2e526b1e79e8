import { randomUUID } from 'node:crypto'
import type { RequestState } from '@contract/serviceRequestSteps'
import { stateOf, statusOf } from '@rules/support/requestLife'
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/database'
import { buildings, requestSteps, serviceRequests, users } from '../../db/schema'

export type RequestRow = typeof serviceRequests.$inferSelect
type StepRow = typeof requestSteps.$inferSelect

/** A step, with the names of its author and of whom it was assigned to. */
export type Step = StepRow & { author: string | null; assignee: string | null }

/** What the rules of its life need of a stored request. */
export const lifeOf = ({ status, state, doneAt }: RequestRow) => ({
  state: stateOf(status, state),
  doneAt,
})

/** @returns a request of which no one else takes a step until the transaction ends */
export async function lockRequest(tx: Connection, condition: SQL | undefined) {
  const [row] = await tx.select().from(serviceRequests).where(condition).for('update')
  return row
}

type Taken = Pick<StepRow, 'by' | 'action' | 'text'> & {
  authorId: number
  state: RequestState
  /** The new one, for a request that changes hands. */
  assigneeId?: number
}

/** Stores a step of a locked request, and where the request stands after it. */
export async function takeStep(
  tx: Connection,
  row: RequestRow,
  { state, assigneeId, ...step }: Taken,
  now: Date,
): Promise<void> {
  const before = stateOf(row.status, row.state)
  const version = row.version + 1
  await tx.insert(requestSteps).values({
    ...step,
    uuid: randomUUID(),
    requestUuid: row.uuid,
    assigneeId: assigneeId ?? null,
    version,
    createdAt: now,
  })
  await tx
    .update(serviceRequests)
    .set({
      version,
      // A status that says more than the state, such as Denied_Unavailable, stays with it.
      ...(state !== before && { status: statusOf(state), state }),
      ...(state !== before && state === 'done' && { doneAt: now }),
      ...(state === 'reopened' && { doneAt: null }),
      ...(assigneeId !== undefined && { assigneeId }),
    })
    .where(eq(serviceRequests.uuid, row.uuid))
}

/** All steps of a request, for staff alone. */
export const stepsForStaff = (connection: Connection, request: string): Promise<Step[]> =>
  stepsWhere(connection, eq(requestSteps.requestUuid, request))

/** The steps of requests as their tenants may read them: without notes. */
export async function stepsForTenant(
  connection: Connection,
  requests: readonly string[],
): Promise<Step[]> {
  if (requests.length === 0) return []
  return stepsWhere(
    connection,
    and(inArray(requestSteps.requestUuid, [...requests]), ne(requestSteps.action, 'note')),
  )
}

/** The oldest first. */
async function stepsWhere(connection: Connection, condition: SQL | undefined): Promise<Step[]> {
  const [authors, assignees] = [alias(users, 'authors'), alias(users, 'assignees')]
  const rows = await connection
    .select({ step: requestSteps, author: authors, assignee: assignees })
    .from(requestSteps)
    .leftJoin(authors, eq(authors.id, requestSteps.authorId))
    .leftJoin(assignees, eq(assignees.id, requestSteps.assigneeId))
    .where(condition)
    .orderBy(asc(requestSteps.requestUuid), asc(requestSteps.version))
  return rows.map(({ step, author, assignee }) => ({
    ...step,
    author: nameOf(author),
    assignee: nameOf(assignee),
  }))
}

/** Those who have a request, and what a letter about it names; null if no one has it. */
export async function assigneeOfRequest(connection: Connection, uuid: string) {
  const [row] = await connection
    .select({
      assignee: { id: users.id, email: users.email, locale: users.locale },
      building: { uuid: buildings.uuid, name: buildings.name },
      subject: serviceRequests.subject,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.assigneeId))
    .innerJoin(buildings, eq(buildings.uuid, serviceRequests.buildingUuid))
    .where(eq(serviceRequests.uuid, uuid))
  return row ?? null
}

/** The name of a person; null for none. */
export const nameOf = (person: { firstName: string; lastName: string } | null): string | null =>
  person && `${person.firstName} ${person.lastName}`
