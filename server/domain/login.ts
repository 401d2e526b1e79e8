import { domainOf } from '@contract/email'
import { eq } from 'drizzle-orm'
import { users } from '../db/schema'
import { type GuessHands, guess } from './guesses'
import { passwordMatches } from './password'
import { boundToProviders, isBound } from './passwordAccount'
import { Refusal } from './refusal'
import type { UserRow } from './users'

type Given = {
  email: string
  password: string
  /** The device that this address has signed in at before, as its cookie proves; null for any other. */
  device: string | null
}

/**
 * The user with this address and password. Unknown address, wrong password, locked, unconfirmed, deactivated
 * and bound to an identity provider all refuse alike, and take as long: guesses are counted by address,
 * whether or not there is an account. A known device has a lane of its own, which no stranger can lock.
 */
export async function checkCredentials(
  hands: GuessHands,
  { email, password, device }: Given,
): Promise<UserRow> {
  const lane = { secret: 'sign-in', owner: email, from: device } as const
  const found = await guess(hands, lane, () => userWith(hands, email, password))
  if (found.outcome !== 'right') throw new Refusal('credentials_not_match')
  return found.value
}

async function userWith(
  { connection }: GuessHands,
  email: string,
  password: string,
): Promise<UserRow | null> {
  const bound = await boundToProviders(connection, domainOf(email))
  const [user] = await connection.select().from(users).where(eq(users.email, email))
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  const isOpen = user?.confirmed === true && !user.deactivated && !isBound(bound, user)
  return user !== undefined && matches && isOpen ? user : null
}
