import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { refreshTokens, sessionFamilies, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { endFamily } from './endSession'
import {
  issueTokens,
  refreshTokenHash,
  type SessionDependencies,
  type Tokens,
} from './refreshToken'
import { versionLength } from './session'
import { endOfSession, type Family } from './sessionKind'

/** A rotation may wait for a row lock, so it reads the clock only after that. */
type RotationDependencies = Omit<SessionDependencies, 'now' | 'agent'> & { now: () => Date }

/**
 * Tabs may refresh simultaneously, and one call may be delayed in transit while another rotates the token. A call that
 * arrives within this time counts as such a race. It receives no tokens, so a thief gains nothing by being quick.
 */
const raceMs = 1000

/**
 * Exchanges a refresh token for its single successor. The row is locked, so of several calls with one token exactly one
 * rotates it. A second call that arrives before the rotation or shortly after it is a race between tabs and gets
 * `refresh_in_progress`; a later one is a replay and ends the session. The refusal is returned, not thrown, because the
 * end of the session has to be committed. See docs/behaviour.md#sessions.
 */
export async function rotate(
  tx: Connection,
  dependencies: RotationDependencies,
  token: string,
  arrivedAt: Date,
): Promise<Tokens | Refusal> {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, refreshTokenHash(token)))
    .for('update')
  if (row === undefined) return new Refusal('refresh_token_invalid')
  if (row.rotatedAt !== null) {
    if (arrivedAt.getTime() < row.rotatedAt.getTime() + raceMs) {
      return new Refusal('refresh_in_progress')
    }
    await endFamily(tx, row.familyUuid, 'reuse', dependencies.now())
    return new Refusal('refresh_token_reused')
  }
  const [owner] = await tx
    .select({
      uuid: users.uuid,
      deactivated: users.deactivated,
      kind: sessionFamilies.kind,
      startedAt: sessionFamilies.startedAt,
    })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(and(eq(sessionFamilies.uuid, row.familyUuid), isNull(sessionFamilies.endedAt)))
  // The clock is read under the lock, so that a call that waited for it counts as earlier than this rotation.
  const at = dependencies.now()
  const isOver = (family: Family) => endOfSession(family, dependencies.sessionDays) <= at
  if (owner === undefined || owner.deactivated || row.expiresAt <= at || isOver(owner)) {
    return new Refusal('refresh_token_invalid')
  }
  await tx.update(refreshTokens).set({ rotatedAt: at }).where(eq(refreshTokens.hash, row.hash))
  const family = { ...owner, uuid: row.familyUuid }
  await tx
    .update(sessionFamilies)
    .set({ lastSeenAt: at, appVersion: dependencies.appVersion?.slice(0, versionLength) })
    .where(eq(sessionFamilies.uuid, row.familyUuid))
  return issueTokens(tx, { ...dependencies, now: at }, owner, family)
}
