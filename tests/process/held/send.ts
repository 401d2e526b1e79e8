import { request } from 'node:http'

export type Sending = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Sent in pieces, without a length. */
  chunked?: boolean
}

export type Reply = { status: number; headers: Record<string, unknown>; body: string }

let clients = 0

/** One request from a client that has not called before; the status is 0 if the server closes the connection. */
export function send(port: number, { method, path, headers, body, chunked }: Sending) {
  clients += 1
  const client = `10.${(clients >> 16) % 256}.${(clients >> 8) % 256}.${clients % 256}`
  return new Promise<Reply>((resolve) => {
    const cutOff = () => resolve({ status: 0, headers: {}, body: '' })
    const length =
      body === undefined || chunked === true ? {} : { 'content-length': Buffer.byteLength(body) }
    const outgoing = request(
      {
        agent: false,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `localhost:${port}`,
          'x-forwarded-for': client,
          ...length,
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', cutOff)
        incoming.on('end', () => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          })
        })
      },
    )
    outgoing.on('error', cutOff)
    outgoing.end(body)
  })
}
