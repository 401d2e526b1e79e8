import type { OpenIdProvider } from './openidProvider'

/** What the provider's answer is checked against. */
export type OpenIdRequest = {
  redirectUri: string
  state: string
  nonce: string
  pkceVerifier: string
}

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

/** Our side of OpenID Connect. */
export type OpenId = {
  newNonce(): string
  newPkceVerifier(): string
  /** The provider's page for this request. Rejects when the provider cannot be discovered. */
  authorizationUrl(
    provider: OpenIdProvider,
    request: OpenIdRequest,
    loginHint: string,
  ): Promise<URL>
  /**
   * Exchanges the code that the provider sent back; checks signature, issuer, audience, nonce, times.
   * `find` may throw a `ProviderSetupError`, as `authorizationUrl` does.
   */
  exchangeCode(find: () => OpenIdProvider, request: OpenIdRequest, code: string): Promise<Exchange>
}
