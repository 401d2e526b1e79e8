import type { Deployment } from '@contract/deployment'
import type { Logger } from 'pino'
import type { BrandFiles } from '../brands'
import type { Database } from '../db/database'
import type { Images } from '../images/images'
import type { LiveHub } from '../live/hub'
import type { Streams } from '../live/streams'
import type { Metrics } from '../metrics/metrics'
import type { AttachmentChecks } from '../ports/attachmentChecks'
import type { BuildingSystems } from '../ports/buildingSystem'
import type { CardVaults } from '../ports/cardVault'
import type { FileStore } from '../ports/fileStore'
import type { FlagSource } from '../ports/flags'
import type { Inbox } from '../ports/inbox'
import type { OpenId } from '../ports/openid'
import type { Outbox } from '../ports/outbox'
import type { Saml } from '../ports/saml'
import type { AccessTokens } from '../services/auth/accessToken'
import type { Devices } from '../services/auth/devices'
import type { DocumentSessions } from '../services/auth/documentSessions'
import type { KeyedHash } from '../services/auth/keyedHash'
import type { SignUpTokens } from '../services/auth/signUp/signUpTokens'
import type { AppSessions } from '../services/embed/appSessions'
import type { ContentCache } from '../services/home/contentCache'
import type { Limits } from '../services/platform/limits'
import type { DirectoryIndexes } from '../services/search/directoryIndexes'
import type { FormsInFlight } from './formsInFlight'
import type { Prefetch } from './pageReader'
import type { SecurityLog } from './securityLog'

/** Everything that the server works with and that a test may want to replace. */
export type Dependencies = {
  database: Database
  deployment: Deployment
  brandFiles: BrandFiles
  accessTokens: AccessTokens
  signUpTokens: SignUpTokens
  appSessions: AppSessions
  hash: KeyedHash
  devices: Devices
  documentSessions: DocumentSessions
  limits: Limits
  /** Content of buildings that was read lately. */
  contentCache: ContentCache
  /** Tells of changes as they happen, in whichever process. */
  live: LiveHub
  /** The streams that are open in this process. */
  streams: Streams
  /** The forms with files that this process is receiving. */
  formsInFlight: FormsInFlight
  /** Keeps what was attached to requests. */
  files: FileStore
  /** Companies and amenities of buildings that were searched lately. */
  directoryIndexes: DirectoryIndexes
  mail: Outbox
  /** Keeps the mail of a demo that has no mail server. */
  inbox: Inbox | null
  flags: FlagSource
  /** What steers the suites of the buildings. */
  buildingSystems: BuildingSystems
  /** The providers that have the cards of the users. */
  cards: CardVaults
  /** Reads what a page shows, for `prefetchPage`; null in a process that renders nothing. */
  prefetch: Prefetch | null
  openId: OpenId
  saml: Saml
  attachmentChecks: AttachmentChecks
  images: Images
  /** The PIN that leaving kiosk mode asks for; null if it asks for none. */
  kioskExitPin: string | null
  /** Whether the demo world and its `/demo/` pages are served. */
  demo: boolean
  /** The bearer token that opens `/metrics`; null if no token does. */
  metricsToken: string | null
  metrics: Metrics
  log: Logger
  security: SecurityLog
  /** Aborted once the server has been told to stop: it still takes calls, and is not ready for more. */
  stopping: AbortSignal
  /** Aborted a moment later, once it accepts no more connections: what lasts has to end. */
  draining: AbortSignal
  now: () => Date
}
