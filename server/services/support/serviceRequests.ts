import type { ReadBody } from '@contract/endpoint'
import type { TenantAction } from '@contract/serviceRequestSteps'
import type { createServiceRequest, RequestStatus, ServiceRequest } from '@contract/serviceRequests'
import { actionsOfTenant, afterTenant, statusOf } from '@rules/support/requestLife'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { files, serviceCategories, serviceRequests, users } from '../../db/schema'
import type { KeyedHash } from '../auth/keyedHash'
import { addressOf, attachFiles, type FileRow } from '../platform/files/files'
import { publish, topicOfUser } from '../platform/live/publish'
import { oneLine } from '../platform/oneLine'
import { Refusal } from '../platform/refusal'
import { translationOf } from '../tenancy/translate'
import {
  lifeOf,
  lockRequest,
  nameOf,
  type RequestRow,
  type Step,
  stepsForTenant,
  takeStep,
} from './requestSteps'

type Belongings = {
  files: readonly FileRow[]
  steps: readonly Step[]
  assignee: string | null
}
type Reader = { userId: number; hash: KeyedHash; now: Date }

const noSuch = () => new Refusal('not_found', { detail: 'You have no such request.' })

function reply(
  row: RequestRow,
  { files: attached, steps, assignee }: Belongings,
  { hash, now }: Reader,
): ServiceRequest {
  const life = lifeOf(row)
  return {
    id: row.uuid,
    category: row.category,
    subject: row.subject,
    description: row.description,
    attachments: attached.map((file) => ({ name: file.name, url: addressOf(hash, file, now) })),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    state: life.state,
    assignee,
    completed_at: life.doneAt?.toISOString() ?? null,
    thread: steps.map(({ uuid, by, author, action, text, createdAt }) => ({
      uuid,
      by,
      author,
      action,
      text,
      created_at: createdAt.toISOString(),
    })),
    actions: actionsOfTenant(life, now),
  }
}

/** The files of requests, what was said about them, and who has them. */
async function belongingsOf(connection: Connection, rows: readonly RequestRow[]) {
  const of = rows.map(({ uuid }) => uuid)
  const attached =
    of.length === 0
      ? []
      : await connection
          .select()
          .from(files)
          .where(inArray(files.serviceRequestUuid, of))
          .orderBy(asc(files.position))
  const steps = await stepsForTenant(connection, of)
  const ids = rows.flatMap(({ assigneeId }) => assigneeId ?? [])
  const people =
    ids.length === 0 ? [] : await connection.select().from(users).where(inArray(users.id, ids))
  return ({ uuid, assigneeId }: RequestRow): Belongings => ({
    files: attached.filter((file) => file.serviceRequestUuid === uuid),
    steps: steps.filter(({ requestUuid }) => requestUuid === uuid),
    assignee: nameOf(people.find(({ id }) => id === assigneeId) ?? null),
  })
}

/** The requests of a user in a building, newest first. */
export async function serviceRequestsOf(
  connection: Connection,
  buildingUuid: string,
  { limit, offset }: { limit: number; offset: number },
  reader: Reader,
) {
  const own = and(
    eq(serviceRequests.userId, reader.userId),
    eq(serviceRequests.buildingUuid, buildingUuid),
  )
  const rows = await connection
    .select()
    .from(serviceRequests)
    .where(own)
    .orderBy(desc(serviceRequests.createdAt), desc(serviceRequests.uuid))
    .limit(limit)
    .offset(offset)
  const belongings = await belongingsOf(connection, rows)
  const total = await connection.$count(serviceRequests, own)
  const data = rows.map((row) => reply(row, belongings(row), reader))
  return { data, total, limit, offset }
}

async function oneOf(connection: Connection, uuid: string, reader: Reader) {
  const [row] = await connection
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.uuid, uuid))
  if (row === undefined) throw noSuch()
  return reply(row, (await belongingsOf(connection, [row]))(row), reader)
}

