import type { IncomingMessage } from 'node:http'

/** How long, and for how much, a refused client may continue to send: in total, and without a pause. */
type Limits = { ms: number; idleMs: number; bytes: number }

const defaultLimits: Limits = { ms: 30_000, idleMs: 5_000, bytes: 64 * 1024 * 1024 }

/**
 * The response, whose end waits until the client has sent the rest of its body, which is discarded. Its headers and its
 * body leave immediately.
 *
 * The response closes the connection. Closing a connection with unread bytes resets it, and a client that is still
 * sending would then see a broken connection instead of the reason for the refusal (RFC 9112, section 9.6).
 */
export async function linger(
  response: Response,
  incoming: IncomingMessage,
  stopping: AbortSignal,
  limits: Limits = defaultLimits,
): Promise<Response> {
  const text = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('content-length', String(text.byteLength))
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(text)
      await discard(incoming, stopping, limits)
      controller.close()
    },
    cancel: () => void incoming.destroy(),
  })
  return new Response(body, { status: response.status, headers })
}

/** Resolves once the rest has arrived, the client has gone, or a limit is reached. */
function discard(
  incoming: IncomingMessage,
  stopping: AbortSignal,
  { ms, idleMs, bytes }: Limits,
): Promise<void> {
  const isOver = () => incoming.readableEnded || incoming.destroyed || stopping.aborted
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    let size = 0
    const end = () => {
      clearTimeout(total)
      clearTimeout(idle)
      stopping.removeEventListener('abort', end)
      incoming.off('data', count)
      resolve()
    }
    const count = (chunk: Uint8Array) => {
      size += chunk.byteLength
      idle.refresh()
      if (size > bytes) end()
    }
    const total = setTimeout(end, ms)
    const idle = setTimeout(end, idleMs)
    stopping.addEventListener('abort', end)
    // A reader of the beginning must not receive, and buffer, the rest of the body.
    incoming.removeAllListeners('data')
    incoming.once('end', end).once('close', end).once('error', end)
    incoming.on('data', count)
    incoming.resume()
  })
}
