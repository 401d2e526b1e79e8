import { connect } from 'node:net'
import { listen } from '@server/http/listener'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { closedPort } from '../doctor/closedPort'
import { demo } from '../world'

/** The status line of a request with these header lines. */
function statusOf(port: number, headers: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => resolve(received.split('\r\n', 1)[0] ?? ''))
    socket.write(['GET / HTTP/1.1', ...headers, 'connection: close', '', ''].join('\r\n'))
  })
}

it('answers a request with several Host headers with 400, whatever they name', async () => {
  const port = await closedPort()
  const listener = await listen({ HOST: '127.0.0.1', PORT: port }, demo)
  listener.open(new Hono().all('*', (context) => context.text('reached')))
  try {
    expect(await statusOf(port, ['Host: a.example'])).toBe('HTTP/1.1 200 OK')
    for (const second of ['Host: a.example', 'host: b.example', 'HOST: b.example'])
      expect(await statusOf(port, ['Host: a.example', second])).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusOf(port, [])).toBe('HTTP/1.1 400 Bad Request')
  } finally {
    await listener.drain(100)
  }
})
