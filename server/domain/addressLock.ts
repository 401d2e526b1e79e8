import { sql } from 'drizzle-orm'
import type { Connection } from '../db/database'

/**
 * Until the transaction ends, whatever concerns the codes of an address happens one after the other.
 * A lock of rows would not do: the first code of an address has none yet.
 */
export async function lockAddress(tx: Connection, email: string): Promise<void> {
  await lockName(tx, `codes ${email}`)
}

/** The same for the guesses that are counted in one lane. */
export async function lockLane(tx: Connection, lane: string): Promise<void> {
  await lockName(tx, `guesses ${lane}`)
}

async function lockName(tx: Connection, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
