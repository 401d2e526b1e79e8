import * as oidc from 'openid-client'
import type { OpenIdProvider } from '../../ports/openidProvider'
import { clockSkewMs } from '../../services/auth/sso/clockSkew'
import { checkPublic, isPrivate, requestPublic } from '../publicFetch'

export type Discovered = oidc.Configuration

type IsRefused = (ip: string) => boolean
type AddressLimits = { allowHttp: boolean; isRefused: IsRefused }

/** The time limit of each request to a provider. */
const timeoutSeconds = 5
const rememberedMs = 10 * 60 * 1000

type Remembered = { config: Promise<Discovered>; until: number; connectTo: string | null }
const remembered = new Map<string, Remembered>()

/**
 * The provider's discovery document, cached for ten minutes. Failures are not cached.
 *
 * @param isRefused whether an IP address may not be called, unless the provider may be at any
 */
export function discover(provider: OpenIdProvider, isRefused = isPrivate): Promise<Discovered> {
  const { issuer, clientId, clientSecret, allowHttp, allowPrivate } = provider
  const key = JSON.stringify([issuer, clientId, clientSecret, allowHttp, allowPrivate])
  const known = remembered.get(key)
  const now = performance.now()
  if (known !== undefined && known.until > now) return known.config
  const connectTo = provider.connectTo ?? known?.connectTo ?? null
  const config = requestConfiguration({ ...provider, connectTo }, isRefused)
  remembered.set(key, { config, connectTo, until: now + rememberedMs })
  config.catch(() => {
    if (remembered.get(key)?.config === config) remembered.delete(key)
  })
  return config
}

async function requestConfiguration(
  provider: OpenIdProvider,
  isRefused: IsRefused,
): Promise<Discovered> {
  const { issuer, clientId, clientSecret, allowHttp, connectTo } = provider
  const customFetch = fetchFor(provider, { allowHttp, isRefused })
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: clockSkewMs / 1000 },
    clientSecret === null ? oidc.None() : secretForMethod(clientSecret),
    {
      timeout: timeoutSeconds,
      // Non-repudiation checks verify the ID token's signature, which the standard leaves to TLS.
      execute: [
        ...(allowHttp ? [oidc.allowInsecureRequests] : []),
        oidc.enableNonRepudiationChecks,
      ],
      ...(customFetch !== null && { [oidc.customFetch]: customFetch }),
    },
  )
  if (connectTo === null && !provider.allowPrivate) {
    await checkEndpoints(config, { allowHttp, isRefused })
  }
  return config
}

/** How a provider is called; null for the platform's `fetch`. The library uses it for every later call as well. */
function fetchFor(
  { issuer, connectTo, allowPrivate }: OpenIdProvider,
  limits: AddressLimits,
): oidc.CustomFetch | null {
  if (connectTo !== null) return connectingTo(connectTo, issuer)
  return allowPrivate ? null : publicFetch(limits)
}

/** The largest document of a provider that is read: keys and discovery take some kilobytes. */
const maxBytes = 1024 * 1024

/** A `fetch` that calls only public addresses. */
function publicFetch(address: AddressLimits): oidc.CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const sent = {
      method,
      headers,
      ...(body != null && { body: sentBody(body) }),
      ...(signal != null && { signal }),
    }
    const limits = { ...address, bytes: maxBytes, timeoutMs: timeoutSeconds * 1000 }
    const received = await requestPublic(url, sent, limits)
    const isEmpty = [204, 205, 304].includes(received.status)
    const contentType = received.headers['content-type']
    return new Response(isEmpty ? null : new Uint8Array(received.body), {
      status: received.status,
      headers: contentType === undefined ? {} : { 'content-type': contentType },
    })
  }
}

/** The library sends forms and texts alone. */
function sentBody(body: unknown): string | Uint8Array {
  if (body instanceof URLSearchParams) return body.toString()
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  throw new TypeError('The body of a request to a provider is of an unknown kind')
}

/** The addresses of a provider that the server calls. */
const calledEndpoints = ['token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const

/** A discovery document that is public may still name private addresses: that is known before anyone signs in. */
async function checkEndpoints(config: Discovered, limits: AddressLimits): Promise<void> {
  const metadata = config.serverMetadata()
  for (const name of calledEndpoints) {
    const address = metadata[name]
    if (address !== undefined) await checkPublic(address, limits)
  }
}

/**
 * Sends the secret by the method that the provider names; if it names none, by HTTP Basic, as the standard requires.
 */
function secretForMethod(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const method = methods.includes('client_secret_basic') ? basic : post
    return method(server, client, body, headers)
  }
}

/**
 * Names the requested host for our own server, which runs the demo's provider: `fetch` does not allow setting `Host`.
 */
export const requestedHostHeader = 'x-portico-asked-as'

function connectingTo(origin: string, issuer: string): oidc.CustomFetch {
  const issuerOrigin = new URL(issuer).origin
  return (url, options) => {
    const { pathname, search } = new URL(url)
    const headers = { ...options.headers, [requestedHostHeader]: issuerOrigin }
    return fetch(`${origin}${pathname}${search}`, { ...options, headers } as RequestInit)
  }
}
