/** An OpenID provider, with our registration at it. */
export type OpenIdProvider = {
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  /** Whether the provider may be reached by plain `http:`; meant for trials alone. */
  allowHttp: boolean
  /** The origin to connect to instead of the issuer's; null connects to the issuer. */
  connectTo: string | null
}
