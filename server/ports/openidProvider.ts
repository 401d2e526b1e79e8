/** An OpenID provider, with our client registration. */
export type OpenIdProvider = {
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  /** Whether the provider may be reached by plain `http:`; intended only for trials. */
  allowHttp: boolean
  /** Whether the provider may be on this machine or its network. */
  allowPrivate: boolean
  /** The origin to connect to instead of the issuer's; null connects to the issuer. */
  connectTo: string | null
}
