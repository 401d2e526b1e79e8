import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spreedlyVault } from '@server/adapters/spreedly'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type TopicMessage = { line: string; authorization: string | undefined; body: string }
type Said = { status: number; body: unknown } | 'nothing' | 'elsewhere'

let server: Server
let received: TopicMessage[]
let text: Said
const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { authorization } = request.headers
      received.push({ line: `${request.method} ${request.url}`, authorization, body })
      if (text === 'nothing') return
      if (text === 'elsewhere') response.writeHead(302, { location: '/elsewhere' }).end()
      else response.writeHead(text.status).end(JSON.stringify(text.body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
beforeEach(() => {
  received = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const vault = () =>
  spreedlyVault({
    environmentKey: 'Key',
    accessSecret: 'Secret',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs: 200,
  })
const card = { card_type: 'visa', last_four_digits: '1111', month: 8, year: 2029 }
const answers = (payment_method: object, succeeded = true) => ({
  status: 200,
  body: { transaction: { succeeded, payment_method } },
})

describe('the vault at Spreedly', () => {
  it("stores a token's card, and returns its data", async () => {
    text = answers({ ...card, number: 'XXXX-XXXX-XXXX-1111', token: 'T0ken' })
    expect(await vault().retain('T0ken')).toEqual({
      brand: 'visa',
      lastFour: '1111',
      month: 8,
      year: 2029,
    })
    expect(received).toEqual([
      {
        line: 'PUT /v1/payment_methods/T0ken/retain.json',
        authorization: `Basic ${btoa('Key:Secret')}`,
        body: '',
      },
    ])
  })

  it('returns nothing for an unknown token, or one without a card', async () => {
    text = { status: 404, body: { errors: [] } }
    expect(await vault().retain('T0ken')).toBeNull()
    text = answers({ card_type: null, last_four_digits: null })
    expect(await vault().retain('T0ken')).toBeNull()
  })

  it('stores a card at a gateway, and returns its token', async () => {
    text = answers({ token: 'Stored' })
    expect(await vault().tokenFor('T0ken', 'gate/way')).toBe('Stored')
    expect(received[0]?.line).toBe('POST /v1/gateways/gate%2Fway/store.json')
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      transaction: { payment_method_token: 'T0ken' },
    })
  })

  it('deletes a card, even an unknown one', async () => {
    for (const status of [200, 404]) {
      text = { status, body: {} }
      await vault().forget('T0ken')
    }
    expect(received.map(({ line }) => line)).toEqual([
      'PUT /v1/payment_methods/T0ken/redact.json',
      'PUT /v1/payment_methods/T0ken/redact.json',
    ])
  })

  it.each<[string, Said]>([
    ['refuses the secret', { status: 401, body: { errors: [{ key: 'errors.access_denied' }] } }],
    ['is unavailable', { status: 500, body: 'oops' }],
    ['does not succeed', answers({ ...card, token: 'Stored' }, false)],
    ['returns another shape', { status: 200, body: { hello: 'world' } }],
    ['never responds', 'nothing'],
    ['redirects elsewhere, where the secret is not sent', 'elsewhere'],
  ])('fails if it %s', async (_, replies) => {
    text = replies
    await expect(vault().retain('T0ken')).rejects.toMatchObject({ code: 'payment_gateway_failed' })
    await expect(vault().tokenFor('T0ken', 'g')).rejects.toMatchObject({
      code: 'payment_gateway_failed',
    })
    expect(received.map(({ line }) => line)).not.toContain('GET /elsewhere')
  })
})
