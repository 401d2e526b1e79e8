import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { users } from '../db/schema'
import { endFamilies } from './endSession'
import { type GuessHands, guess } from './guesses'
import { passwordMatches } from './password'
import { type Chosen, replacePassword } from './passwordChange'
import type { Principal } from './principal'
import { Refusal } from './refusal'

type Who = Pick<Principal, 'id' | 'familyUuid'>

/** The password that somebody has shown to know, by its hash, and whose it is. */
export type Proven = { email: string; passwordHash: string }

const wrong = () =>
  new Refusal('credentials_not_match', {
    errors: [{ path: 'body.password', code: 'credentials_not_match', message: 'Wrong password' }],
  })

/**
 * Whoever has a token need not know the password. Guesses are limited as those of a sign-in, with its answer, and
 * counted by session: a thief's lock neither the owner's sign-in nor what they do in sessions of their own.
 */
export async function proveCurrentPassword(
  hands: GuessHands,
  { id, familyUuid }: Who,
  password: string,
): Promise<Proven> {
  const [user] = await hands.connection.select().from(users).where(eq(users.id, id))
  if (user === undefined) throw new Refusal('unauthenticated')
  const { email, passwordHash } = user
  const lane = { secret: 'current password', owner: email, from: familyUuid } as const
  const found = await guess(hands, lane, async () =>
    (await passwordMatches(passwordHash, password)) ? passwordHash : null,
  )
  if (found.outcome !== 'right') throw wrong()
  return { email, passwordHash: found.value }
}

/** Replaces the password and ends every other session. Earlier passwords are refused. */
export async function changePassword(
  tx: Connection,
  { id, familyUuid }: Who,
  { proven, ...chosen }: Chosen & { proven: Proven },
  now: Date,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  // Another change came first: what was proven then is the current one no more.
  if (user === undefined || user.passwordHash !== proven.passwordHash) throw wrong()
  await replacePassword(tx, user, chosen, now)
  await endFamilies(tx, user.id, now, familyUuid)
}
