import type { PermissionName } from '@contract/permissionRegistry'

/** A user's rights in a building beyond those of every tenant. */
export type Permissions = Record<PermissionName, boolean> & {
  /** The parameters of the request that these permissions answer. */
  request: { buildingUuids: readonly string[]; permissions: readonly string[] }
}
