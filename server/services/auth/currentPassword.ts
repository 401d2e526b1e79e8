import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { endFamilies } from './endSession'
import { type GuessDependencies, guess } from './guesses'
import { passwordMatches } from './password'
import { type Chosen, replacePassword } from './passwordChange'
import type { Principal } from './principal'

type Who = Pick<Principal, 'id' | 'familyUuid'>

/** The hash of the password that the user has just entered correctly, and the user's address. */
export type Proven = { email: string; passwordHash: string }

const wrong = () =>
  new Refusal('credentials_not_match', {
    errors: [{ path: 'body.password', code: 'credentials_not_match', message: 'Wrong password' }],
  })

/**
 * Checks the current password, because a stolen session must not suffice to change it. Guesses are limited like those
 * of a sign-in but counted per session, so a thief's guesses do not lock the owner out.
 */
export async function proveCurrentPassword(
  dependencies: GuessDependencies,
  { id, familyUuid }: Who,
  password: string,
): Promise<Proven> {
  const [user] = await dependencies.database.connection.select().from(users).where(eq(users.id, id))
  if (user === undefined) throw new Refusal('unauthenticated')
  const { email, passwordHash } = user
  const bucket = { secret: 'current password', owner: email, from: familyUuid } as const
  const found = await guess(dependencies, bucket, async () =>
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
  // The password has changed since, so the proof is about an older one.
  if (user === undefined || user.passwordHash !== proven.passwordHash) throw wrong()
  await replacePassword(tx, user, chosen, now)
  await endFamilies(tx, user.id, now, { except: familyUuid })
}
