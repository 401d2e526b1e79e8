import * as oidc from 'openid-client'
import type { Exchange, OpenId, OpenIdPerson, OpenIdRequest } from '../../ports/openid'
import type { OpenIdProvider } from '../../ports/openidProvider'
import { ProviderSetupError } from '../../services/auth/sso/providerFailure'
import { type Discovered, discover } from './discovery'

export const openIdClient: OpenId = {
  newNonce: oidc.randomNonce,
  newPkceVerifier: oidc.randomPKCECodeVerifier,
  authorizationUrl,
  exchangeCode,
}

async function authorizationUrl(
  provider: OpenIdProvider,
  { redirectUri, state, nonce, pkceVerifier }: OpenIdRequest,
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

async function exchangeCode(
  find: () => OpenIdProvider,
  { redirectUri, state, nonce, pkceVerifier }: OpenIdRequest,
  code: string,
): Promise<Exchange> {
  try {
    const config = await discover(find())
    const current = new URL(redirectUri)
    // The callback endpoint accepts code and state only, so there is no `iss` to compare. The state already belongs to
    // one provider, and that provider must have signed the ID token.
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

/**
 * The claims by which a provider vouches for the address; Entra ID sends the second one if its administrator enables
 * it. An unverified address could belong to another person, and accounts are found by address.
 */
const verifications = ['email_verified', 'xms_edov']
/** Some providers send it as text or number. */
const isTrue = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as boolean)

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
    emailVerified: verifications.some((name) => isTrue(claims[name])),
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
}

/** Whether the provider was unavailable: no response in time, a server error, or a wrong configuration on our side. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderSetupError) return true
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true
    // The cause is a Response, but `instanceof` fails: our HTTP server replaces the global class.
    const { status } = (error.cause ?? {}) as { status?: unknown }
    return typeof status === 'number' && status >= 500
  }
  // Errors thrown by fetch have no code; the libraries' own TypeErrors do.
  return error instanceof TypeError && !('code' in error)
}
