import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findProxy } from '../../scripts/proxies.mjs'
import { freePort } from './builtServer'

/** What stands behind the proxy, and shows how a request arrives there. */
let upstream: Server
let handle: (incoming: IncomingMessage, respond: Respond) => void
type Respond = { write(text: string): void; end(text: string): void }
beforeAll(async () => {
  upstream = createServer((incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    handle(incoming, response)
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
})
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve: () => resolve() }
}

const fixed = (text: string, port: string) =>
  text
    .replaceAll('127.0.0.1:4310', `127.0.0.1:${(upstream.address() as AddressInfo).port}`)
    .replaceAll('PORT', port)

/** The documented file with the test's addresses, and the arguments that run it. */
const proxies = {
  nginx: async (folder: string, port: string) => {
    const documented = await readFile('docs/nginx.conf', 'utf8')
    const site = documented
      .replace('listen 443 ssl http2;', 'listen 127.0.0.1:PORT;')
      .replace(/^\s*(listen .*443.*|ssl_certificate.*)$/gm, '')
      // The second server only redirects.
      .replace(/^server \{\s*listen 80;[\s\S]*$/m, '')
    expect(site).not.toMatch(/ssl|listen 80/)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')
    const file = join(folder, 'nginx.conf')
    await writeFile(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} ${fixed(site, port)} }`,
    )
    return ['-c', file, '-p', folder]
  },
  caddy: async (folder: string, port: string) => {
    const documented = await readFile('docs/Caddyfile', 'utf8')
    const file = join(folder, 'Caddyfile')
    const site = documented.replace(/^portico\.example \{/m, 'http://:PORT {\n\tbind 127.0.0.1')
    expect(site).not.toBe(documented)
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${fixed(site, port)}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },
}

const found = (['nginx', 'caddy'] as const).flatMap((name) => {
  const program = findProxy(name)
  if (program !== null) return [{ name, program }]
  process.stderr.write(`There is no ${name} here: its configuration is not tested.\n`)
  return []
})

it.each(['docs/nginx.conf', 'docs/Caddyfile'])(
  '%s passes requests to the default port',
  async (file) => {
    expect(await readFile(file, 'utf8')).toMatch(/[ /]127\.0\.0\.1:4310\b/)
  },
)

describe.each(found)('$name with the documented configuration', ({ name, program }) => {
  let folder: string
  let port: string
  let child: ChildProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `portico-${name}-`))
    port = await freePort()
    child = spawn(program, await proxies[name](folder, port), {
      stdio: 'ignore',
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    handle = (_, response) => response.end('ready')
    for (let tries = 0; tries < 1000; tries += 1) {
      const isReady = await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${name} does not serve`)
  })
  afterAll(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  afterEach(() => {
    handle = (_, response) => response.end('')
  })

  const send = (headers: Record<string, string | number>) =>
    request({ host: '127.0.0.1', port, method: 'POST', path: '/api/x?y=%2F', headers })

  it('passes host and path on, and the address of the client instead of its claim', async () => {
    const arrived = new Promise<IncomingMessage>((resolve) => {
      handle = (incoming, response) => {
        response.end('')
        resolve(incoming)
      }
    })
    send({ host: 'tower.example', 'x-forwarded-for': '203.0.113.7', 'content-length': 0 }).end()
    const { headers, url } = await arrived
    expect([headers.host, headers['x-forwarded-for'], url]).toEqual([
      'tower.example',
      '127.0.0.1',
      '/api/x?y=%2F',
    ])
  })

  it('delivers what a stream sends, before it ends', async () => {
    const end = deferred()
    handle = (_, response) => {
      response.write('data: first\n\n')
      void end.promise.then(() => response.end('data: last\n\n'))
    }
    const outgoing = send({ 'content-length': 0 })
    outgoing.end()
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const [first] = (await once(incoming, 'data')) as [Buffer]
    expect(String(first)).toBe('data: first\n\n')
    end.resolve()
    const [last] = (await once(incoming, 'data')) as [Buffer]
    expect(String(last)).toBe('data: last\n\n')
  })

  it('passes a form of 31 MB on, as it arrives', async () => {
    const size = 31 * 1024 * 1024
    const begun = deferred()
    let received = 0
    handle = (incoming, response) => {
      incoming.on('data', (chunk: Buffer) => {
        received += chunk.byteLength
        begun.resolve()
      })
      incoming.on('end', () => response.end(String(received)))
    }
    const outgoing = send({ 'content-length': size })
    outgoing.write(Buffer.alloc(1024 * 1024))
    await begun.promise
    outgoing.end(Buffer.alloc(size - 1024 * 1024))
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const [total] = (await once(incoming, 'data')) as [Buffer]
    expect([incoming.statusCode, String(total)]).toEqual([200, String(size)])
  })
})
