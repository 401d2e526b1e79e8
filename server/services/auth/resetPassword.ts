import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users } from '../../db/schema'
import type { UserRow } from '../account/users'
import { Refusal } from '../platform/refusal'
import { addressOfToken } from './codes/passwordCode'
import { tryCode } from './codes/tryCode'
import { voidCodes } from './codes/voidCodes'
import { endFamilies } from './endSession'
import { forgiveGuesses } from './guesses'
import type { KeyedHash } from './keyedHash'
import { passwordAccount } from './passwordAccount'
import { type Chosen, replacePassword } from './passwordChange'

export type Proof = { token: string } | { email: string; code: string }

/**
 * Sets the password for a user who has proved access to the mailbox of an address. That also confirms the address,
 * clears locks and ends all sessions. An earlier password is refused by a throw, which rolls the transaction back, so
 * the token or code is not consumed.
 */
export async function resetPassword(
  tx: Connection,
  hash: KeyedHash,
  proof: Proof,
  chosen: Chosen,
  now: Date,
): Promise<Pick<UserRow, 'uuid' | 'email' | 'termsAccepted'> | Refusal> {
  const email = await provedAddress(tx, hash, proof, now)
  if (email instanceof Refusal) return email
  await tx.select().from(users).where(eq(users.email, email)).for('update')
  // Read under the lock, so that an account that is being deactivated gets no new password.
  const user = await passwordAccount(tx, email, now)
  if (user === null) return new Refusal('code_invalid')
  await replacePassword(tx, user, chosen, now)
  await tx.update(users).set({ confirmed: true }).where(eq(users.id, user.id))
  await forgiveGuesses(tx, hash, email)
  await endFamilies(tx, user.id, now)
  await voidCodes(tx, email, now)
  return user
}

async function provedAddress(
  tx: Connection,
  hash: KeyedHash,
  proof: Proof,
  now: Date,
): Promise<string | Refusal> {
  if ('token' in proof) return addressOfToken(tx, proof.token, now)
  const tried = { ...proof, purpose: 'password', registrationUuid: null } as const
  const row = await tryCode(tx, hash, tried, now)
  return row instanceof Refusal ? row : row.email
}
