import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, userBuildings } from '../../db/schema'

/**
 * A condition on `user_buildings`: the row makes this user a member, was not revoked, waits for no approval, and its building is live. A draft
 * has no members, so that it is hidden from those inside too.
 */
export function isMembershipOf(userId: number | Placeholder): SQL | undefined {
  return and(
    eq(userBuildings.userId, userId),
    isNull(userBuildings.revokedAt),
    isNull(userBuildings.requestedAt),
    sql`exists (select 1 from ${buildings} as "entered" where "entered"."uuid" = ${userBuildings.buildingUuid} and "entered"."publication" = 'live')`,
  )
}

/** A condition on `user_buildings`: the user has signed up, and the sign-up is not decided yet. */
export const isWaiting = and(isNotNull(userBuildings.requestedAt), isNull(userBuildings.revokedAt))

export async function isMember(
  connection: Connection,
  userId: number,
  buildingUuid: string,
): Promise<boolean> {
  const isThis = and(isMembershipOf(userId), eq(userBuildings.buildingUuid, buildingUuid))
  return (await connection.$count(userBuildings, isThis)) > 0
}

/** Buildings whose membership was revoked for this user. Only a manager can undo that. */
export async function revokedBuildings(
  connection: Connection,
  userId: number,
): Promise<Set<string>> {
  const rows = await connection
    .select({ uuid: userBuildings.buildingUuid })
    .from(userBuildings)
    .where(and(eq(userBuildings.userId, userId), isNotNull(userBuildings.revokedAt)))
  return new Set(rows.map(({ uuid }) => uuid))
}
