import { timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { files } from '../../db/schema'
import type { FileStore } from '../../ports/fileStore'
import type { KeyedHash } from '../keyedHash'
import { Refusal } from '../refusal'
import type { CheckedAttachment } from '../support/attachments'

export type FileRow = typeof files.$inferSelect
type Store = { connection: Connection; store: FileStore }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long an address of a file is good, from the reply that has it. */
const addressMs = hourMs

/** Keeps files of a user until a request names them. First what they hold, then that they are there. */
export async function keepFiles(
  { connection, store }: Store,
  attachments: readonly CheckedAttachment[],
  { userId, now }: { userId: number; now: Date },
): Promise<FileRow[]> {
  const rows = attachments.map(({ name, contentType, content }) => ({
    uuid: crypto.randomUUID(),
    userId,
    name,
    contentType,
    bytes: content.byteLength,
    createdAt: now,
  }))
  for (const [n, { uuid }] of rows.entries()) {
    await store.write(uuid, attachments[n]?.content ?? new Uint8Array())
  }
  return connection.insert(files).values(rows).returning()
}

/** `/files/{uuid}?until=…&signature=…`: for an hour, and for whoever has it. */
export function addressOf(hash: KeyedHash, { uuid }: Pick<FileRow, 'uuid'>, now: Date): string {
  const until = String(now.getTime() + addressMs)
  return `/files/${uuid}?until=${until}&signature=${hash('file', uuid, until)}`
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** A file whose address we made, and that is still good. @throws `not_found` */
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
 * Gives files to a request, in their order. Each is one that the same user has sent, and that no request has yet.
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
      const message = 'Is no file that you have sent for this request'
      throw new Refusal('invalid_request', {
        errors: [{ path: `body.attachments.${position}`, code: 'unknown_file', message }],
      })
    }
  }
}

/** What no request has named for a day is thrown away. */
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
