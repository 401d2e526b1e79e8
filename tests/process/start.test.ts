import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '@demo/accounts'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const running = new Set<ChildProcess>()
const newFolder = () => mkdtemp(join(tmpdir(), 'portico-process-'))
/** A data folder after a first start: to go on from a copy takes a fifth of the time of another first start. */
let filled: string
beforeAll(async () => {
  filled = await newFolder()
  const { child, ended, ready } = launch({ PORT: await freePort(), DATA_DIR: filled })
  await ready
  child.kill('SIGTERM')
  await ended
  running.clear()
}, 60_000)
afterAll(() => rm(filled, { recursive: true, force: true }))

let folder: string
beforeEach(async () => {
  folder = await newFolder()
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

function launch(environment: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      ...environment,
    },
  })
  running.add(child)
  let output = ''
  const said = { get: () => output }
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    output += String(chunk)
  })
  const ended = once(child, 'exit').then(([code]) => ({ code: Number(code), output: said.get() }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.get().includes('Portico is ready') && resolve())
    void ended.then(({ output: all }) => reject(new Error(all)))
  })
  // Whoever waits for the end alone does not care that it was never ready.
  ready.catch(() => undefined)
  return { child, ended, ready }
}

/** On a folder that the demo has filled before. */
async function launchAgain(environment: Record<string, string | undefined>) {
  await cp(filled, folder, { recursive: true })
  return launch(environment)
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : '')
}

const call = (port: string, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${path}`, init)

const signIn = (port: string) =>
  call(port, '/api/auth/v2/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@meridian.example', password: demoPassword }),
  })

describe('the server as a process', () => {
  it('serves, drains on SIGTERM and ends with 0', async () => {
    const port = await freePort()
    const { child, ended, ready } = await launchAgain({ PORT: port })
    await ready
    expect((await call(port, '/api/healthcheck')).status).toBe(200)
    const underWay = signIn(port)
    await new Promise((resolve) => setImmediate(resolve))
    child.kill('SIGTERM')
    expect((await underWay).status).toBe(200)
    expect((await ended).code).toBe(0)
  })

  it('hands over the mail that waits before it ends', async () => {
    const arrived: string[] = []
    const mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // Slower than the reply, so that the end of the process has to wait for it.
      onMailFrom: (_, __, done) => void setTimeout(done, 300),
      onData: (stream, { envelope }, done) => {
        stream.resume().on('end', () => {
          arrived.push(...envelope.rcptTo.map(({ address }) => address))
          done()
        })
      },
    })
    mailServer.listen(0, '127.0.0.1')
    await once(mailServer.server, 'listening')
    const address = mailServer.server.address()
    const mailPort = typeof address === 'object' ? address?.port : ''
    const port = await freePort()
    const { child, ended, ready } = await launchAgain({
      PORT: port,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'mail@portico.example',
    })
    await ready
    const reply = await call(port, '/api/user-verification/code/reset-password/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@meridian.example' }),
    })
    expect(reply.status).toBe(200)
    expect(arrived).toEqual([])
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    expect(arrived).toEqual(['ada@meridian.example'])
    mailServer.close()
  })

  it('serves pages with a strict policy, and hashed assets packed and for ever', async () => {
    const port = await freePort()
    const { ready } = await launchAgain({ PORT: port })
    await ready
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
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const asset = await call(port, script, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await call(port, '/assets/gone-12345678.js')).status).toBe(404)
  })

  it('keeps what was acknowledged over the end of the process, and starts again', async () => {
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

  it('has no demo in production that was not asked for', async () => {
    const { code, output } = await launch({ PORT: await freePort(), DEMO: undefined }).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^Without the demo.* or DEMO=true for the demo\.$/)
  })

  it('does not start on what the demo has left', async () => {
    const port = await freePort()
    const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@portico.example' }
    const { ended } = await launchAgain({ PORT: port, DEMO: 'false', ...mail })
    const { code, output } = await ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^This database was filled by the demo[^\n]+$/)
  })

  it('warns of a demo that others can reach', async () => {
    const port = await freePort()
    const { child, ended, ready } = await launchAgain({ PORT: port, HOST: '0.0.0.0' })
    await ready
    child.kill('SIGTERM')
    expect((await ended).output).toMatch(
      /^WARNING: the demo is served to whoever reaches 0\.0\.0\.0/m,
    )
  })

  it('does not open a data folder that another one has open', async () => {
    const [one, two] = [await freePort(), await freePort()]
    const { ready } = await launchAgain({ PORT: one })
    await ready
    const { code, output } = await launch({ PORT: two }).ended
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/is in use by another Portico/)
  })

  it('says in one sentence that the port is in use', async () => {
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

  it.each([
    ['PORT', { PORT: 'http' }, /The environment variable PORT is wrong/],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://x' },
      /DATABASE_URL is wrong: must start with postgres/,
    ],
    [
      'DATABASE_URL without a server',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      /cannot be opened: nothing answers there/,
    ],
    ['PORTICO_CONFIG', { PORTICO_CONFIG: '/nowhere.json' }, /cannot be read; set PORTICO_CONFIG/],
    ['DATA_DIR', { DATA_DIR: '/dev/null/portico' }, /cannot be written; make it writable/],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }, /SMTP_URL is wrong: must start with smtp/],
    ['SMTP_URL without MAIL_FROM', { SMTP_URL: 'smtp://127.0.0.1:1' }, /set MAIL_FROM/],
    ['DEMO without SMTP_URL', { DEMO: 'false' }, /codes go out by mail; set SMTP_URL/],
  ])('refuses a wrong %s in one sentence', async (_, environment, sentence) => {
    const { code, output } = await launch({ PORT: await freePort(), ...environment }).ended
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it('names the wrong field of the deployment configuration', async () => {
    const path = join(folder, 'config.json')
    await writeFile(path, '{"browser":{"brands":{}},"server":{}}')
    const { output } = await launch({ PORT: await freePort(), PORTICO_CONFIG: path }).ended
    expect(output).toMatch(/is wrong at browser\.\w+/)
  })
})
