import type { OwnSession } from '@contract/ownSessions'
import { and, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { refreshTokens, sessionFamilies } from '../../db/schema'
import { accessTokenSeconds } from '../auth/accessToken'
import { endFamilies, endFamily } from '../auth/endSession'
import type { Principal } from '../auth/principal'
import { endOfSession, type SessionDays } from '../auth/sessionKind'
import { deviceName } from '../platform/deviceName'
import { Refusal } from '../platform/refusal'

type Asking = Pick<Principal, 'id' | 'familyUuid'>

/** The reply is one page; sessions beyond the limit, the least recently seen, are left out. */
const maxListed = 100

/** The caller's live sessions: the current one first, then by last use. */
export async function ownSessionsOf(
  connection: Connection,
  { id, familyUuid }: Asking,
  sessionDays: SessionDays,
  now: Date,
): Promise<OwnSession[]> {
  const seen = sql<string>`coalesce(${sessionFamilies.lastSeenAt}, ${sessionFamilies.startedAt})`
  const renewable = connection
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.familyUuid, sessionFamilies.uuid),
        isNull(refreshTokens.rotatedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
  // A session without a refresh token lives as long as its access token.
  const young = new Date(now.getTime() - accessTokenSeconds * 1000)
  const rows = await connection
    .select()
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.userId, id),
        isNull(sessionFamilies.endedAt),
        or(exists(renewable), gt(sessionFamilies.startedAt, young)),
      ),
    )
    .orderBy(desc(eq(sessionFamilies.uuid, familyUuid)), desc(seen))
    .limit(maxListed)
  return rows
    .filter((row) => endOfSession(row, sessionDays) > now)
    .map(({ uuid, agent, startedAt, lastSeenAt }) => ({
      uuid,
      ...deviceName(agent),
      started_at: startedAt.toISOString(),
      last_seen_at: (lastSeenAt ?? startedAt).toISOString(),
      current: uuid === familyUuid,
    }))
}

/** @throws `not_found` for a session that is not the caller's or has ended; the caller cannot tell which. */
export async function endOwnSession(
  connection: Connection,
  { id }: Asking,
  sessionUuid: string,
  now: Date,
): Promise<void> {
  const [found] = await connection
    .select({ uuid: sessionFamilies.uuid })
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.uuid, sessionUuid),
        eq(sessionFamilies.userId, id),
        isNull(sessionFamilies.endedAt),
      ),
    )
  if (found === undefined) throw new Refusal('not_found')
  await endFamily(connection, found.uuid, 'elsewhere', now)
}

/** Returns the number of sessions that were ended. */
export function endOtherSessions(
  tx: Connection,
  { id, familyUuid }: Asking,
  now: Date,
): Promise<number> {
  return endFamilies(tx, id, now, { except: familyUuid, because: 'elsewhere' })
}
