import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Endpoint } from '@contract/endpoint'

const compress = promisify(gzip)
/** A shorter reply fits into one network packet anyway. */
const bytesAtLeast = 1400
/** Fast, and the result is at most a tenth larger than the smallest. */
const level = 4

/**
 * Compresses the reply if the caller accepts gzip. Only reads are compressed: replies of mutations may contain a token
 * next to text that the caller chose, and the compressed length would then leak the token.
 */
export async function compressReply(
  body: string,
  { method }: Endpoint,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  if (method !== 'GET' || body.length < bytesAtLeast) return { body, headers: {} }
  const headers = { vary: 'Accept-Encoding' }
  if (!/\bgzip\b/.test(acceptEncoding ?? '')) return { body, headers }
  return {
    body: new Uint8Array(await compress(body, { level })),
    headers: { ...headers, 'content-encoding': 'gzip' },
  }
}
