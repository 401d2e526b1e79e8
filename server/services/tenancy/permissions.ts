import { roles } from '@contract/operate/roles'
import type { Permission } from '@contract/permissionRegistry'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { buildings, operatorGrants, userBuildings, userPermissions } from '../../db/schema'
import { isForBuilding } from '../operate/reach'
import { Refusal } from '../platform/refusal'
import { enterBuilding } from './buildings'
import { isMembershipOf } from './membership'

const keyOf = (buildingUuid: string, permission: string) => `${buildingUuid} ${permission}`

/** The user's permission keys, granted by themselves or with a role; none if the user is not a member. */
async function grantedOf(
  connection: Connection,
  userId: number,
  buildingUuids: string[],
  permissions: string[],
): Promise<Set<string>> {
  const rows = await connection
    .select({
      buildingUuid: userBuildings.buildingUuid,
      permission: userPermissions.permission,
      role: operatorGrants.role,
    })
    .from(userBuildings)
    .innerJoin(buildings, eq(buildings.uuid, userBuildings.buildingUuid))
    .leftJoin(
      userPermissions,
      and(
        eq(userPermissions.userId, userBuildings.userId),
        eq(userPermissions.buildingUuid, userBuildings.buildingUuid),
        inArray(userPermissions.permission, permissions),
      ),
    )
    .leftJoin(operatorGrants, and(eq(operatorGrants.userId, userBuildings.userId), isForBuilding))
    .where(and(isMembershipOf(userId), inArray(userBuildings.buildingUuid, buildingUuids)))
  return new Set(
    rows.flatMap(({ buildingUuid, permission, role }) =>
      [permission ?? [], role === null ? [] : roles[role].permissions]
        .flat()
        .map((each) => keyOf(buildingUuid, each)),
    ),
  )
}

/** Building uuid → permission → granted, for exactly the requested ones. */
export async function permissionsOf(
  connection: Connection,
  userId: number,
  buildingUuids: string[],
  permissions: string[],
): Promise<Record<string, Record<string, boolean>>> {
  if (permissions.length === 0) return {}
  const granted = await grantedOf(connection, userId, buildingUuids, permissions)
  return Object.fromEntries(
    buildingUuids.map((building) => [
      building,
      Object.fromEntries(
        permissions.map((permission) => [permission, granted.has(keyOf(building, permission))]),
      ),
    ]),
  )
}

/**
 * The building, for a user who has the permission there.
 * @throws `not_found`, `permission_denied`
 */
export async function enterWith(
  connection: Connection,
  userId: number,
  buildingUuid: string,
  permission: Permission,
) {
  const building = await enterBuilding(connection, userId, buildingUuid)
  const granted = await grantedOf(connection, userId, [building.uuid], [permission])
  if (!granted.has(keyOf(building.uuid, permission))) throw new Refusal('permission_denied')
  return building
}
