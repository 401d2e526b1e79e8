import * as oidc from 'openid-client'
import type { Exchange, OpenId, OpenIdPerson, OpenIdRequest } from '../../ports/openid'
import type { OpenIdProvider } from '../../ports/openidProvider'
import { ProviderSetupError } from '../../services/auth/sso/providerFailure'
import { type Discovered, discover } from './discovery'
import { type Claims, lacksAddress, lacksName, personIn } from './person'

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

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

async function personOf(config: Discovered, tokens: Tokens): Promise<OpenIdPerson> {
  const token = tokens.claims()
  if (token === undefined) throw new Error('There is no ID token')
  const hasInfo = config.serverMetadata().userinfo_endpoint !== undefined
  const readInfo = (): Promise<Claims> =>
    hasInfo ? oidc.fetchUserInfo(config, tokens.access_token, token.sub) : Promise.resolve({})
  if (lacksAddress(token)) return personIn(token, await readInfo())
  // Names are only suggestions, so a sign-in succeeds without them.
  return personIn(token, lacksName(token) ? await readInfo().catch(() => ({})) : {})
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
