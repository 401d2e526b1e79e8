import type { Endpoint } from '@contract/endpoint'
import type { Context } from 'hono'
import { Refusal } from '../services/platform/refusal'
import { bodyChunks } from './bodyChunks'

/** Twice the size of our largest JSON body. */
const jsonBytes = 64 * 1024

/** Whether the body is too large to read and discard, which would keep the connection usable. */
export function isLargeBody(context: Context): boolean {
  const isChunked = context.req.header('transfer-encoding') !== undefined
  return isChunked || Number(context.req.header('content-length') ?? 0) > jsonBytes
}

/** Whether the body is a form. An endpoint that accepts forms also accepts JSON, for requests without files. */
export function isForm(context: Context, { encoding }: Endpoint): boolean {
  const type = context.req.header('content-type') ?? ''
  return encoding === 'multipart' && /^multipart\/form-data\b/i.test(type)
}

/**
 * The body as JSON.
 * @throws `unsupported_media_type`, `payload_too_large`, `body_too_slow`, `malformed_json`
 */
export async function readJson(
  context: Context,
  { encoding, bodyBytes = jsonBytes }: Pick<Endpoint, 'encoding' | 'bodyBytes'>,
): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    const form = encoding === 'multipart' ? 'multipart/form-data or ' : ''
    throw new Refusal('unsupported_media_type', {
      detail: `Send the body as ${form}application/json.`,
    })
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(context, bodyBytes)) chunks.push(chunk)
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal('malformed_json', { detail: 'The body is not valid JSON.' })
  }
}
