import type { Brand } from '@contract/brand'
import type { Deployment } from '@contract/deployment'
import type { Hono } from 'hono'
import type { Database } from '../db/database'
import type { Environment } from '../environment'
import type { Dependencies } from '../http/dependencies'
import type { Variables } from '../http/variables'
import type { CardVault } from './cardVault'
import type { Inbox } from './inbox'
import type { OwnPictures } from './pictures'

/** The demo world as the server sees it. */
export type Demo = {
  /** Seeds an empty database, or one with an earlier version of the demo world. */
  seed: (database: Database, brands: readonly Brand[], now: Date) => Promise<void>
  /** The deployment with the changes that the demo's own apps need: they are at another origin, on the same port. */
  deployment: (deployment: Deployment, environment: Environment) => Deployment
  openInbox: (now: () => Date) => Inbox
  pictures: OwnPictures
  /** The demo's own card provider. */
  cardVault: CardVault
  /** Adds the pages that exist only in the demo. */
  serve: (app: Hono<{ Variables: Variables }>, dependencies: Dependencies) => void
  /** Prints the addresses and accounts of the demo. */
  announce: (environment: Environment, brands: readonly Brand[]) => void
  /** Warns if other machines can reach the demo. */
  warnOutside: (host: string) => void
}
