import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { oldPasswords, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { hashPassword, passwordMatches } from './password'
import { refuseWeak } from './weakPassword'

/** The new password, the name of the brand it is for, and whether the server is a demo. */
export type Chosen = { next: string; brand: string; isDemo: boolean }

/**
 * Replaces a user's password; refuses a common one, the current one and earlier ones. The caller has locked the user's
 * row.
 */
export async function replacePassword(
  tx: Connection,
  user: { id: number; email: string; passwordHash: string | null },
  { next, ...place }: Chosen,
  now: Date,
): Promise<void> {
  refuseWeak(next, { email: user.email, ...place }, 'body.new_password')
  const earlier = await tx
    .select({ hash: oldPasswords.passwordHash })
    .from(oldPasswords)
    .where(eq(oldPasswords.userId, user.id))
  for (const hash of [user.passwordHash, ...earlier.map((row) => row.hash)]) {
    if (await passwordMatches(hash, next)) throw new Refusal('password_has_been_used')
  }
  if (user.passwordHash !== null) {
    await tx
      .insert(oldPasswords)
      .values({ userId: user.id, passwordHash: user.passwordHash, replacedAt: now })
  }
  await tx
    .update(users)
    .set({ passwordHash: await hashPassword(next) })
    .where(eq(users.id, user.id))
}
