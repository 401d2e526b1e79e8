import { randomUUID } from 'node:crypto'
import type { OperatedRequestDetail, requestDecisions } from '@contract/operate/frontDesk'
import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  buildings,
  companies,
  files,
  requestAnswers,
  serviceCategories,
  serviceRequests,
  users,
} from '../../../db/schema'
import type { KeyedHash } from '../../auth/keyedHash'
import { addressOf } from '../../platform/files/files'
import { publish, topicOfUser } from '../../platform/live/publish'
import { Refusal } from '../../platform/refusal'
import { checkVersion } from '../versioned'
import { personOf } from './today'

type View = { hash: KeyedHash; now: Date }
type Answer = {
  version: number
  answer: string
  status?: (typeof requestDecisions)[number] | undefined
}

const of = (uuid: string) => eq(serviceRequests.uuid, uuid)
const noSuch = () => new Refusal('not_found', { detail: 'The building has no such request.' })

/** @throws `not_found` */
export async function requestOf(
  connection: Connection,
  uuid: string,
  { hash, now }: View,
): Promise<OperatedRequestDetail> {
  const [row] = await connection
    .select({
      request: serviceRequests,
      user: users,
      company: companies.name,
      label: serviceCategories.label,
      building: { uuid: buildings.uuid, name: buildings.name },
      timezone: buildings.timezone,
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.userId))
    .innerJoin(buildings, eq(buildings.uuid, serviceRequests.buildingUuid))
    .leftJoin(companies, eq(companies.uuid, users.companyUuid))
    .leftJoin(
      serviceCategories,
      and(
        eq(serviceCategories.buildingUuid, serviceRequests.buildingUuid),
        eq(serviceCategories.name, serviceRequests.category),
      ),
    )
    .where(of(uuid))
  if (row === undefined) throw noSuch()
  const { request, user, company, label, building, timezone } = row
  const attached = await connection
    .select()
    .from(files)
    .where(eq(files.serviceRequestUuid, uuid))
    .orderBy(asc(files.position))
  const answers = await connection
    .select({ answer: requestAnswers, author: users })
    .from(requestAnswers)
    .leftJoin(users, eq(users.id, requestAnswers.authorId))
    .where(eq(requestAnswers.requestUuid, uuid))
    .orderBy(asc(requestAnswers.createdAt), asc(requestAnswers.uuid))
  return {
    uuid: request.uuid,
    version: request.version,
    subject: request.subject,
    description: request.description,
    category: label ?? request.category,
    sent_by: personOf(user, company),
    status: request.status,
    created_at: request.createdAt.toISOString(),
    timezone,
    building,
    files: attached.map((file) => ({ name: file.name, url: addressOf(hash, file, now) })),
    answers: answers.map(({ answer, author }) => ({
      uuid: answer.uuid,
      author: author && personOf(author, null).name,
      text: answer.text,
      status: answer.status,
      created_at: answer.createdAt.toISOString(),
    })),
  }
}

/**
 * Answers a request, and decides about it. Its tenant sees it at once; the caller mails them.
 * @returns the tenant's address and language, the request as it was, and what the answer was to
 * @throws `not_found`, `version_conflict`; `request_status_invalid` for a request that was withdrawn
 */
export async function answerRequest(
  tx: Connection,
  uuid: string,
  { answer, ...sent }: Answer,
  { authorId, now }: { authorId: number; now: Date },
) {
  const [row] = await tx.select().from(serviceRequests).where(of(uuid)).for('update')
  if (row === undefined) throw noSuch()
  checkVersion(row, sent)
  if (row.status === 'Canceled') {
    throw new Refusal('request_status_invalid', {
      detail: 'The tenant has withdrawn this request.',
    })
  }
  const { status = row.status } = sent
  await tx.insert(requestAnswers).values({
    uuid: randomUUID(),
    requestUuid: uuid,
    authorId,
    text: answer.replaceAll(/\r\n?/g, '\n'),
    status: status === row.status ? null : status,
    createdAt: now,
  })
  await tx
    .update(serviceRequests)
    .set({ status, version: row.version + 1 })
    .where(eq(serviceRequests.uuid, uuid))
  await publish(tx, topicOfUser(row.userId), { uuid: uuid })
  const [tenant] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, row.userId))
  if (tenant === undefined) throw noSuch()
  return { tenant, before: row.status, after: status, subject: row.subject }
}
