import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { sessionFamilies } from '../db/schema'
import { forgetSession } from './principal'

type Ended = 'logout' | 'reuse' | 'upgrade' | 'password_changed' | 'kiosk'

export async function endFamily(
  connection: Connection,
  familyUuid: string,
  endedBecause: Ended,
  now: Date,
): Promise<void> {
  forgetSession(familyUuid)
  await connection
    .update(sessionFamilies)
    .set({ endedAt: now, endedBecause })
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
}

/** Ends every session of a user whose password changes, except `keptFamilyUuid`. */
export async function endFamilies(
  tx: Connection,
  userId: number,
  now: Date,
  keptFamilyUuid?: string,
): Promise<void> {
  const open = await tx
    .select({ uuid: sessionFamilies.uuid })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.userId, userId), isNull(sessionFamilies.endedAt)))
  for (const { uuid } of open) {
    if (uuid !== keptFamilyUuid) await endFamily(tx, uuid, 'password_changed', now)
  }
}
