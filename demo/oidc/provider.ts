import { randomBytes } from 'node:crypto'
import type { Dependencies } from '@server/http/dependencies'
import { openIdReturnPath } from '@server/services/auth/sso/parties'
import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { appOrigins } from '../origins'
import { personOf } from '../person'
import { demoClientId, demoOidcPath } from '../ssoProviders'
import { memoryOf } from './memory'

export const signInPath = `${demoOidcPath}/sign-in`

const made = new Map<string, Promise<Provider>>()
/** A limit, because clients can send requests under any number of host names. */
const maxMade = 8

/**
 * The demo's OpenID provider for requests at `origin`. All instances share keys and storage, so any of them can answer,
 * and one can be created again.
 */
export function openIdProviderAt(
  origin: string,
  deployment: Dependencies['deployment'],
): Promise<Provider> {
  const known = made.get(origin)
  if (known !== undefined) return known
  if (made.size >= maxMade) made.clear()
  const provider = make(origin, appOrigins(origin, deployment))
  made.set(origin, provider)
  return provider
}

let secrets: Promise<Pick<Configuration, 'jwks' | 'cookies'>> | null = null

async function makeSecrets(): Promise<Pick<Configuration, 'jwks' | 'cookies'>> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig' }
  return {
    // The key is valid, but the types of the two libraries for elliptic keys differ.
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
  }
}

async function make(origin: string, apps: string[]): Promise<Provider> {
  // Imported when first needed, because it takes a fifth of a second that the start should not wait for.
  const { default: OpenIdProvider } = await import('oidc-provider')
  secrets ??= makeSecrets()
  const provider = new OpenIdProvider(origin + demoOidcPath, {
    ...(await secrets),
    adapter: memoryOf,
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: apps.map((app) => app + openIdReturnPath),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `${signInPath}/${uid}` },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    loadExistingGrant: grantEverything,
    renderError: (context, { error, error_description: text }) => {
      context.type = 'text/plain'
      context.body = `${error}: ${text ?? ''}`
    },
  })
  // Trusts `x-forwarded-*`, by which `serve.ts` passes scheme and host.
  provider.proxy = true
  return provider
}

function claimsOf(email: string) {
  const person = personOf(email, '')
  return {
    sub: email,
    email,
    email_verified: true,
    given_name: person?.firstName,
    family_name: person?.lastName,
  }
}

/**
 * Grants all scopes without a consent page, as providers do that a company has set up for its
 * staff.
 */
async function grantEverything(context: KoaContextWithOIDC) {
  const { provider, client, session } = context.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}
