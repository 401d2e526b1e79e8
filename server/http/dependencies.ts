import type { Deployment } from '@contract/deployment'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import type { AccessTokens } from '../domain/accessToken'
import type { FlagSource } from '../ports/flags'

/** The hands of the server: everything that a test may want to replace. */
export type Dependencies = {
  database: Database
  deployment: Deployment
  accessTokens: AccessTokens
  flags: FlagSource
  /** Whether the demo world and its `/demo/` pages are served. */
  demo: boolean
  log: Logger
  /** Aborted once the server has been told to stop. */
  draining: AbortSignal
  now: () => Date
}
