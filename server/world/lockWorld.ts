import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'

/** Lets one plan at a time be made and applied, in all processes; ends with the transaction. */
export async function lockWorld(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('portico world', 0))`)
}
