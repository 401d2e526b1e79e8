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
import type { ConnectionTests } from '../ports/connectionTests'
import type { DomainRecords } from '../ports/domainRecords'
import type { FileParser } from '../ports/fileParser'
import type { FileStore } from '../ports/fileStore'
import type { FlagSource } from '../ports/flags'
import type { Inbox } from '../ports/inbox'
import type { OpenId } from '../ports/openid'
import type { Outbox } from '../ports/outbox'
import type { Saml } from '../ports/saml'
import type { AccessTokens } from '../services/auth/accessToken'
import type { ConfirmationLinks } from '../services/auth/confirmationLinks'
import type { Devices } from '../services/auth/devices'
import type { DocumentSessions } from '../services/auth/documentSessions'
import type { KeyedHash } from '../services/auth/keyedHash'
import type { SignUpTokens } from '../services/auth/signUp/signUpTokens'
import type { AppSessions } from '../services/embed/appSessions'
import type { ContentCache } from '../services/home/contentCache'
import type { Limits } from '../services/platform/limits'
import type { DirectoryIndexes } from '../services/search/directoryIndexes'
import type { FormsInFlight } from './formsInFlight'
import type { DrawPage, Prefetch } from './pageReader'
import type { SecurityLog } from './securityLog'

/** Everything that the server depends on and that a test may replace. */
export type Dependencies = {
  database: Database
  deployment: Deployment
  brandFiles: BrandFiles
  accessTokens: AccessTokens
  signUpTokens: SignUpTokens
  appSessions: AppSessions
  confirmationLinks: ConfirmationLinks
  hash: KeyedHash
  devices: Devices
  documentSessions: DocumentSessions
  limits: Limits
  /** Recently read content of buildings. */
  contentCache: ContentCache
  /** Notifies about changes made by any process. */
  live: LiveHub
  /** The streams that are open in this process. */
  streams: Streams
  /** The forms with files that this process is receiving. */
  formsInFlight: FormsInFlight
  /** Stores the attachments of requests. */
  files: FileStore
  /** Companies and amenities of recently searched buildings. */
  directoryIndexes: DirectoryIndexes
  /** Stores and sends mail. The handlers of calls post theirs to `call.mail`. */
  outbox: Outbox
  /** Stores the mail of a demo without a mail server; null otherwise. */
  inbox: Inbox | null
  flags: FlagSource
  /** Controls the suites of the buildings. */
  buildingSystems: BuildingSystems
  /** Tries the connections of the server for its operators. */
  connectionTests: ConnectionTests
  /** Looks up what proves the e-mail domains of companies. */
  domainRecords: DomainRecords
  /** The providers that store the users' cards. */
  cards: CardVaults
  /** Reads a page's data for `prefetchPage`; null in a process that does not render. */
  prefetch: Prefetch | null
  /** Draws a page of the tenants for a preview; null in a process that does not render. */
  drawPage: DrawPage | null
  openId: OpenId
  saml: Saml
  attachmentChecks: AttachmentChecks
  fileParser: FileParser
  images: Images
  /** The PIN for leaving kiosk mode; null if none is required. */
  kioskExitPin: string | null
  /** Whether the demo world and its `/demo/` pages are served. */
  demo: boolean
  /** The bearer token for `/metrics`; null if no token is accepted. */
  metricsToken: string | null
  metrics: Metrics
  log: Logger
  security: SecurityLog
  /** Aborted when the server is told to stop: it still accepts calls, but reports that it is not ready. */
  stopping: AbortSignal
  /** Aborted shortly afterwards, when the server accepts no more connections: open streams have to end. */
  draining: AbortSignal
  now: () => Date
}
