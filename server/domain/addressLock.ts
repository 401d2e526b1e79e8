import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'

/**
 * Until the transaction ends, whatever concerns the codes of an address happens one after the other.
 * A lock of rows would not do: the first code of an address has none yet.
 */
export async function lockAddress(tx: Connection, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${email}`}, 0))`)
}