/** The categories of service requests in a building. */
export async function categoriesOf(connection: Connection, buildingUuid: string, lang: string) {
  const rows = await connection
    .select()
    .from(serviceCategories)
    .where(eq(serviceCategories.buildingUuid, buildingUuid))
    .orderBy(asc(serviceCategories.position))
  return rows.map(({ name, label, translations }) => {
    const { texts, locale } = translationOf(translations, lang)
    return { name, lang: locale, label: texts.label ?? label }
  })
}

/** Stores a request with its files, in a transaction of its own. */
export async function insertServiceRequest(
  tx: Connection,
  buildingUuid: string,
  input: ReadBody<typeof createServiceRequest>,
  reader: Reader,
): Promise<ServiceRequest> {
  const categories = await categoriesOf(tx, buildingUuid, '')
  if (!categories.some(({ name }) => name === input.category)) {
    const message = 'Is not a category of this building'
    throw new Refusal('invalid_request', {
      errors: [{ path: 'body.category', code: 'unknown_category', message }],
    })
  }
  const uuid = crypto.randomUUID()
  await tx.insert(serviceRequests).values({
    uuid,
    buildingUuid,
    userId: reader.userId,
    category: input.category,
    subject: oneLine(input.subject),
    description: input.description.replaceAll(/\r\n?/g, '\n'),
    status: statusOf('submitted'),
    state: 'submitted',
    createdAt: reader.now,
  })
  const urls = (input.attachments ?? []).map(({ url }) => url)
  await attachFiles(tx, uuid, reader.userId, urls)
  await publish(tx, topicOfUser(reader.userId), { uuid })
  return oneOf(tx, uuid, reader)
}

const ownIn = (buildingUuid: string, uuid: string, { userId }: Reader) =>
  and(
    eq(serviceRequests.uuid, uuid),
    eq(serviceRequests.buildingUuid, buildingUuid),
    eq(serviceRequests.userId, userId),
  )

/**
 * A user's own request.
 * @throws `not_found`
 */
export async function serviceRequestOf(
  connection: Connection,
  buildingUuid: string,
  uuid: string,
  reader: Reader,
): Promise<ServiceRequest> {
  const [row] = await connection
    .select()
    .from(serviceRequests)
    .where(ownIn(buildingUuid, uuid, reader))
  if (row === undefined) throw noSuch()
  return reply(row, (await belongingsOf(connection, [row]))(row), reader)
}

/**
 * What a user does with their own request, in a transaction of its own.
 * @throws `not_found`; `request_status_invalid` for what is not possible where the request stands
 */
export async function stepAsTenant(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
  { action, text }: { action: TenantAction; text: string },
  reader: Reader,
): Promise<ServiceRequest> {
  const row = await lockRequest(tx, ownIn(buildingUuid, uuid, reader))
  if (row === undefined) throw noSuch()
  const state = afterTenant(action, lifeOf(row), reader.now)
  if (state === null) throw new Refusal('request_status_invalid')
  const said = { action, text: text.replaceAll(/\r\n?/g, '\n'), authorId: reader.userId }
  const step = { by: 'tenant', ...said, state } as const
  await takeStep(tx, row, step, reader.now)
  await publish(tx, topicOfUser(reader.userId), { uuid })
  return oneOf(tx, uuid, reader)
}

/**
 * The only status that a user sets is that of a request which they withdraw; the building sets every other one. To withdraw it
 * again changes nothing.
 * @throws `not_found`, `request_status_invalid`
 */
export async function changeStatus(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
  status: RequestStatus,
  reader: Reader,
): Promise<ServiceRequest> {
  const row = await lockRequest(tx, ownIn(buildingUuid, uuid, reader))
  if (row === undefined) throw noSuch()
  if (row.status === status) return oneOf(tx, uuid, reader)
  if (status !== 'Canceled') throw new Refusal('request_status_invalid')
  return stepAsTenant(tx, buildingUuid, uuid, { action: 'withdraw', text: '' }, reader)
}
