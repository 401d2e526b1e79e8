import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '@demo/accounts'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patient } from '../server/patient'
import { copyFilledFolder, freePort, type Launched, launchBuilt } from './builtServer'

const running = new Set<ChildProcess>()
const newFolder = () => mkdtemp(join(tmpdir(), 'portico-process-'))
let folder: string
beforeEach(async () => {
  folder = await newFolder()
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

const launch = (environment: Record<string, string | undefined>) => {
  const launched = launchBuilt({ DATA_DIR: folder, ...environment })
  running.add(launched.child)
  return launched
}

/** On a folder that the demo has filled before. */
async function launchAgain(environment: Record<string, string | undefined>) {
  await copyFilledFolder(folder)
  return launch(environment)
}

const call = (port: string, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init)

const credentials = JSON.stringify({ email: 'ada@meridian.example', password: demoPassword })
const signIn = (port: string) =>
  call(port, '/api/auth/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  })

describe('one running server', () => {
  let port: string
  let own: string
  let server: Launched
  beforeAll(async () => {
    own = await newFolder()
    await copyFilledFolder(own)
    port = await freePort()
    server = launchBuilt({ DATA_DIR: own, PORT: port, HOST: '0.0.0.0' })
    await server.ready
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await rm(own, { recursive: true, force: true })
  })

  it('serves pages with a strict policy, and assets compressed and immutable', async () => {
    const page = await call(port, '/login')
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(policy).not.toContain('unsafe')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1])
    for (const attributes of inline.filter((given) => !given?.includes('application/json'))) {
      expect(attributes).toContain(`nonce="${nonce}"`)
    }
    const script = /href="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const asset = await call(port, script, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await call(port, '/assets/gone-12345678.js')).status).toBe(404)
  })

  it('warns that others can reach the demo', () => {
    expect(server.output()).toMatch(
      /^WARNING: the demo is open to anyone who can reach 0\.0\.0\.0/m,
    )
  })

  it('has its data folder for itself', async () => {
    const { code, output } = await launch({ PORT: await freePort(), DATA_DIR: own }).ended
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/is in use by another Portico/)
  })

  it('serves, drains on SIGTERM and exits with 0', async () => {
    expect((await call(port, '/api/healthcheck')).status).toBe(200)
    const underWay = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/auth/v2/login',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    })
    underWay.flushHeaders()
    // The server has the request then, and waits for its body.
    await once(underWay, 'continue')
    server.child.kill('SIGTERM')
    underWay.end(credentials)
    const [reply] = (await once(underWay, 'response')) as [IncomingMessage]
    expect(reply.resume().statusCode).toBe(200)
    expect((await server.ended).code).toBe(0)
  })
})

