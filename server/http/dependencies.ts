import type { Deployment } from '@contract/deployment'
import type { Logger } from 'pino'
import type { BrandFiles } from '../brands'
import type { Database } from '../db/database'
import type { AccessTokens } from '../domain/accessToken'
import type { AppSessions } from '../domain/appSessions'
import type { Devices } from '../domain/devices'
import type { DocumentSessions } from '../domain/documentSessions'
import type { ContentCache } from '../domain/home/contentCache'
import type { KeyedHash } from '../domain/keyedHash'
import type { Limits } from '../domain/limits'
import type { DirectoryIndexes } from '../domain/search/directoryIndexes'
import type { SignUpTokens } from '../domain/signUp/signUpTokens'
import type { Images } from '../images/images'
import type { LiveHub } from '../live/hub'
import type { Streams } from '../live/streams'
import type { BuildingSystems } from '../ports/buildingSystem'
import type { CardVaults } from '../ports/cardVault'
import type { FileStore } from '../ports/fileStore'
import type { FlagSource } from '../ports/flags'
import type { Inbox } from '../ports/inbox'
import type { Outbox } from '../ports/outbox'
import type { Saml } from '../ports/saml'
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
  saml: Saml
  images: Images
  /** The PIN that leaving kiosk mode asks for; null if it asks for none. */
  kioskExitPin: string | null
  /** Whether the demo world and its `/demo/` pages are served. */
  demo: boolean
  /** The bearer token that opens `/metrics`; null if no token does. */
  metricsToken: string | null
  log: Logger
  security: SecurityLog
  /** Aborted once the server has been told to stop. */
  draining: AbortSignal
  now: () => Date
}
