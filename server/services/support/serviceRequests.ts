import type { ReadBody } from '@contract/endpoint'
import type { createServiceRequest, RequestStatus, ServiceRequest } from '@contract/serviceRequests'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { files, serviceCategories, serviceRequests } from '../../db/schema'
import type { KeyedHash } from '../auth/keyedHash'
import { addressOf, attachFiles, type FileRow } from '../platform/files/files'
import { publish, topicOfUser } from '../platform/live/publish'
import { oneLine } from '../platform/oneLine'
import { Refusal } from '../platform/refusal'
import { translationOf } from '../tenancy/translate'
import { type AnswerRow, answersTo } from './answers'

type Row = typeof serviceRequests.$inferSelect
type Belongings = { files: readonly FileRow[]; answers: readonly AnswerRow[] }
type Reader = { userId: number; hash: KeyedHash; now: Date }

const noSuch = () => new Refusal('not_found', { detail: 'You have no such request.' })

function reply(
  row: Row,
  { files: attached, answers }: Belongings,
  { hash, now }: Reader,
): ServiceRequest {
  return {
    id: row.uuid,
    category: row.category,
    subject: row.subject,
    description: row.description,
    attachments: attached.map((file) => ({ name: file.name, url: addressOf(hash, file, now) })),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    answers: answers
      .filter(({ text }) => text !== '')
      .map(({ text, createdAt }) => ({ text, created_at: createdAt.toISOString() })),
  }
}

/** The files of requests, and the answers to them. */
async function belongingsOf(connection: Connection, uuids: readonly string[]) {
  const of = [...uuids]
  const attached =
    of.length === 0
      ? []
      : await connection
          .select()
          .from(files)
          .where(inArray(files.serviceRequestUuid, of))
          .orderBy(asc(files.position))
  const answers = await answersTo(connection, of)
  return (uuid: string): Belongings => ({
    files: attached.filter((file) => file.serviceRequestUuid === uuid),
    answers: answers.filter(({ requestUuid }) => requestUuid === uuid),
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
  const belongings = await belongingsOf(
    connection,
    rows.map(({ uuid }) => uuid),
  )
  const total = await connection.$count(serviceRequests, own)
  const data = rows.map((row) => reply(row, belongings(row.uuid), reader))
  return { data, total, limit, offset }
}

async function oneOf(connection: Connection, uuid: string, reader: Reader) {
  const [row] = await connection
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.uuid, uuid))
  if (row === undefined) throw noSuch()
  return reply(row, (await belongingsOf(connection, [uuid]))(uuid), reader)
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
    status: 'Pending',
    createdAt: reader.now,
  })
  const urls = (input.attachments ?? []).map(({ url }) => url)
  await attachFiles(tx, uuid, reader.userId, urls)
  await publish(tx, topicOfUser(reader.userId), { uuid })
  return oneOf(tx, uuid, reader)
}

const undecided = ['Pending', 'Submitted']

/**
 * Changes the status of a user's own request, in a transaction of its own. The user may withdraw a request that is
 * undecided; the building sets every other status.
 * @throws `request_status_invalid`
 */
export async function changeStatus(
  tx: Connection,
  buildingUuid: string,
  uuid: string,
  status: RequestStatus,
  reader: Reader,
): Promise<ServiceRequest> {
  const [row] = await tx
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.uuid, uuid),
        eq(serviceRequests.buildingUuid, buildingUuid),
        eq(serviceRequests.userId, reader.userId),
      ),
    )
    .for('update')
  if (row === undefined) throw noSuch()
  if (row.status !== status) {
    const isTheirs = status === 'Canceled' && undecided.includes(row.status)
    if (!isTheirs) throw new Refusal('request_status_invalid')
    await tx
      .update(serviceRequests)
      .set({ status, version: row.version + 1 })
      .where(eq(serviceRequests.uuid, uuid))
    await publish(tx, topicOfUser(reader.userId), { uuid })
  }
  return oneOf(tx, uuid, reader)
}
