import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'

/**
 * Until the transaction ends, no other transaction handles the codes of this address. A row lock would not do,
 * because there is no row yet for the first code of an address.
 */
export async function lockAddress(tx: Connection, email: string): Promise<void> {
  await lockName(tx, `codes ${email}`)
}

/** The same for one bucket of guesses. */
export async function lockGuesses(tx: Connection, bucket: string): Promise<void> {
  await lockName(tx, `guesses ${bucket}`)
}

async function lockName(tx: Connection, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
