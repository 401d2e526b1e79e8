import { createHash } from 'node:crypto'
import type { FormFile } from '../services/platform/files/formFile'

/** Bytes hashed at once; the event loop is free between two chunks. */
const pieceBytes = 256 * 1024

/** The body as text, for comparing two bodies: it differs if any field or the content of any file differs. */
export async function bodyText(body: unknown): Promise<string> {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body ?? null)
  const fields: [string, unknown][] = []
  // Only forms have files, and only at the top level.
  for (const [name, value] of Object.entries(body)) fields.push([name, await withDigests(value)])
  return JSON.stringify(Object.fromEntries(fields))
}

async function withDigests(value: unknown): Promise<unknown> {
  if (!Array.isArray(value) || !value.some((one) => one instanceof File)) return value
  const digests: unknown[] = []
  for (const one of value) digests.push(one instanceof File ? await digestOf(one as FormFile) : one)
  return digests
}

async function digestOf(file: FormFile) {
  const hash = createHash('sha256')
  for await (const piece of file.pieces(pieceBytes)) hash.update(piece)
  return { name: file.name, type: file.type, sha256: hash.digest('hex') }
}
