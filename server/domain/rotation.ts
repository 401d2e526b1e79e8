import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { refreshTokens, sessionFamilies, users } from '../db/schema'
import { endFamily } from './endSession'
import { issueTokens, refreshTokenHash, type SessionHands, type Tokens } from './refreshToken'
import { Refusal } from './refusal'
import { endOfSession, type Family } from './sessionKind'

/** A rotation may wait for its turn: it looks at the clock when that has come. */
type RotationHands = Omit<SessionHands, 'now'> & { now: () => Date }

export type Rotation =
  | { outcome: 'rotated'; tokens: Tokens }
  | {
      outcome: 'refused'
      code: 'refresh_token_invalid' | 'refresh_token_reused' | 'refresh_in_progress'
    }

/**
 * Calls of several tabs may wait in a socket or for a connection before we see them, while one of them rotates:
 * what comes so soon after is one of these. It gets no tokens, so a thief gains nothing by being quick; whoever
 * comes second later on is still found out.
 */
const raceMs = 1000

/**
 * Exchanges a refresh token for its one successor (A11). The row is locked, so of several calls
 * with one token exactly one rotates. A call that had arrived when the rotation happened, or arrives at
 * once after it, is a race of tabs and is told to look again; one that arrives later is a replay, and the
 * family ends. The refusal is returned, not thrown: the end of the family has to be committed.
 */
export async function rotate(
  tx: Connection,
  hands: RotationHands,
  token: string,
  arrivedAt: Date,
): Promise<Rotation> {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, refreshTokenHash(token)))
    .for('update')
  if (row === undefined) return { outcome: 'refused', code: 'refresh_token_invalid' }
  if (row.rotatedAt !== null) {
    if (arrivedAt.getTime() < row.rotatedAt.getTime() + raceMs) {
      return { outcome: 'refused', code: 'refresh_in_progress' }
    }
    await endFamily(tx, row.familyUuid, 'reuse', hands.now())
    return { outcome: 'refused', code: 'refresh_token_reused' }
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
  // Only now, under the lock: whoever waited for it had arrived before this rotation.
  const at = hands.now()
  const isOver = (family: Family) => endOfSession(family, hands.sessionDays) <= at
  if (owner === undefined || owner.deactivated || row.expiresAt <= at || isOver(owner)) {
    return { outcome: 'refused', code: 'refresh_token_invalid' }
  }
  await tx.update(refreshTokens).set({ rotatedAt: at }).where(eq(refreshTokens.hash, row.hash))
  const family = { ...owner, uuid: row.familyUuid }
  const tokens = await issueTokens(tx, { ...hands, now: at }, owner, family)
  return { outcome: 'rotated', tokens }
}

/** The tokens of a rotation, or its refusal thrown once the transaction has ended. */
export function tokensOf(rotation: Rotation): Tokens {
  if (rotation.outcome === 'refused') throw new Refusal(rotation.code)
  return rotation.tokens
}
