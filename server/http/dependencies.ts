import type { Deployment } from '@contract/deployment'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import type { AccessTokens } from '../domain/accessToken'
import type { Devices } from '../domain/devices'
import type { Shelves } from '../domain/home/shelves'
import type { KeyedHash } from '../domain/keyedHash'
import type { Limits } from '../domain/limits'
import type { SignUpTokens } from '../domain/signUp/signUpTokens'
import type { Images } from '../images/images'
import type { FlagSource } from '../ports/flags'
import type { Inbox } from '../ports/inbox'
import type { Outbox } from '../ports/outbox'
import type { Saml } from '../ports/saml'
import type { SecurityLog } from './securityLog'

/** The hands of the server: everything that a test may want to replace. */
export type Dependencies = {
  database: Database
  deployment: Deployment
  accessTokens: AccessTokens
  signUpTokens: SignUpTokens
  hash: KeyedHash
  devices: Devices
  limits: Limits
  /** What stands in the buildings, for a while. */
  shelves: Shelves
  mail: Outbox
  /** Where mail ends in a demo without a mail server. */
  inbox: Inbox | null
  flags: FlagSource
  saml: Saml
  images: Images
  /** What leaving a kiosk asks for; null if nothing. */
  kioskExitPin: string | null
  /** Whether the demo world and its `/demo/` pages are served. */
  demo: boolean
  /** Opens the metrics to whoever bears it; null where nobody is to. */
  metricsToken: string | null
  log: Logger
  security: SecurityLog
  /** Aborted once the server has been told to stop. */
  draining: AbortSignal
  now: () => Date
}
