import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createSupportRequest } from '@contract/support'
import { table } from '@contract/table'
import { serve } from '@hono/node-server'
import { timeouts } from '@server/http/timeouts'
import { expect, it } from 'vitest'

it('waits a minute for headers and five minutes for a request', () => {
  expect(timeouts).toEqual({ headersTimeout: 60_000, requestTimeout: 300_000 })
})

it('waits longer than the longest call', () => {
  expect(createSupportRequest.timeLimit).toBeGreaterThan((25_000_000 * 8) / 1000)
  for (const { endpoint } of table)
    expect(endpoint.timeLimit ?? 0, endpoint.path).toBeLessThan(timeouts.requestTimeout)
})

it('closes connections with an endless request', async () => {
  const hasty = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }
  const server = await new Promise<Server>((resolve) => {
    const started = serve(
      {
        fetch: async (request) => new Response(await request.text()),
        port: 0,
        hostname: '127.0.0.1',
        serverOptions: { ...timeouts, ...hasty },
      },
      () => resolve(started as Server),
    )
  })
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\na')
  await new Promise((resolve) => socket.on('close', resolve))
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  await new Promise((resolve) => server.close(resolve))
})
