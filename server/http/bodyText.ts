import { webcrypto } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

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
  for (const one of value) digests.push(one instanceof File ? await digestOf(one) : one)
  return digests
}

/** Web Crypto hashes in a thread of Node's, so a large file does not block the event loop. */
async function digestOf(file: File) {
  await turn()
  const digest = await webcrypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return { name: file.name, type: file.type, sha256: Buffer.from(digest).toString('hex') }
}
