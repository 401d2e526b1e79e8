import { createHash, randomUUID } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { uploads } from '../../../db/schema'
import type { FileStore } from '../../../ports/fileStore'
import type { OwnPictures } from '../../../ports/pictures'
import { Refusal } from '../refusal'
import { usedUploads } from './usedUploads'

type Store = { connection: Connection; files: FileStore }
export type UploadRow = typeof uploads.$inferSelect

/** A file whose content is checked. */
type NewUpload = {
  content: Uint8Array
  ending: string
  contentType: string
  fontWeight: string | null
}

const folder = '/uploads/'
const dayMs = 24 * 60 * 60 * 1000
/** A path of an upload, with the name. */
const uploadPath = /^\/uploads\/([\da-f]{64}\.[a-z\d]+)$/

export const addressOfUpload = ({ name }: Pick<UploadRow, 'name'>): string => `${folder}${name}`

/**
 * Stores the content of a file. Call it before inserting the row.
 *
 * @returns the row; another operator may have stored the same content under its name
 */
export async function storeUpload(
  files: FileStore,
  { content, ending, contentType, fontWeight }: NewUpload,
  now: Date,
): Promise<UploadRow> {
  const uuid = randomUUID()
  const hash = createHash('sha256').update(content).digest('hex')
  await files.write(uuid, content)
  const bytes = content.byteLength
  return { name: `${hash}.${ending}`, uuid, contentType, bytes, fontWeight, usedAt: now }
}

/** Records a stored file. If there is one with this content, that one stays, for another day. */
export async function recordUpload(tx: Connection, row: UploadRow): Promise<{ isNew: boolean }> {
  const [stored] = await tx
    .insert(uploads)
    .values(row)
    .onConflictDoUpdate({ target: uploads.name, set: { usedAt: row.usedAt } })
    .returning({ uuid: uploads.uuid })
  return { isNew: stored?.uuid === row.uuid }
}

/**
 * Notes that a record refers to these addresses, so that none of the files is deleted while it is being saved.
 *
 * @param fields the changed fields of a body, with their addresses
 * @throws `invalid_request` for the address of a file that was deleted because no record had referred to it
 */
export async function claimUploads(
  tx: Connection,
  fields: Readonly<Record<string, string | null | undefined>>,
  { now, path = 'body' }: { now: Date; path?: string },
): Promise<void> {
  const claimed = Object.entries(fields).flatMap(([field, address]) => {
    const name = uploadPath.exec(address ?? '')?.[1]
    return name === undefined ? [] : [{ field, name }]
  })
  if (claimed.length === 0) return
  const names = claimed.map(({ name }) => name)
  const known = await tx
    .update(uploads)
    .set({ usedAt: now })
    .where(inArray(uploads.name, names))
    .returning({ name: uploads.name })
  const lost = claimed.filter(({ name }) => known.every((row) => row.name !== name))
  if (lost.length === 0) return
  const message = 'There is no such file any more; upload it again'
  throw new Refusal('invalid_request', {
    errors: lost.map(({ field }) => ({ path: `${path}.${field}`, code: 'unknown_file', message })),
  })
}

/** Those of the fields that differ from what is stored. */
export const changedIn = <Fields extends object>(
  fields: Fields,
  stored: { readonly [Name in keyof Fields]: unknown },
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== stored[name as keyof Fields]),
  ) as Partial<Fields>

/** The upload at a path of this server; null if there is none. */
export async function readUpload(
  { connection, files }: Store,
  path: string,
): Promise<{ row: UploadRow; content: Uint8Array } | null> {
  const name = uploadPath.exec(path)?.[1]
  if (name === undefined) return null
  const [row] = await connection.select().from(uploads).where(eq(uploads.name, name))
  const content = row === undefined ? null : await files.read(row.uuid)
  return row === undefined || content === null ? null : { row, content }
}

export const isUploadPath = (path: string): boolean => uploadPath.test(path)

/** The uploads that can be cut to size. Drawings are never drawn here: a hostile one could take forever. */
export const uploadedPictures =
  (store: Store): OwnPictures =>
  async (path) => {
    const upload = await readUpload(store, path)
    const isPicture = upload !== null && !/svg|font/.test(upload.row.contentType)
    return isPicture ? { body: upload.content, isDrawing: false } : null
  }

/** Deletes files that no record has referred to for a day. */
export async function pruneUploads({ connection, files }: Store, now: Date): Promise<void> {
  const used = await usedUploads(connection)
  // One that a record begins to refer to meanwhile has a newer `usedAt`, and stays.
  if (used.length > 0)
    await connection.update(uploads).set({ usedAt: now }).where(inArray(uploads.name, used))
  const before = new Date(now.getTime() - dayMs)
  const forgotten = connection
    .select({ name: uploads.name })
    .from(uploads)
    .where(lt(uploads.usedAt, before))
    .limit(1000)
  const deleted = await connection
    .delete(uploads)
    .where(sql`${inArray(uploads.name, forgotten)} and ${lt(uploads.usedAt, before)}`)
    .returning({ uuid: uploads.uuid })
  // A row without its file would be worse than a file without its row.
  for (const { uuid } of deleted) await files.remove(uuid)
}
