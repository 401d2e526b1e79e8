import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { settings, users } from '../db/schema'
import { StartError } from '../startError'

/** When the demo filled this database. */
export const seededKey = 'demo_seeded_at'

/**
 * Without the demo its accounts would stay open to everybody who has read the password, and so would those
 * that somebody signed up for while the inbox was public. Nothing is changed in such a database: it may be
 * the wrong one.
 */
export async function refuseDemoDatabase(connection: Connection): Promise<void> {
  const [seeded] = await connection.select().from(settings).where(eq(settings.key, seededKey))
  if (seeded === undefined) return
  throw new StartError(
    'This database was filled by the demo, whose accounts have a published password: set DEMO=true, name another database, or take the demo out of this one as docs/operations.md says.',
  )
}

/** The other way round: nobody wants accounts with a published password among their own. */
export async function refuseOthersDatabase(tx: Connection): Promise<void> {
  if ((await tx.select({ id: users.id }).from(users).limit(1)).length === 0) return
  throw new StartError(
    'This database holds accounts that are not of the demo: set DEMO=false, or name another database for the demo.',
  )
}
