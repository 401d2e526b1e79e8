import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { settings, users } from '../../db/schema'
import { StartError } from '../../startError'

/** When the demo seeded this database. */
export const seededKey = 'demo_seeded_at'

/**
 * Refuses to start a real deployment on a demo database: its accounts have a published password, and its mail was
 * readable while the inbox was public. The database is not changed, because it may be configured by mistake.
 */
export async function refuseDemoDatabase(connection: Connection): Promise<void> {
  const [seeded] = await connection.select().from(settings).where(eq(settings.key, seededKey))
  if (seeded === undefined) return
  throw new StartError(
    'This database was filled by the demo, whose accounts have a published password: set DEMO=true, name another database, or take the demo out of this one as docs/operations.md says.',
  )
}

/** Refuses to seed the demo into a database of a real deployment: its accounts have a published password. */
export async function refuseOthersDatabase(tx: Connection): Promise<void> {
  if ((await tx.select({ id: users.id }).from(users).limit(1)).length === 0) return
  throw new StartError(
    'This database holds accounts that are not of the demo: set DEMO=false, or name another database for the demo.',
  )
}
