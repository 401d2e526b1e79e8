import * as oidc from 'openid-client'
import { type Discovered, discover } from './openidDiscovery'
import type { OpenIdProvider } from './openidProvider'
import { ProviderSetupError } from './providerFailure'

/** What the provider's answer is checked against. */
export type Visit = { redirectUri: string; state: string; nonce: string; pkceVerifier: string }

/** A person as the ID token (or, where that is silent, the provider's user info) has them. */
export type OpenIdPerson = {
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

export type Exchange =
  | { outcome: 'person'; person: OpenIdPerson }
  /** `unavailable`: the provider did not answer within its time. `refused`: something was not right. */
  | { outcome: 'unavailable' | 'refused'; error: unknown }

export const newNonce = oidc.randomNonce
export const newPkceVerifier = oidc.randomPKCECodeVerifier

/** The provider's page for this visit. Throws when the provider cannot be discovered. */
export async function authorizationUrl(
  provider: OpenIdProvider,
  { redirectUri, state, nonce, pkceVerifier }: Visit,
  loginHint: string,
): Promise<URL> {
  const config = await discover(provider)
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    login_hint: loginHint,
  })
}

/**
 * Exchanges the code that a visit came back with; checks signature, issuer, audience, nonce, times.
 * `find` may throw a `ProviderSetupError`, as it does for a visit that begins.
 */
export async function exchangeCode(
  find: () => OpenIdProvider,
  { redirectUri, state, nonce, pkceVerifier }: Visit,
  code: string,
): Promise<Exchange> {
  try {
    const config = await discover(find())
    const current = new URL(redirectUri)
    // The callback endpoint takes code and state only, so there is no `iss` to compare. The state already belongs
    // to one provider, and the ID token has to be signed by that provider.
    const { issuer } = config.serverMetadata()
    current.search = new URLSearchParams({ code, state, iss: issuer }).toString()
    const tokens = await oidc.authorizationCodeGrant(config, current, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: pkceVerifier,
      idTokenExpected: true,
    })
    return { outcome: 'person', person: await personOf(config, tokens) }
  } catch (error) {
    return { outcome: isUnreachable(error) ? 'unavailable' : 'refused', error }
  }
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

async function personOf(config: Discovered, tokens: Tokens): Promise<OpenIdPerson> {
  const inToken = tokens.claims()
  if (inToken === undefined) throw new Error('There is no ID token')
  const claims: Record<string, unknown> =
    typeof inToken.email === 'string'
      ? inToken
      : { ...inToken, ...(await oidc.fetchUserInfo(config, tokens.access_token, inToken.sub)) }
  const text = (name: string) => {
    const value = claims[name]
    return typeof value === 'string' ? value : null
  }
  return {
    email: text('email'),
    // Some providers send it as text; many company providers leave it out, which counts as verified.
    emailVerified: claims.email_verified !== false && claims.email_verified !== 'false',
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
}

/** Whether the provider was unavailable: no answer in time, a server error, or a wrong setup on our side. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderSetupError) return true
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
    // The cause is a Response, but `instanceof` fails: our HTTP server replaces the global class.
    const { status } = (error.cause ?? {}) as { status?: unknown }
    return typeof status === 'number' && status >= 500
  }
  // What fetch throws has no code; the libraries' own TypeErrors do.
  return error instanceof TypeError && !('code' in error)
}
