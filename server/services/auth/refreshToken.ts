import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { refreshTokens, sessionFamilies, users } from '../../db/schema'
import { type AccessTokens, accessTokenSeconds } from './accessToken'
import { endOfSession, type Family, type SessionDays } from './sessionKind'

export const refreshTokenSeconds = 30 * 24 * 60 * 60

export type Tokens = {
  token: string
  expires_in: number
  refresh_token: { token: string; expires_in: number }
}

export type SessionDependencies = {
  accessTokens: AccessTokens
  sessionDays: SessionDays
  now: Date
  /** The `User-Agent` of the calling browser. */
  agent: string
  /** The version of the calling app, if it says so. */
  appVersion?: string | undefined
}

/** Refresh tokens are stored as hashes only. */
export const refreshTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Issues an access token and the refresh token that renews it, which expires with the session at the latest. */
export async function issueTokens(
  tx: Connection,
  {
    accessTokens,
    sessionDays,
    now,
  }: Pick<SessionDependencies, 'accessTokens' | 'sessionDays' | 'now'>,
  user: { uuid: string },
  family: Family & { uuid: string },
): Promise<Tokens> {
  const refresh = randomBytes(32).toString('base64url')
  const left = endOfSession(family, sessionDays).getTime() - now.getTime()
  const seconds = Math.min(refreshTokenSeconds, Math.floor(left / 1000))
  await tx.insert(refreshTokens).values({
    hash: refreshTokenHash(refresh),
    familyUuid: family.uuid,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  return {
    token: await accessTokens.sign({ userUuid: user.uuid, familyUuid: family.uuid }, now),
    expires_in: accessTokenSeconds,
    refresh_token: { token: refresh, expires_in: seconds },
  }
}

/** The family that a refresh token belongs to; null for an unknown token. */
export const familyOf = (connection: Connection, token: string): Promise<string | null> =>
  familyOfFingerprint(connection, refreshTokenHash(token))

/** The family of the refresh token with this hash; null for an unknown one. */
export async function familyOfFingerprint(
  connection: Connection,
  fingerprint: string,
): Promise<string | null> {
  const [row] = await connection
    .select({ familyUuid: refreshTokens.familyUuid })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, fingerprint))
  return row?.familyUuid ?? null
}

/** The e-mail address of the user of a session. */
export async function addressOfFamily(
  connection: Connection,
  familyUuid: string,
): Promise<string | null> {
  const [row] = await connection
    .select({ email: users.email })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(eq(sessionFamilies.uuid, familyUuid))
  return row?.email ?? null
}

/** Whether a live session belongs to a kiosk. */
export async function isKioskFamily(connection: Connection, familyUuid: string): Promise<boolean> {
  const [row] = await connection
    .select({ kind: sessionFamilies.kind })
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.uuid, familyUuid), isNull(sessionFamilies.endedAt)))
  return row?.kind === 'kiosk'
}
