import { type IncomingMessage, ServerResponse } from 'node:http'

type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
type Chunk = string | Uint8Array | undefined

/**
 * Runs a handler written for Node's HTTP server, and converts its output into a Response for our
 * middleware.
 */
export async function nodeAnswer(
  handler: NodeHandler,
  incoming: IncomingMessage,
): Promise<Response> {
  const outgoing = new ServerResponse(incoming)
  const chunks: Buffer[] = []
  const take = (chunk: Chunk) => {
    if (chunk !== undefined && chunk.length > 0) chunks.push(Buffer.from(chunk))
  }
  const ended = new Promise<void>((resolve) => {
    Object.assign(outgoing, {
      write: (chunk: Chunk) => {
        take(chunk)
        return true
      },
      end: (chunk: Chunk) => {
        take(chunk)
        resolve()
        return outgoing
      },
    })
  })
  await handler(incoming, outgoing)
  await ended
  const headers = new Headers()
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one))
  }
  const body = chunks.length === 0 ? null : Buffer.concat(chunks)
  return new Response(body, { status: outgoing.statusCode, headers })
}
