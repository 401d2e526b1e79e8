import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { sessionFamilies } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { endFamily } from './endSession'
import { issueTokens, type SessionDependencies, type Tokens } from './refreshToken'
import type { Owner } from './sessionKind'

/** Starts a session (a family of tokens) for a user who has just proved their identity. */
export async function startSession(
  tx: Connection,
  dependencies: SessionDependencies,
  user: Owner,
): Promise<Tokens> {
  return startSessionOf(tx, dependencies, user, dependencies.now)
}

/** Replaces a session by a new one that ends when the old one would have ended. */
export async function continueSession(
  tx: Connection,
  dependencies: SessionDependencies,
  { familyUuid, ...user }: Owner & { familyUuid: string },
): Promise<Tokens> {
  const [family] = await tx
    .select({ startedAt: sessionFamilies.startedAt })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
    .for('update')
  // Of several concurrent calls, only the first finds the session open.
  if (family === undefined) throw new Refusal('unauthenticated')
  await endFamily(tx, familyUuid, 'upgrade', dependencies.now)
  return startSessionOf(tx, dependencies, user, family.startedAt)
}

async function startSessionOf(
  tx: Connection,
  dependencies: SessionDependencies,
  user: Owner,
  startedAt: Date,
): Promise<Tokens> {
  const uuid = await startFamily(tx, user, { startedAt, ...dependencies })
  return issueTokens(tx, dependencies, user, { uuid, kind: user.kind, startedAt })
}

/** An access token without a refresh token: the session ends when the token expires. */
export async function startShortSession(
  tx: Connection,
  { accessTokens, now, agent }: Pick<SessionDependencies, 'accessTokens' | 'now' | 'agent'>,
  user: Owner,
): Promise<string> {
  const familyUuid = await startFamily(tx, user, { startedAt: now, now, agent })
  return accessTokens.sign({ userUuid: user.uuid, familyUuid }, now)
}

/** Enough of a `User-Agent` to identify browser and system. */
const agentLength = 400
export const versionLength = 40

async function startFamily(
  tx: Connection,
  user: Owner,
  {
    startedAt,
    now,
    agent,
    appVersion,
  }: { startedAt: Date } & Pick<SessionDependencies, 'now' | 'agent' | 'appVersion'>,
): Promise<string> {
  const uuid = randomUUID()
  await tx.insert(sessionFamilies).values({
    uuid,
    userId: user.id,
    kind: user.kind,
    startedAt,
    lastSeenAt: now,
    agent: agent.slice(0, agentLength),
    appVersion: appVersion?.slice(0, versionLength),
  })
  return uuid
}
