import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sessionFamilies } from '../../db/schema'
import { publish, topicOfSession } from '../platform/live/publish'
import { forgetSession } from './principal'

type Ended =
  | 'logout'
  | 'reuse'
  | 'upgrade'
  | 'password_changed'
  | 'address_changed'
  | 'kiosk'
  | 'elsewhere'
  | 'operator'

/** Ends a session, and with it its live streams in all processes. */
export async function endFamily(
  connection: Connection,
  familyUuid: string,
  endedBecause: Ended,
  now: Date,
): Promise<void> {
  await connection
    .update(sessionFamilies)
    .set({ endedAt: now, endedBecause })
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
  forgetSession(familyUuid)
  await publish(connection, topicOfSession(familyUuid))
}

/** Ends every session of a user, except `kept`; returns how many ended. */
export async function endFamilies(
  tx: Connection,
  userId: number,
  now: Date,
  { except, because = 'password_changed' }: { except?: string; because?: Ended } = {},
): Promise<number> {
  const open = await tx
    .select({ uuid: sessionFamilies.uuid })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.userId, userId), isNull(sessionFamilies.endedAt)))
  const others = open.filter(({ uuid }) => uuid !== except)
  for (const { uuid } of others) await endFamily(tx, uuid, because, now)
  return others.length
}
