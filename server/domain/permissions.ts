import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { userBuildings, userPermissions } from '../db/schema'
import { isMembershipOf } from './membership'

/** Building uuid → permission → granted, for exactly what was asked; nothing where they are no member. */
export async function permissionsOf(
  connection: Connection,
  userId: number,
  buildingUuids: string[],
  permissions: string[],
): Promise<Record<string, Record<string, boolean>>> {
  if (permissions.length === 0) return {}
  const rows = await connection
    .select({
      buildingUuid: userPermissions.buildingUuid,
      permission: userPermissions.permission,
    })
    .from(userPermissions)
    .innerJoin(
      userBuildings,
      and(eq(userBuildings.buildingUuid, userPermissions.buildingUuid), isMembershipOf(userId)),
    )
    .where(
      and(
        eq(userPermissions.userId, userId),
        inArray(userPermissions.buildingUuid, buildingUuids),
        inArray(userPermissions.permission, permissions),
      ),
    )
  const granted = new Set(rows.map((row) => `${row.buildingUuid} ${row.permission}`))
  return Object.fromEntries(
    buildingUuids.map((building) => [
      building,
      Object.fromEntries(
        permissions.map((permission) => [permission, granted.has(`${building} ${permission}`)]),
      ),
    ]),
  )
}