describe('the server as a process', () => {
  /** A mail server that accepts a mail once `ready` resolves; `arrived` are its recipients. */
  async function openMailServer(ready: Promise<void> = Promise.resolve(), port = '0') {
    const arrived: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => void ready.then(() => done()),
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          arrived.push(...envelope.rcptTo.map(({ address }) => address))
          done()
        })
      },
    })
    server.listen(Number(port), '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    const taken = typeof address === 'object' ? String(address?.port) : ''
    return { arrived, close: () => server.close(), port: taken }
  }
  const mailedBy = (mailPort: string) => ({
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'mail@portico.example',
  })
  const requestCode = (port: string) =>
    call(port, '/api/user-verification/code/reset-password/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@meridian.example' }),
    })

  it('delivers waiting mail before it exits', async () => {
    // Not before the signal, so that the process has to wait for it before it exits.
    let accept = () => {}
    const signalled = new Promise<void>((resolve) => {
      accept = resolve
    })
    const mail = await openMailServer(signalled)
    const port = await freePort()
    const { child, ended, ready } = await launchAgain({ PORT: port, ...mailedBy(mail.port) })
    await ready
    expect((await requestCode(port)).status).toBe(200)
    expect(mail.arrived).toEqual([])
    child.kill('SIGTERM')
    accept()
    expect((await ended).code).toBe(0)
    expect(mail.arrived).toEqual(['ada@meridian.example'])
    mail.close()
  })

  it('retains mail that the mail server refused across kill -9', async () => {
    const [port, mailPort] = [await freePort(), await freePort()]
    const METRICS_TOKEN = 'a-token-of-the-tests'
    const first = await launchAgain({ PORT: port, METRICS_TOKEN, ...mailedBy(mailPort) })
    await first.ready
    expect((await requestCode(port)).status).toBe(200)
    const metrics = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      return (await call(port, '/metrics', { headers })).text()
    }
    await expect.poll(metrics, patient).toContain('portico_mail_total{outcome="retried"} 1')
    first.child.kill('SIGKILL')
    await first.ended
    const mail = await openMailServer(Promise.resolve(), mailPort)
    const next = launch({ PORT: port, ...mailedBy(mailPort) })
    await next.ready
    await expect.poll(() => mail.arrived, patient).toEqual(['ada@meridian.example'])
    next.child.kill('SIGTERM')
    await next.ended
    mail.close()
  })

  it('retains acknowledged writes across a restart', async () => {
    const port = await freePort()
    const first = await launchAgain({ PORT: port })
    await first.ready
    const reply = (await (await signIn(port)).json()) as { refresh_token: { token: string } }
    first.child.kill('SIGKILL')
    await first.ended
    await launch({ PORT: port }).ready
    const refreshed = await call(port, '/api/auth/v2/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: reply.refresh_token.token }),
    })
    expect(refreshed.status).toBe(200)
  })

  it('runs no demo in production unless it is requested', async () => {
    const port = await freePort()
    const path = 'config/demo.json'
    const named = { PORT: port, DEMO: undefined, PORTICO_CONFIG: path }
    const { code, output } = await launch(named).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^Without the demo.* or DEMO=true for the demo\.$/)
  })

  it('starts without a configuration on the defaults of one machine', async () => {
    const port = await freePort()
    const server = launch({ PORT: port, DEMO: undefined })
    await server.ready
    expect(server.output()).not.toContain('demo')
    expect((await call(port, '/demo/inbox')).headers.get('content-type')).not.toContain('json')
    expect((await call(port, '/operate/setup')).status).toBe(200)
  })

  it("does not start on a demo's data", async () => {
    const port = await freePort()
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@portico.example' }
    const { ended } = await launchAgain({ PORT: port, DEMO: 'false', ...mail })
    const { code, output } = await ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^This database was filled by the demo[^\n]+$/)
  })

  it('reports in one sentence that the port is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(Number(port), '127.0.0.1')
    await once(other, 'listening')
    const { ended } = await launchAgain({ PORT: port })
    const { code, output } = await ended
    other.close()
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      `Port ${port} is in use; stop what listens there or set PORT to another one.`,
    )
  })

  it('reports in one sentence that the database does not respond', async () => {
    const url = 'postgres://127.0.0.1:1/x'
    const { code, output } = await launch({ PORT: await freePort(), DATABASE_URL: url }).ended
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'The database of DATABASE_URL cannot be opened: nothing answers there.',
    )
  })

  it('lists all errors of its configuration, and changes nothing', async () => {
    const path = join(folder, 'config.json')
    await writeFile(path, '{"browser":{"brands":{}},"server":{}}')
    const port = await freePort()
    const wrong = { PORT: port, LOG_LEVEL: 'loud', SMTP_URL: 'mail.example', PORTICO_CONFIG: path }
    const { code, output } = await launch(wrong).ended
    expect(code).toBe(1)
    const [first, ...others] = output.trim().split('\n')
    expect(first).toMatch(/^Portico does not start; \d things are wrong:$/)
    expect(others.filter((line) => !/^- .+\.$/.test(line))).toEqual([])
    expect(output).toMatch(
      /LOG_LEVEL is wrong.*SMTP_URL is wrong.*browser\.brands, line 1: is not known/s,
    )
    expect(await readdir(folder)).toEqual(['config.json'])
  })
})
