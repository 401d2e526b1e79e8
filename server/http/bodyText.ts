import { createHash } from 'node:crypto'

/** A body as text that differs when anything of it does, what is in its files included. */
export async function bodyText(body: unknown): Promise<string> {
  return JSON.stringify((await withDigests(body)) ?? null)
}

async function withDigests(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    const content = createHash('sha256').update(new Uint8Array(await value.arrayBuffer()))
    return { name: value.name, type: value.type, sha256: content.digest('hex') }
  }
  if (Array.isArray(value)) return Promise.all(value.map(withDigests))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, part]) => [key, await withDigests(part)])
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][])
}
