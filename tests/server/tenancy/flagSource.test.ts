import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { unleashFlags } from '@server/adapters/flags/unleash'
import { afterEach, expect, it } from 'vitest'

const key = 'front-end-key'
const otherwise = async () => ['on']
let stop: (() => void) | null = null
afterEach(() => stop?.())

/** A server with as much of Unleash's front-end API as needed. */
async function unleash(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('calls a real Unleash with its key and passes the context on', async () => {
  let input = ''
  const url = await unleash((request, response) => {
    input = `${request.method} ${request.url} ${request.headers.authorization}`
    const toggles = [
      { name: 'new', enabled: true },
      { name: 'old', enabled: false },
    ]
    response.end(JSON.stringify({ toggles }))
  })
  expect(await unleashFlags(url, key, otherwise)({ userId: 'ada' })).toEqual(['new'])
  expect(input).toBe('GET /api/frontend?userId=ada front-end-key')
})

it.each([
  ['refuses', (response: ServerResponse) => response.writeHead(401).end('no')],
  ['returns an invalid response', (response: ServerResponse) => response.end('{"toggles":7}')],
  ['hangs', () => undefined],
])('falls back to its own flags if it %s', async (_, answer) => {
  const url = await unleash((_request, response) => void answer(response))
  expect(await unleashFlags(url, key, otherwise)({})).toEqual(['on'])
})
