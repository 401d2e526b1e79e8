import { timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { files } from '../../../db/schema'
import type { FileStore } from '../../../ports/fileStore'
import type { KeyedHash } from '../../auth/keyedHash'
import type { CheckedAttachment } from '../../support/attachments'
import { Refusal } from '../refusal'

export type FileRow = typeof files.$inferSelect
type NewFile = Pick<FileRow, 'uuid' | 'userId' | 'name' | 'contentType' | 'bytes' | 'createdAt'>
type Store = { connection: Connection; store: FileStore }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long an address of a file is valid after the reply that contains it. */
const addressMs = hourMs

/** Stores the content of files. Call it before inserting the rows that refer to them. */
export async function storeFiles(
  store: FileStore,
  attachments: readonly CheckedAttachment[],
  { userId, now }: { userId: number; now: Date },
): Promise<NewFile[]> {
  const rows = attachments.map(({ name, contentType, file }) => ({
    uuid: crypto.randomUUID(),
    userId,
    name,
    contentType,
    bytes: file.size,
    createdAt: now,
  }))
  for (const [n, { uuid }] of rows.entries()) {
    const content = await attachments[n]?.file.arrayBuffer()
    await store.write(uuid, new Uint8Array(content ?? new ArrayBuffer(0)))
  }
  return rows
}

/** Records stored files of a user until a request attaches them. */
export async function recordFiles(tx: Connection, rows: readonly NewFile[]): Promise<void> {
  await tx.insert(files).values([...rows])
}

/** Deletes files whose rows could not be written. */
export async function removeFiles(store: FileStore, rows: readonly NewFile[]): Promise<void> {
  for (const { uuid } of rows) await store.remove(uuid)
}

/** `/files/{uuid}?until=…&signature=…`, valid for an hour and for every bearer. */
export function addressOf(hash: KeyedHash, { uuid }: Pick<FileRow, 'uuid'>, now: Date): string {
  const until = String(now.getTime() + addressMs)
  return `/files/${uuid}?until=${until}&signature=${hash('file', uuid, until)}`
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * The file of a signed address that has not expired.
 * @throws `not_found`
 */
export async function fileAt(
  connection: Connection,
  hash: KeyedHash,
  { uuid, until, signature }: { uuid: string; until: string; signature: string },
  now: Date,
): Promise<FileRow> {
  const isOurs = isSame(hash('file', uuid, until), signature)
  const [row] =
    isOurs && Number(until) > now.getTime()
      ? await connection.select().from(files).where(eq(files.uuid, uuid))
      : []
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such file.' })
  return row
}

const uuidPattern = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\?/

/**
 * Attaches files to a request, in their order. The same user must have uploaded each one, and no other request may have
 * it.
 * @throws `invalid_request` for any other address
 */
export async function attachFiles(
  tx: Connection,
  serviceRequestUuid: string,
  userId: number,
  urls: readonly string[],
): Promise<void> {
  for (const [position, url] of urls.entries()) {
    const uuid = uuidPattern.exec(url)?.[1]
    const [row] =
      uuid === undefined
        ? []
        : await tx
            .update(files)
            .set({ serviceRequestUuid, position })
            .where(
              and(eq(files.uuid, uuid), eq(files.userId, userId), isNull(files.serviceRequestUuid)),
            )
            .returning({ uuid: files.uuid })
    if (row === undefined) {
      const message = 'Is not an unattached file that you have uploaded'
      throw new Refusal('invalid_request', {
        errors: [{ path: `body.attachments.${position}`, code: 'unknown_file', message }],
      })
    }
  }
}

/** Deletes files that no request has attached within a day. */
export async function pruneFiles({ connection, store }: Store, now: Date): Promise<void> {
  const forgotten = await connection
    .select({ uuid: files.uuid })
    .from(files)
    .where(
      and(isNull(files.serviceRequestUuid), lt(files.createdAt, new Date(now.getTime() - dayMs))),
    )
    .limit(1000)
  if (forgotten.length === 0) return
  const uuids = forgotten.map(({ uuid }) => uuid)
  // A row without its file would be worse than a file without its row.
  await connection.delete(files).where(inArray(files.uuid, uuids))
  for (const uuid of uuids) await store.remove(uuid)
}
