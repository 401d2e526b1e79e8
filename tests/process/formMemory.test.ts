import { type ClientRequest, request } from 'node:http'
import { demoPassword } from '@demo/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from './held/send'
import { type HeldServer, openHeldServer } from './held/server'

const megabyte = 1024 * 1024
const path = '/api/helpdesk-service/v1/records/create'
const boundary = 'boundary'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n`

let server: HeldServer
let token: string
beforeAll(async () => {
  server = await openHeldServer()
  token = await signIn('ada')
}, 60_000)
afterAll(() => server.stop())

async function signIn(name: string): Promise<string> {
  const login = await send(server.port, {
    method: 'POST',
    path: '/api/auth/v2/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@meridian.example`, password: demoPassword }),
  })
  return (JSON.parse(login.body) as { token: string }).token
}

/**
 * Sends all but the last byte of a form of 25 MB. `status` is null until it is refused, and 0 if the connection was closed.
 */
function sendHalf(): { status: number | null; outgoing: ClientRequest } {
  const outgoing = request({
    agent: false,
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path,
    headers: {
      host: `localhost:${server.port}`,
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 25 * megabyte,
    },
  })
  const form: ReturnType<typeof sendHalf> = { status: null, outgoing }
  outgoing.on('response', (incoming) => {
    incoming.resume()
    form.status = incoming.statusCode ?? 0
  })
  outgoing.on('error', () => {
    form.status ??= 0
  })
  outgoing.write(head)
  outgoing.write(Buffer.alloc(25 * megabyte - head.length - 1, 'x'))
  return form
}

it('all but two of a hundred half-sent forms of one user are refused before they are read', async () => {
  const forms = Array.from({ length: 100 }, sendHalf)
  const refused = () => forms.filter(({ status }) => status !== null)
  await expect.poll(() => refused().length, { timeout: 60_000 }).toBe(98)
  // Each reads the reason, although it was still sending when it was refused.
  expect(refused().filter(({ status }) => status === 429).length).toBe(98)
  // Others are served meanwhile.
  const headers = {
    authorization: `Bearer ${await signIn('ben')}`,
    'content-type': 'application/json',
  }
  expect((await send(server.port, { method: 'POST', path, headers, body: '{}' })).status).toBe(400)
  for (const { outgoing } of forms) outgoing.destroy()
}, 120_000)
