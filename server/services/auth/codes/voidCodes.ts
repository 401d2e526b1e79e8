import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import { verificationCodes } from '../../../db/schema'
import { endCodes } from './tryCode'

/** Makes every code, token and link that was sent to an address invalid. */
export async function voidCodes(tx: Connection, email: string, now: Date): Promise<void> {
  // A sign-up that still waits for its code must not replace the password later.
  await endCodes(tx, { email, purpose: 'confirm' }, now)
  await endCodes(tx, { email, purpose: 'password' }, now)
  await tx
    .update(verificationCodes)
    .set({ tokenUsedAt: now })
    .where(
      and(
        eq(verificationCodes.email, email),
        eq(verificationCodes.purpose, 'password'),
        isNull(verificationCodes.tokenUsedAt),
      ),
    )
}
