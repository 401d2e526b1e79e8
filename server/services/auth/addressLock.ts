import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'

/**
 * Until the transaction ends, no other transaction can handle the codes of this address. A row lock would not suffice,
 * because the first code of an address has no row yet.
 */
export async function lockAddress(tx: Connection, email: string): Promise<void> {
  await lockName(tx, `codes ${email}`)
}

/** The same lock for one bucket of guesses. */
export async function lockGuesses(tx: Connection, bucket: string): Promise<void> {
  await lockName(tx, `guesses ${bucket}`)
}

/** The same lock for one e-mail domain, which belongs to one company. */
export async function lockDomain(tx: Connection, domain: string): Promise<void> {
  await lockName(tx, `domain ${domain}`)
}

/** The same lock for one user name, which a company gives to one person. */
export async function lockUserName(
  tx: Connection,
  companyUuid: string,
  userName: string,
): Promise<void> {
  await lockName(tx, `user name ${companyUuid} ${userName.toLowerCase()}`)
}

async function lockName(tx: Connection, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
