import type { OpenIdProvider } from './openidProvider'

/** The values that the provider's response is checked against. */
export type OpenIdRequest = {
  redirectUri: string
  state: string
  nonce: string
  pkceVerifier: string
}

/** A user according to the ID token (or, for missing claims, the provider's user info). */
export type OpenIdPerson = {
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

export type Exchange =
  | { outcome: 'person'; person: OpenIdPerson }
  /** `unavailable`: the provider did not respond in time. `refused`: a check failed. */
  | { outcome: 'unavailable' | 'refused'; error: unknown }

/** Our side of OpenID Connect. */
export type OpenId = {
  newNonce(): string
  newPkceVerifier(): string
  /** The provider's page for this request. Rejects if the provider cannot be discovered. */
  authorizationUrl(
    provider: OpenIdProvider,
    request: OpenIdRequest,
    loginHint: string,
  ): Promise<URL>
  /**
   * Exchanges the code that the provider sent back; checks signature, issuer, audience, nonce and times. `find` may
   * throw a `ProviderSetupError`, as for `authorizationUrl`.
   */
  exchangeCode(find: () => OpenIdProvider, request: OpenIdRequest, code: string): Promise<Exchange>
}
