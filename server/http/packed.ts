import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Endpoint } from '@contract/endpoint'

const pack = promisify(gzip)
/** What fits into one packet gains nothing. */
const worthIt = 1400
/** Fast, and within a tenth of the smallest. */
const level = 4

/**
 * A reply as the caller takes it. Only reads are packed: how long a packed reply is tells of what stands
 * in it, and the replies of mutations may hold tokens beside what was sent.
 */
export async function packed(
  body: string,
  { method }: Endpoint,
  accepted: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (method !== 'GET' || body.length < worthIt) return { body, headers: {} }
  const headers = { vary: 'Accept-Encoding' }
  if (!/\bgzip\b/.test(accepted ?? '')) return { body, headers }
  return {
    body: new Uint8Array(await pack(body, { level })),
    headers: { ...headers, 'content-encoding': 'gzip' },
  }
}
