import { createHash, randomBytes } from 'node:crypto'
import { permissionRegistry } from '@contract/permissionRegistry'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { authLinks, sessionFamilies, userBuildings, userPermissions, users } from '../../db/schema'
import { Refusal } from '../platform/refusal'
import { isMembershipOf } from '../tenancy/membership'
import { accessTokenSeconds } from './accessToken'
import type { Principal } from './principal'
import type { SessionDependencies } from './refreshToken'
import { startShortSession } from './session'
import { endOfSession, ownerOf } from './sessionKind'

/** Long enough for a redirect on a slow connection. */
export const linkSeconds = 60

export const hashOf = (ott: string) => createHash('sha256').update(ott).digest('hex')

async function mayLaunch(connection: Connection, userId: number): Promise<boolean> {
  const rows = await connection
    .select()
    .from(userPermissions)
    .innerJoin(
      userBuildings,
      and(eq(userBuildings.buildingUuid, userPermissions.buildingUuid), isMembershipOf(userId)),
    )
    .where(
      and(
        eq(userPermissions.userId, userId),
        eq(userPermissions.permission, permissionRegistry.adminLink),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Creates a token that signs its user in to the admin site once.
 * @throws `permission_denied`
 */
export async function makeAuthLink(
  connection: Connection,
  { id, familyUuid }: Pick<Principal, 'id' | 'familyUuid'>,
  now: Date,
): Promise<string> {
  if (!(await mayLaunch(connection, id))) throw new Refusal('permission_denied')
  const ott = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkSeconds * 1000)
  await connection.insert(authLinks).values({ hash: hashOf(ott), familyUuid, expiresAt })
  return ott
}

/**
 * Consumes a one-time token and starts a separate session that cannot be renewed. Unknown, used and expired tokens, and
 * tokens of an ended session, are refused alike.
 * @throws `auth_link_invalid`
 */
export async function redeemAuthLink(
  tx: Connection,
  dependencies: SessionDependencies,
  ott: string,
): Promise<{ userId: number; email: string; token: string; expires_in: number }> {
  const { now, sessionDays } = dependencies
  // Of several concurrent calls, only one finds the token unused.
  const [spent] = await tx
    .update(authLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(authLinks.hash, hashOf(ott)),
        isNull(authLinks.usedAt),
        gt(authLinks.expiresAt, now),
        // A token for a mini-app is valid only for that mini-app.
        isNull(authLinks.appUuid),
      ),
    )
    .returning({ familyUuid: authLinks.familyUuid })
  if (spent === undefined) throw new Refusal('auth_link_invalid')
  const [found] = await tx
    .select({ user: users, kind: sessionFamilies.kind, startedAt: sessionFamilies.startedAt })
    .from(sessionFamilies)
    .innerJoin(users, eq(users.id, sessionFamilies.userId))
    .where(and(eq(sessionFamilies.uuid, spent.familyUuid), isNull(sessionFamilies.endedAt)))
  const isOpen = found !== undefined && endOfSession(found, sessionDays) > now
  if (!isOpen || found.user.deactivated || !(await mayLaunch(tx, found.user.id))) {
    throw new Refusal('auth_link_invalid')
  }
  const { user } = found
  return {
    userId: user.id,
    email: user.email,
    token: await startShortSession(tx, dependencies, ownerOf(user)),
    expires_in: accessTokenSeconds,
  }
}
