import type { Connection } from '../../db/database'
import type { Saml } from '../../ports/saml'

/** What the steps of an attempt work with. */
export type SsoHands = {
  connection: Connection
  now: Date
  saml: Saml
  /** Providers may be reached by `http:`; only where browsers reach us so, too. */
  allowHttp: boolean
  /** Tells the operator why a provider failed; whoever signs in is told no details. */
  report: (providerUuid: string, error: unknown) => void
}
