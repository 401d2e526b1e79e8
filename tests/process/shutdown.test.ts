import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '@demo/accounts'
import { buildingUuid } from '@demo/buildings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFilledFolder, freePort, type Launched, launchBuilt } from './builtServer'

let folder: string
let port: string
let server: Launched
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-shutdown-'))
  await copyFilledFolder(folder)
  port = await freePort()
  server = launchBuilt({ PORT: port, DATA_DIR: folder, SHUTDOWN_NOTICE_MS: '1000' })
}, 60_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const agent = new Agent({ keepAlive: true })
type Sent = { method?: string; headers?: Record<string, string>; body?: string }

async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const outgoing = request({ agent, host: '127.0.0.1', port, path, method, headers })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  incoming.setEncoding('utf8')
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return { status: incoming.statusCode, text, headers: incoming.headers }
}

const login = () =>
  send('/api/auth/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
  })
const isReady = async () => (await send('/api/readiness')).status === 200

it('is alive and not ready while it starts', async () => {
  const answers = async (path: string) => (await send(path).catch(() => null))?.status ?? null
  await expect.poll(() => answers('/api/healthcheck'), { timeout: 30_000, interval: 5 }).toBe(200)
  expect(server.output()).not.toContain('Portico is ready')
  expect(JSON.parse((await send('/api/readiness')).text)).toEqual({
    status: 'not_ready',
    reason: 'starting',
  })
  const other = await send('/login')
  expect([other.status, other.headers['retry-after']]).toEqual([503, '1'])
  expect(other.headers['x-content-type-options']).toBe('nosniff')
  await server.ready
  expect(await isReady()).toBe(true)
})

it('drops no call at SIGTERM, and asks its listeners to reconnect immediately', async () => {
  const { token } = JSON.parse((await login()).text) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const topics = `building:${buildingUuid.meridian}`
  const stream = send(`/api/portico/v1/live?topics=${topics}`, { headers })

  const away = new AbortController()
  const statuses: (number | undefined)[] = []
  // Like a balancer: calls go here until a check finds the server not ready.
  const checks = (async () => {
    while (await isReady()) await pause(20)
    away.abort()
  })()
  const paths = ['/api/tenant/v1/users/current/buildings', '/login', '/api/frontend']
  const caller = async (n: number) => {
    while (!away.signal.aborted) {
      const path = paths[n % paths.length] ?? '/login'
      const { status } = n % 4 === 3 ? await login() : await send(path, { headers })
      statuses.push(status)
    }
  }
  const callers = Array.from({ length: 6 }, (_, n) => caller(n))
  await expect.poll(() => statuses.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(20)
  const before = statuses.length
  server.child.kill('SIGTERM')
  await checks
  // Calls sent during the announcement are answered, although the server is not ready.
  const last = await Promise.all([login(), login(), send('/login')])
  await Promise.all(callers)
  expect(last.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(last.map((reply) => reply.headers.connection)).toEqual(['close', 'close', 'close'])
  expect(statuses.length).toBeGreaterThan(before)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect((await stream).text).toMatch(/retry: 0\nevent: restart\ndata: null\n\n$/)
  expect((await server.ended).code).toBe(0)
  await expect(send('/api/healthcheck')).rejects.toThrow('ECONNREFUSED')
})
