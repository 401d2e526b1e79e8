import type { AddressInfo } from 'node:net'
import { demoPassword as password } from '@demo/accounts'
import { serveDemo } from '@demo/pages'
import { samlKey } from '@demo/saml/key'
import { demoClientId, demoOidcPath, demoSamlPath } from '@demo/ssoProviders'
import { serve } from '@hono/node-server'
import { createServer } from '@server/http/server'
import * as v from 'valibot'
import { aBuilding, type Building, registerDomain } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import { type Browser, openBrowser, type Page } from '../platform/browser'
import { openWorld, type World } from '../world'

const offer = v.object({
  sso_required: v.boolean(),
  oidc_providers: v.array(
    v.object({ name: v.string(), issuer: v.string(), authorize_url: v.string() }),
  ),
  saml_providers: v.array(v.object({ name: v.string(), single_signon_service: v.string() })),
  transaction_uuid: v.string(),
})
export type Offer = v.InferOutput<typeof offer>

/** A person with a browser, who signs in at one of the app's hosts. */
export type Visitor = Browser & {
  origin: string
  call(method: string, path: string, body?: unknown): Promise<Answer>
  offer(email: string): Promise<Offer>
  /** To the sign-in page of the address's OpenID or SAML provider. */
  goToProvider(email: string, protocol: Protocol): Promise<OpenIdRequest>
  /** Signs in there, as the same person by default, and returns to the app. */
  comeBack(email: string, protocol: Protocol, as?: string): Promise<OpenIdRequest>
  exchange(back: Page): Promise<Answer>
  authenticate(email: string, uuid: string, body?: object): Promise<Answer>
  /** Until a provider has vouched for the address; returns the transaction's uuid. */
  vouched(email: string, protocol?: Protocol): Promise<string>
}

type Protocol = 'oidc' | 'saml'
type OpenIdRequest = { offer: Offer; page: Page }
type Answer = { status: number; body: unknown }

export type SsoWorld = World & {
  origin: string
  /** At another port than the server's, as behind a forwarded one. */
  visitor(host?: string, shownPort?: number): Visitor
  stop(): Promise<void>
}

/** A world whose server, including identity providers, listens on its own port. */
export async function openSsoWorld(
  brought: Parameters<typeof openWorld>[0] = {},
): Promise<SsoWorld> {
  const world = await openWorld(brought)
  // The identity providers use the machine's clock.
  world.clock.now = new Date()
  const app = createServer(world)
  serveDemo(app, world)
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started),
    )
  })
  const { port } = server.address() as AddressInfo
  return {
    ...world,
    origin: `http://localhost:${port}`,
    visitor: (host = 'localhost', shownPort = port) =>
      openVisitor(port, `${world.deployment.server.publicScheme}://${host}:${shownPort}`),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve))
      await world.close()
    },
  }
}

type Rule = { required?: boolean; provisionedOnly?: boolean }

/** Registers the OpenID provider that the world serves. */
export const registerOpenId = (world: World, domain: string, rule: Rule = {}) =>
  anIdentityProvider(world, { domain, issuer: demoOidcPath, clientId: demoClientId, ...rule })

/** Registers the SAML provider that the world serves. */
export async function registerSaml(world: World, domain: string, rule: Rule = {}) {
  const { certificate } = await samlKey(world.database.connection, new Date())
  return anIdentityProvider(world, {
    domain,
    protocol: 'saml',
    name: 'Fjord Federation',
    issuer: demoSamlPath,
    clientId: null,
    url: `${demoSamlPath}/sso`,
    certificate,
    ...rule,
  })
}

/** Domains that require a provider, and domains where it is optional, by either protocol. */
export const [required, optional] = ['ssorequired.example', 'ssooptional.example']

/** A building that both of these domains are registered to. */
export async function aProvidedBuilding(world: World): Promise<Building> {
  const building = await aBuilding(world)
  await registerDomain(world, required, building)
  await registerOpenId(world, required)
  await registerDomain(world, optional, building)
  await registerOpenId(world, optional, { required: false })
  await registerSaml(world, optional, { required: false })
  return building
}

function openVisitor(port: number, origin: string): Visitor {
  const browser = openBrowser(port)
  const call: Visitor['call'] = async (method, path, body) => {
    const page = await browser.visit(`${origin}/api${path}`, {
      method,
      ...(body !== undefined && { json: body }),
    })
    return { status: page.status, body: JSON.parse(page.body) as unknown }
  }
  const visitor: Visitor = {
    ...browser,
    origin,
    call,
    offer: async (email) => {
      const { body } = await call('GET', `/sso/v1/providers/${encodeURIComponent(email)}`)
      return v.parse(offer, body)
    },
    goToProvider: async (email, protocol) => {
      const given = await visitor.offer(email)
      return { offer: given, page: await browser.visit(origin + startOf(given, protocol)) }
    },
    comeBack: async (email, protocol, as = email) => {
      const { offer: given, page } = await visitor.goToProvider(email, protocol)
      const after = await browser.submit(page, { user: as, password, action: 'sign-in' })
      return { offer: given, page: protocol === 'saml' ? await browser.submit(after) : after }
    },
    exchange: ({ url }) => {
      const { code = '', state = '' } = Object.fromEntries(url.searchParams)
      const query = new URLSearchParams({ code, state, tenantweb: 'true' })
      return call('GET', `/sso/v1/callback/oidc?${query.toString()}`)
    },
    authenticate: (email, uuid, body = {}) =>
      call('POST', `/sso/v2/authenticate?${new URLSearchParams({ email, uuid }).toString()}`, body),
    vouched: async (email, protocol = 'oidc') => {
      const { offer: given, page } = await visitor.comeBack(email, protocol)
      const { status } = protocol === 'oidc' ? await visitor.exchange(page) : page
      const error = page.url.searchParams.get('error')
      if (error !== null || status >= 400) throw new Error(`not vouched for: ${error ?? status}`)
      return given.transaction_uuid
    },
  }
  return visitor
}

/** The address that starts the first provider of this kind. */
export function startOf(given: Offer, protocol: Protocol): string {
  const start =
    protocol === 'oidc'
      ? given.oidc_providers[0]?.authorize_url
      : given.saml_providers[0]?.single_signon_service
  if (start === undefined) throw new Error(`there is no ${protocol} provider`)
  return start
}

export { password }

export function problemCode({ body }: { body: unknown }): string {
  return v.parse(v.object({ code: v.string() }), body).code
}

let people = 0
/** An address that no other test uses: limits count by address. */
export function newcomer(domain: string): string {
  people += 1
  return `person.${people}@${domain}`
}
