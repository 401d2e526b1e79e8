import type { RemotePictures } from '../ports/pictures'
import { Refusal } from '../services/platform/refusal'

const megabyte = 1024 * 1024

/** Fetches by HTTP. Redirects are not followed, because they could lead to an origin that is not allowed. */
export function fetchPictures({ timeoutMs = 10_000, bytes = 12 * megabyte } = {}): RemotePictures {
  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(url, { redirect: 'error', signal, headers: { accept } })
      if (response.status === 404 || response.status === 410) {
        await response.body?.cancel()
        return null
      }
      return { body: await read(response, bytes), isDrawing: false }
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal('unavailable', { detail: 'The picture could not be fetched.' })
    }
  }
}

const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif'

async function read(response: Response, most: number): Promise<Uint8Array> {
  const type = response.headers.get('content-type') ?? ''
  const refusal = !response.ok
    ? new Refusal('unavailable', { detail: 'The picture could not be fetched.' })
    : !/^image\//i.test(type)
      ? new Refusal('unsupported_media_type', { detail: 'Not a picture.' })
      : null
  if (refusal !== null || response.body === null) {
    await response.body?.cancel()
    throw refusal ?? new Refusal('unsupported_media_type', { detail: 'Not a picture.' })
  }
  const parts: Uint8Array[] = []
  let sofar = 0
  // Leaving the loop cancels the rest of the download.
  for await (const part of response.body) {
    sofar += part.byteLength
    if (sofar > most)
      throw new Refusal('payload_too_large', { detail: 'The picture is too large.' })
    parts.push(part)
  }
  return Buffer.concat(parts)
}
