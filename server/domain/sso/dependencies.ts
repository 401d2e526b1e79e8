import type { Connection } from '../../db/database'
import type { Saml } from '../../ports/saml'

/** What the steps of a single sign-on need. */
export type SsoDependencies = {
  connection: Connection
  now: Date
  saml: Saml
  /** Whether providers may be reached by plain `http:`; only where browsers reach this server so too. */
  allowHttp: boolean
  /** Logs why a provider failed. The person who signs in sees no details. */
  report: (providerUuid: string, error: unknown) => void
}
