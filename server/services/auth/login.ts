import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema'
import type { UserRow } from '../account/users'
import { Refusal } from '../platform/refusal'
import { type GuessDependencies, guess } from './guesses'
import { passwordMatches } from './password'
import { isSsoOnly, ssoOnlyIn } from './passwordAccount'

type Given = {
  email: string
  password: string
  /** The calling device, if its cookie proves that this address has signed in there before; otherwise null. */
  device: string | null
}

/**
 * Returns the user with this address and password. An unknown address, a wrong password and a locked, unconfirmed,
 * deactivated or SSO-only account are refused alike and in the same time, so callers cannot find out which addresses
 * have accounts. Guesses are counted by address whether or not it has an account. A known device has a bucket of its
 * own, which attackers elsewhere cannot lock.
 */
export async function checkCredentials(
  dependencies: GuessDependencies,
  { email, password, device }: Given,
): Promise<UserRow> {
  const bucket = { secret: 'sign-in', owner: email, from: device } as const
  const found = await guess(dependencies, bucket, () => userWith(dependencies, email, password))
  if (found.outcome !== 'right') throw new Refusal('credentials_not_match')
  return found.value
}

async function userWith(
  { database: { connection } }: GuessDependencies,
  email: string,
  password: string,
): Promise<UserRow | null> {
  const ssoOnly = await ssoOnlyIn(connection, domainOf(email))
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  const isOpen = user?.confirmed === true && !user.deactivated && !isSsoOnly(ssoOnly, user)
  return matches && isOpen ? user : null
}
