/** The person whom an identity provider has identified, and the assertion that says so. */
export type Assertion = {
  id: string
  /** The end of validity, after which the assertion is refused. */
  expiresAt: Date
  email: string | null
  firstName: string | null
  lastName: string | null
}

/** An identity provider as its metadata describe it. */
export type SamlProvider = { entityId: string; ssoUrl: string; certificate: string }

/** We as a service provider: one for every host that browsers know us by. */
export type SamlService = { entityId: string; acsUrl: string }

/** What the answer of a provider has to match. */
export type SamlRequest = { provider: SamlProvider; service: SamlService; requestId: string }

export type SamlAnswer =
  | { outcome: 'assertion'; assertion: Assertion }
  /** The provider refused the sign-in, for example because the person cancelled it. */
  | { outcome: 'declined' }
  | { outcome: 'refused'; error: unknown }

export type Saml = {
  /** Our service provider metadata, for operators of identity providers. */
  metadata(service: SamlService): Promise<string>
  /** Where to send the browser with a request for this provider (redirect binding, not signed). */
  requestUrl(request: SamlRequest, relayState: string, loginHint: string): Promise<string>
  /**
   * Reads the answer to our request of this id. The assertion has to be signed by the provider, for us, for
   * this request and for now; what is not signed is not looked at. Rejects with an `IsolationError`.
   */
  readAnswer(request: SamlRequest, samlResponse: string): Promise<SamlAnswer>
  close(): Promise<void>
}
