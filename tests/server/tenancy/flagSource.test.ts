import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { unleashFlags } from '@server/adapters/flags/unleash'
import { afterEach, describe, expect, it } from 'vitest'

const key = 'front-end-key'
const ownFlags = ['dropdown-account', 'dropdown-logout']
const otherwise = async () => ownFlags
let stop: (() => void) | null = null
afterEach(() => stop?.())

type Reply = (response: ServerResponse, request: IncomingMessage) => void

/** A server with as much of Unleash's front-end API as needed; it replies as `reply` says at that moment. */
async function unleash(first: Reply) {
  const current = { reply: first, requests: [] as IncomingMessage[] }
  const server = createServer((request, response) => {
    current.requests.push(request)
    current.reply(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return Object.assign(current, { url })
}

const listing =
  (...names: string[]): Reply =>
  (response) => {
    const toggles = names.map((name) => ({
      name,
      enabled: true,
      variant: { name: 'a', enabled: true },
    }))
    response.setHeader('etag', `"${names.join()}"`)
    response.end(JSON.stringify({ toggles }))
  }

const failures: [string, Reply][] = [
  ['refuses', (response) => response.writeHead(401).end('no')],
  ['fails', (response) => response.writeHead(500).end('{"error":"x"}')],
  ['fails with an empty list', (response) => response.writeHead(500).end('{"toggles":[]}')],
  ['is overloaded', (response) => response.writeHead(429).end('{"toggles":[]}')],
  ['is behind a failing proxy', (response) => response.writeHead(503).end('<h1>502</h1>')],
  ['is behind a captive portal', (response) => response.end('<html>')],
  ['returns an invalid response', (response) => response.end('{"toggles":7}')],
  ['leaves out what is on', (response) => response.end('{"toggles":[{"name":"new"}]}')],
  ['hangs', () => undefined],
  ['closes the connection', (response) => response.destroy()],
]

describe('a real Unleash', () => {
  it('is called with its key and the context', async () => {
    const service = await unleash((response) => {
      const toggles = [
        { name: 'new', enabled: true },
        { name: 'dropdown-logout', enabled: false },
      ]
      response.end(JSON.stringify({ toggles }))
    })
    const flags = unleashFlags({ url: service.url, key }, otherwise)
    expect(await flags({ userId: 'ada' })).toEqual(['new', 'dropdown-account'])
    const [request] = service.requests
    expect([request?.method, request?.url, request?.headers.authorization]).toEqual([
      'GET',
      '/api/frontend?userId=ada',
      key,
    ])
  })

  it.each(failures)(
    'that %s leaves the flags of the same context as they were',
    async (_, reply) => {
      const service = await unleash(listing('new', 'dropdown-logout'))
      const flags = unleashFlags({ url: service.url, key }, otherwise)
      const known = await flags({ userId: 'ada', sessionId: '1' })
      expect(known).toEqual(['new', 'dropdown-logout', 'dropdown-account'])
      service.reply = reply
      expect(await flags({ userId: 'ada', sessionId: '2' })).toEqual(known)
      // Nothing is known of anyone else.
      expect(await flags({ userId: 'ben', sessionId: '1' })).toEqual(ownFlags)
      service.reply = listing('newer')
      expect(await flags({ userId: 'ada' })).toEqual(['newer', 'dropdown-account'])
    },
  )

  it.each(failures)('that %s at first leaves the server’s own flags', async (_, reply) => {
    const service = await unleash(reply)
    expect(await unleashFlags({ url: service.url, key }, otherwise)({})).toEqual(ownFlags)
  })

  it('is asked whether its answer has changed', async () => {
    const service = await unleash(listing('new'))
    const flags = unleashFlags({ url: service.url, key }, otherwise)
    const known = await flags({ userId: 'ada' })
    service.reply = (response) => response.writeHead(304).end()
    expect(await flags({ userId: 'ada' })).toEqual(known)
    expect(service.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"new"',
    ])
    // Nothing was known of Ben, so his request had no tag.
    expect(await flags({ userId: 'ben' })).toEqual(ownFlags)
  })

  it('decides what it has listed once, and what it is configured to decide', async () => {
    const service = await unleash(listing())
    const { url } = service
    const flags = unleashFlags({ url, key, decides: ['dropdown-account'] }, otherwise)
    expect(await flags({ userId: 'ada' })).toEqual(['dropdown-logout'])
    service.reply = listing('dropdown-logout')
    await flags({ userId: 'ben' })
    service.reply = listing()
    expect(await flags({ userId: 'ada' })).toEqual([])
  })
})
