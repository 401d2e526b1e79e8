import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { sessionFamilies } from '../db/schema'
import { endFamily } from './endSession'
import { issueTokens, type SessionHands, type Tokens } from './refreshToken'
import { Refusal } from './refusal'
import type { Owner } from './sessionKind'

/** A new family of tokens for a user who has just proved who they are. */
export async function startSession(
  tx: Connection,
  hands: SessionHands,
  user: Owner,
): Promise<Tokens> {
  return startSessionOf(tx, hands, user, hands.now)
}

/** A family that goes on for another, which is ended: it lasts no longer than that would have. */
export async function continueSession(
  tx: Connection,
  hands: SessionHands,
  { familyUuid, ...user }: Owner & { familyUuid: string },
): Promise<Tokens> {
  const [family] = await tx
    .select({ startedAt: sessionFamilies.startedAt })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
    .for('update')
  // Of several calls at once, one goes on.
  if (family === undefined) throw new Refusal('unauthenticated')
  await endFamily(tx, familyUuid, 'upgrade', hands.now)
  return startSessionOf(tx, hands, user, family.startedAt)
}

async function startSessionOf(
  tx: Connection,
  hands: SessionHands,
  user: Owner,
  startedAt: Date,
): Promise<Tokens> {
  const uuid = await startFamily(tx, user, startedAt)
  return issueTokens(tx, hands, user, { uuid, kind: user.kind, startedAt })
}

/** An access token alone, of a session that ends with it: nothing renews it. */
export async function startShortSession(
  tx: Connection,
  { accessTokens, now }: Pick<SessionHands, 'accessTokens' | 'now'>,
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
