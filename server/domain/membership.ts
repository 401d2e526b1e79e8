import { and, eq, isNotNull, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { userBuildings } from '../db/schema'

/** Of a row of `user_buildings`: it makes this user a member. One that was revoked makes nobody one. */
export function isMembershipOf(userId: number | Placeholder): SQL | undefined {
  return and(eq(userBuildings.userId, userId), isNull(userBuildings.revokedAt))
}

export async function isMember(
  connection: Connection,
  userId: number,
  buildingUuid: string,
): Promise<boolean> {
  const rows = await connection
    .select({ buildingUuid: userBuildings.buildingUuid })
    .from(userBuildings)
    .where(and(isMembershipOf(userId), eq(userBuildings.buildingUuid, buildingUuid)))
  return rows.length > 0
}

/** Buildings that a user was put out of: no way in leads there again, but a manager's word. */
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
