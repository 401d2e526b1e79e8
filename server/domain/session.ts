import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { refreshTokens, sessionFamilies, users } from '../db/schema'
import { Refusal } from '../http/refusal'
import { type AccessTokens, accessTokenSeconds } from './accessToken'
import { forgetSession } from './principal'

export const refreshTokenSeconds = 30 * 24 * 60 * 60

export type Tokens = {
  token: string
  expires_in: number
  refresh_token: { token: string; expires_in: number }
}

type Ended = 'logout' | 'reuse' | 'upgrade' | 'password_changed' | 'kiosk'
type Hands = { accessTokens: AccessTokens; now: Date }
/** A rotation may wait for its turn: it looks at the clock when that has come. */
type RotationHands = { accessTokens: AccessTokens; now: () => Date }
/** A kiosk's session may do little: whoever passes by uses it (`kiosk` of an endpoint). */
export type SessionKind = 'user' | 'kiosk'
type Owner = { id: number; uuid: string; kind: SessionKind }

/** Whichever way a kiosk's account signs in, what begins is a kiosk's session. */
export function sessionKindOf({ roles }: { roles: readonly string[] }): SessionKind {
  return roles.includes('kiosk') ? 'kiosk' : 'user'
}

export function ownerOf(user: { id: number; uuid: string; roles: readonly string[] }): Owner {
  return { id: user.id, uuid: user.uuid, kind: sessionKindOf(user) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A new family of tokens for a user who has just proved who they are. */
export async function startSession(tx: Connection, hands: Hands, user: Owner): Promise<Tokens> {
  return issue(tx, hands, user, await startFamily(tx, user, hands.now))
}

/** An access token alone, of a session that ends with it: nothing renews it. */
export async function startShortSession(
  tx: Connection,
  { accessTokens, now }: Hands,
  user: Owner,
): Promise<string> {
  const familyUuid = await startFamily(tx, user, now)
  return accessTokens.sign({ userUuid: user.uuid, familyUuid }, now)
}

async function startFamily(tx: Connection, user: Owner, startedAt: Date): Promise<string> {
  const uuid = randomUUID()
  await tx.insert(sessionFamilies).values({ uuid, userId: user.id, kind: user.kind, startedAt })
  return uuid
}

async function issue(
  tx: Connection,
  { accessTokens, now }: Hands,
  user: Pick<Owner, 'uuid'>,
  familyUuid: string,
): Promise<Tokens> {
  const refresh = randomBytes(32).toString('base64url')
  await tx.insert(refreshTokens).values({
    hash: hashOf(refresh),
    familyUuid,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
  })
  return {
    token: await accessTokens.sign({ userUuid: user.uuid, familyUuid }, now),
    expires_in: accessTokenSeconds,
    refresh_token: { token: refresh, expires_in: refreshTokenSeconds },
  }
}

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
  { accessTokens, now }: RotationHands,
  token: string,
  arrivedAt: Date,
): Promise<Rotation> {
  const [row] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)))
    .for('update')
  if (row === undefined) return { outcome: 'refused', code: 'refresh_token_invalid' }
  if (row.rotatedAt !== null) {
    if (arrivedAt.getTime() < row.rotatedAt.getTime() + raceMs) {
      return { outcome: 'refused', code: 'refresh_in_progress' }
    }
    await endFamily(tx, row.familyUuid, 'reuse', now())
    return { outcome: 'refused', code: 'refresh_token_reused' }
  }
  const [owner] = await tx
    .select({ id: users.id, uuid: users.uuid, deactivated: users.deactivated })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(and(eq(sessionFamilies.uuid, row.familyUuid), isNull(sessionFamilies.endedAt)))
  // Only now, under the lock: whoever waited for it had arrived before this rotation.
  const at = now()
  if (owner === undefined || owner.deactivated || row.expiresAt <= at) {
    return { outcome: 'refused', code: 'refresh_token_invalid' }
  }
  await tx.update(refreshTokens).set({ rotatedAt: at }).where(eq(refreshTokens.hash, row.hash))
  const tokens = await issue(tx, { accessTokens, now: at }, owner, row.familyUuid)
  return { outcome: 'rotated', tokens }
}

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

/** The family of a refresh token, or null if it is nobody's. */
export async function familyOf(connection: Connection, token: string): Promise<string | null> {
  const [row] = await connection
    .select({ familyUuid: refreshTokens.familyUuid })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)))
  return row?.familyUuid ?? null
}

/** Ends every session of a user whose password changes, but for one that may be kept. */
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

/** The tokens of a rotation, or its refusal thrown once the transaction has ended. */
export function tokensOf(rotation: Rotation): Tokens {
  if (rotation.outcome === 'refused') throw new Refusal(rotation.code)
  return rotation.tokens
}
