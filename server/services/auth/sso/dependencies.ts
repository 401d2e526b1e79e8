import type { Connection } from '../../../db/database'
import type { OpenId } from '../../../ports/openid'
import type { Saml } from '../../../ports/saml'

/** The dependencies of all steps of a single sign-on. */
export type SsoDependencies = {
  connection: Connection
  now: Date
  openId: OpenId
  saml: Saml
  /** Whether providers may be reached by plain `http:`; only if browsers also reach this server that way. */
  allowHttp: boolean
  /** Whether providers may be on this machine or its network. */
  allowPrivate: boolean
  /** Logs why a provider failed. The user sees no details. */
  report: (providerUuid: string, error: unknown) => void
}
