import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { discover } from '@server/adapters/openid/discovery'
import { FetchError } from '@server/adapters/publicFetch'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

/** Stands for an address inside the network; the provider itself stands for a public one. */
const inside = '127.0.0.2'
const isInside = (ip: string): boolean => ip === inside

let server: Server
let port: number
let called: string[]
let endpoints: Record<string, string>
let redirect: string | null
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    called.push(`${headers.host?.split(':')[0]}${url}`)
    if (url === '/userinfo') {
      response.setHeader('content-type', 'application/json').end('{"sub":"ada"}')
      return
    }
    if (redirect !== null) {
      response.writeHead(302, { location: redirect }).end()
      return
    }
    const document = { issuer: issuer(), authorization_endpoint: issuer(), ...endpoints }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  })
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  called = []
  endpoints = {}
  redirect = null
})

const issuer = () => `http://127.0.0.1:${port}`
const at = (host: string, path: string) => `http://${host}:${port}${path}`
let client = 0
/** Each discovery is another client's, because results are cached. */
const find = (given: object = {}, isRefused = isInside) => {
  client += 1
  const provider = { issuer: issuer(), clientId: `client-${client}`, clientSecret: null }
  const reach = { allowHttp: true, allowPrivate: false, connectTo: null }
  return discover({ ...provider, ...reach, ...given }, isRefused)
}
/** Why the server did not call an address. */
async function problemOf(work: Promise<unknown>): Promise<unknown> {
  let error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  while (error instanceof Error && !(error instanceof FetchError)) error = error.cause
  return error instanceof FetchError ? error.problem : error
}

it('reads the document and calls the endpoints of a public provider', async () => {
  endpoints = { userinfo_endpoint: at('127.0.0.1', '/userinfo') }
  const config = await find()
  const person = await oidc.fetchUserInfo(config, 'token', oidc.skipSubjectCheck)
  expect(person.sub).toBe('ada')
  expect(called).toEqual(['127.0.0.1/.well-known/openid-configuration', '127.0.0.1/userinfo'])
})

it.each(['token_endpoint', 'userinfo_endpoint', 'jwks_uri'])(
  'refuses a document whose %s is inside the network, before it is called',
  async (name) => {
    endpoints = { [name]: at(inside, '/secret') }
    expect(await problemOf(find())).toBe('private_address')
    expect(called).toEqual(['127.0.0.1/.well-known/openid-configuration'])
  },
)

it('does not call a provider inside the network, nor one whose name leads there', async () => {
  expect(await problemOf(find({ issuer: at(inside, '') }))).toBe('private_address')
  const isLocal = (ip: string) => ip === '127.0.0.1' || ip === '::1'
  expect(await problemOf(find({ issuer: at('localhost', '') }, isLocal))).toBe('private_address')
  expect(called).toEqual([])
})

it('does not follow a redirect into the network', async () => {
  redirect = at(inside, '/secret')
  await expect(find()).rejects.toThrow(/unexpected HTTP response status code/)
  expect(called).toEqual(['127.0.0.1/.well-known/openid-configuration'])
})

it('checks each call again: a name may lead elsewhere later', async () => {
  endpoints = { userinfo_endpoint: at('127.0.0.1', '/userinfo') }
  let isMoved = false
  const config = await find({}, () => isMoved)
  isMoved = true
  const call = oidc.fetchUserInfo(config, 'token', oidc.skipSubjectCheck)
  expect(await problemOf(call)).toBe('private_address')
  expect(called).toEqual(['127.0.0.1/.well-known/openid-configuration'])
})

it('calls any address where the deployment allows it', async () => {
  endpoints = { userinfo_endpoint: at(inside, '/userinfo') }
  const config = await find({ allowPrivate: true })
  expect((await oidc.fetchUserInfo(config, 'token', oidc.skipSubjectCheck)).sub).toBe('ada')
})
