import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FetchError, fetchPublicText, isPrivate } from '@server/adapters/publicFetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { withSharedWorld } from '../withWorld'
import { operateCalls } from './operateCalls'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:0:1.2.3.4',
    'fec0::1',
    '3fff::1',
    '5f00::1',
    '192.88.99.1',
    'not an address',
  ])('%s is not public', (ip) => {
    expect(isPrivate(ip)).toBe(true)
  })

  it.each([
    '1.1.1.1',
    '172.32.0.1',
    '192.88.98.1',
    '192.167.1.1',
    '2606:4700:4700::1111',
    '::ffff:1.1.1.1',
  ])('%s is public', (ip) => {
    expect(isPrivate(ip)).toBe(false)
  })
})

describe('a public text', () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/redirect') response.writeHead(302, { location: '/metadata' }).end()
      else if (url === '/gone') response.writeHead(404).end()
      else if (url === '/endless') {
        const more = () => {
          while (response.writable && response.write('x'.repeat(10_000)));
          response.once('drain', more)
        }
        more()
      } else if (url === '/silent') response.writeHead(200).flushHeaders()
      else response.end('<EntityDescriptor/>')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const read = (path: string, changed: object = {}) =>
    fetchPublicText(`${origin}${path}`, {
      allowHttp: true,
      bytes: 100_000,
      timeoutMs: 500,
      isRefused: () => false,
      ...changed,
    })
  const problemOf = async (text: Promise<string>) => {
    const error = await text.catch((thrown: unknown) => thrown)
    return error instanceof FetchError ? error.problem : error
  }

  it('is read', async () => {
    await expect(read('/metadata')).resolves.toBe('<EntityDescriptor/>')
  })

  it.each([
    [
      'a name that resolves to this machine',
      '/metadata',
      { isRefused: isPrivate },
      'private_address',
    ],
    ['plain HTTP in production', '/metadata', { allowHttp: false }, 'address'],
    ['a redirect', '/redirect', {}, 'unreachable'],
    ['a missing file', '/gone', {}, 'unreachable'],
    ['an endless file', '/endless', {}, 'too_large'],
    ['a server that never ends', '/silent', {}, 'unreachable'],
  ])('is not read from %s', async (_, path, changed, problem) => {
    expect(await problemOf(read(path, changed))).toBe(problem)
  })
})

describe('the console', () => {
  const world = withSharedWorld()
  let token: string
  beforeAll(async () => {
    token = await operateCalls(world).signIn(await anOperator(world))
  })

  it.each([
    ['https://127.0.0.1/metadata', 'private_address'],
    ['http://localhost/metadata', 'private_address'],
    ['http://2130706433/', 'private_address'],
    ['http://0x7f.1/', 'private_address'],
    ['http://[::ffff:127.0.0.1]/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['https://user:secret@idp.example/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['gopher://idp.example/', 'address'],
    ['idp.example', 'address'],
  ])('does not read metadata from %s', async (url, problem) => {
    const answer = await operateCalls(world).call('POST', 'identity-providers/metadata', {
      token,
      body: { url },
    })
    expect(answer.body).toEqual({ data: { xml: null, problem } })
    const { data } = await operateCalls(world).audit(token)
    expect(data.map(({ subject }) => subject)).toContain(url.replace('secret', '***'))
  })
})
