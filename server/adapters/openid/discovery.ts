import * as oidc from 'openid-client'
import type { OpenIdProvider } from '../../ports/openidProvider'

export type Discovered = oidc.Configuration

/** The time limit of each request to a provider. */
const timeoutSeconds = 5
const rememberedMs = 10 * 60 * 1000

type Remembered = { config: Promise<Discovered>; until: number; connectTo: string | null }
const remembered = new Map<string, Remembered>()

/** The provider's discovery document, cached for ten minutes. Failures are not cached. */
export function discover(provider: OpenIdProvider): Promise<Discovered> {
  const { issuer, clientId, clientSecret, allowHttp } = provider
  const key = JSON.stringify([issuer, clientId, clientSecret, allowHttp])
  const known = remembered.get(key)
  const now = performance.now()
  if (known !== undefined && known.until > now) return known.config
  const connectTo = provider.connectTo ?? known?.connectTo ?? null
  const config = requestConfiguration({ ...provider, connectTo })
  remembered.set(key, { config, connectTo, until: now + rememberedMs })
  config.catch(() => {
    if (remembered.get(key)?.config === config) remembered.delete(key)
  })
  return config
}

async function requestConfiguration(provider: OpenIdProvider): Promise<Discovered> {
  const { issuer, clientId, clientSecret, allowHttp, connectTo } = provider
  return oidc.discovery(
    new URL(issuer),
    clientId,
    {},
    clientSecret === null ? oidc.None() : secretForMethod(clientSecret),
    {
      timeout: timeoutSeconds,
      // Non-repudiation checks verify the ID token's signature, which the standard leaves to TLS.
      execute: [
        ...(allowHttp ? [oidc.allowInsecureRequests] : []),
        oidc.enableNonRepudiationChecks,
      ],
      ...(connectTo !== null && { [oidc.customFetch]: connectingTo(connectTo, issuer) }),
    },
  )
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
