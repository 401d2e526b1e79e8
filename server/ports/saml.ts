/** The user whom an identity provider has identified, and the assertion that proves it. */
export type Assertion = {
  id: string
  /** The end of validity, after which the assertion is refused. */
  expiresAt: Date
  /** Every address that the assertion names, in its order. */
  emails: readonly string[]
  firstName: string | null
  lastName: string | null
  /** The names of its attributes, for the log. */
  attributes: readonly string[]
  /** The certificate or key that its signature fits. */
  signedBy: string
}

/** An identity provider as described by its metadata. */
export type SamlProvider = { entityId: string; ssoUrl: string; certificates: readonly string[] }

/** This server as a service provider: one for every host that browsers use. */
export type SamlService = { entityId: string; acsUrl: string }

/** The values that a provider's response has to match. */
export type SamlRequest = { provider: SamlProvider; service: SamlService; requestId: string }

export type SamlAnswer =
  | { outcome: 'assertion'; assertion: Assertion }
  /** The provider refused the sign-in, for example because the user cancelled it. */
  | { outcome: 'declined' }
  | { outcome: 'refused'; error: unknown }

export type Saml = {
  /** Our service provider metadata, for operators of identity providers. */
  metadata(service: SamlService): Promise<string>
  /** The address to redirect the browser to, with a request for this provider (redirect binding, not signed). */
  requestUrl(request: SamlRequest, relayState: string, loginHint: string): Promise<string>
  /**
   * Reads the response to our request of this id. The assertion must be signed by the provider, and valid for us, for
   * this request and for the current time; unsigned parts are ignored. Rejects with an `IsolationError`.
   */
  readAnswer(request: SamlRequest, samlResponse: string): Promise<SamlAnswer>
  close(): Promise<void>
}
