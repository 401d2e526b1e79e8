import type { Hono } from 'hono'
import type { Connection } from '../db/database'
import type { Environment } from '../environment'
import type { Dependencies } from '../http/dependencies'
import type { Variables } from '../http/variables'
import type { Inbox } from './inbox'
import type { OwnPictures } from './pictures'

/** The demo world as the server knows it. */
export type Demo = {
  /** Fills an empty database; leaves one alone that has this world already. */
  seed: (connection: Connection, now: Date) => Promise<void>
  openInbox: (now: () => Date) => Inbox
  pictures: OwnPictures
  /** Adds the pages that exist in the demo only. */
  serve: (app: Hono<{ Variables: Variables }>, dependencies: Dependencies) => void
  /** Tells whoever started it the addresses and the accounts. */
  announce: (environment: Environment) => void
  /** Warns, loudly, of a demo that others can reach. */
  warnOutside: (host: string) => void
}
