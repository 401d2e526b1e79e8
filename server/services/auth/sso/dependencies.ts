import type { Connection } from '../../../db/database'
import type { OpenId } from '../../../ports/openid'
import type { Saml } from '../../../ports/saml'

/** What the steps of a single sign-on need. */
export type SsoDependencies = {
  connection: Connection
  now: Date
  openId: OpenId
  saml: Saml
  /** Whether providers may be reached by plain `http:`; only where browsers reach this server so too. */
  allowHttp: boolean
  /** Logs why a provider failed. The person who signs in sees no details. */
  report: (providerUuid: string, error: unknown) => void
}
